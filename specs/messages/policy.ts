import { messages } from './message.ts'

/** Titles of the policies, whose texts are in `specs/sites/policies`. */
export const policy = messages({
  'policy.terms': { ko: '이용약관', en: 'Terms of use', ja: '利用規約' },
  'policy.terms.lead': {
    ko: '고객지원과 마이페이지의 이용 조건입니다.',
    en: 'The conditions for using our support pages and My page.',
    ja: 'サポートとマイページの利用条件です。',
  },
  'policy.privacy': { ko: '개인정보 처리방침', en: 'Privacy policy', ja: 'プライバシーポリシー' },
  'policy.privacy.lead': {
    ko: '어떤 개인정보를 왜 수집하고 얼마나 보유하는지 알려 드립니다.',
    en: 'What personal information we collect, why, and how long we keep it.',
    ja: '取得する個人情報、利用目的、保有期間についてご説明します。',
  },
})
