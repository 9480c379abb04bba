import { messages } from './message.ts'

/** Texts of the data-protection notice. */
export const dataProtection = messages({
  'dataProtection.title': { ko: '개인정보 보호 안내', en: 'Data protection', ja: '個人データ保護のお知らせ' },
  'dataProtection.text': {
    ko: '유럽 경제 지역(EEA) 고객님의 개인정보는 일반 데이터 보호 규정(GDPR)에 따라 처리합니다.',
    en: 'We handle the personal information of customers in the European Economic Area (EEA) under the GDPR.',
    ja: '欧州経済領域（EEA）のお客様の個人データは、GDPRに基づいて取り扱います。',
  },
})
