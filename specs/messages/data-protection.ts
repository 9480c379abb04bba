import { messages } from './message.ts'

/** Texts of the data-protection notice. */
export const dataProtection = messages({
  'dataProtection.title': { ko: '개인정보 보호 안내', en: 'Data protection', ja: '個人データ保護のお知らせ' },
  'dataProtection.text': {
    ko: '고객님의 개인정보를 GDPR에 따라 보호합니다.',
    en: 'We protect your personal information under the GDPR.',
    ja: 'お客様の個人データをGDPRに基づいて保護します。',
  },
})
