import { messages } from './message.ts'

/** The additional inquiry. */
export const additional = messages({
  'question.additionalInquiryMsg1': {
    ko: '추가 문의는 회원이 보낸 문의에만 보낼 수 있습니다. 홈에서 새 문의를 보내 주세요.',
    en: 'You can send a follow-up inquiry only for inquiries sent while signed in. Send a new inquiry from the home page.',
    ja: '追加のお問い合わせは、会員の方がお送りになったお問い合わせに限り可能です。ホームから新しいお問い合わせをお送りください。',
  },
  'question.additionalInquiryMsg2': {
    ko: '추가 문의는 첫 답변을 받은 뒤 {{days}}일 안에 {{max}}회까지 보낼 수 있습니다. 로그인한 뒤 새 문의를 보내 주세요.',
    en: 'You can send up to {{max}} follow-up inquiries within {{days}} days of our first answer. Sign in to send a new inquiry.',
    ja: '追加のお問い合わせは、最初の回答から{{days}}日以内に{{max}}回までお送りいただけます。ログインして新しいお問い合わせをお送りください。',
  },
  'additional.noCustomer.title': {
    ko: '추가 문의를 보낼 수 없습니다',
    en: 'You can’t send a follow-up inquiry',
    ja: '追加のお問い合わせはできません',
  },
  'additional.overLimit.title': {
    ko: '추가 문의 기간이나 횟수를 넘었습니다',
    en: 'Follow-up inquiries are closed',
    ja: '追加のお問い合わせの受付は終了しました',
  },
  'additional.toLogin': { ko: '로그인하기', en: 'Go to sign in', ja: 'ログインへ進む' },
  'additional.lead': {
    ko: '받으신 답변에 대해 더 궁금한 점을 보내 주세요. 원 문의를 맡은 담당자가 이어서 답변해 드립니다.',
    en: 'Ask about the answer that you received. The person who handled your original inquiry will reply.',
    ja: '回答についてさらにご不明な点をお送りください。元のお問い合わせの担当者が引き続きご回答します。',
  },
  'additional.parent': { ko: '원 문의', en: 'Original inquiry', ja: '元のお問い合わせ' },
  'additional.category': { ko: '문의 분류', en: 'Inquiry category', ja: 'お問い合わせの分類' },
  'additional.remaining': { ko: '남은 횟수', en: 'Remaining', ja: '残りの回数' },
  'additional.remaining.count_one': { ko: '1회', en: '1 more', ja: 'あと1回' },
  'additional.remaining.count_other': { ko: '{{count}}회', en: '{{count}} more', ja: 'あと{{count}}回' },
  'additional.until': { ko: '보낼 수 있는 기한', en: 'Available until', ja: '受付期限' },
  'additional.sent': {
    ko: '추가 문의를 보냈습니다',
    en: 'Follow-up inquiry sent',
    ja: '追加のお問い合わせを送信しました',
  },
})
