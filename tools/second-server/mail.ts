import type { Rec, State } from './store.ts'
import { ymdt } from './time.ts'

const SITES: Record<string, string> = { public: 'https://www.foreign.example', gov: 'https://www.foreign.example/gov', fin: 'https://fin.foreign.example' }
const SUBJECT: Record<string, Record<string, (id: number) => string>> = {
  receipt: {
    ko: (id) => `문의 ${id}번을 받았습니다`,
    en: (id) => `We received your inquiry ${id}`,
    ja: (id) => `お問い合わせ${id}を受け付けました`,
  },
  answer: { ko: (id) => `문의 ${id}번에 답변했습니다`, en: (id) => `Your inquiry ${id} has an answer`, ja: (id) => `お問い合わせ${id}に回答しました` },
}

/** Puts an email about an inquiry into the outbox of the state. */
export function mail(state: State, inquiry: Rec, kind: 'receipt' | 'answer', links: string[] = [], text = '') {
  const to = inquiry.emailAddress ?? state.user(inquiry.persona)?.email
  if (!to) return null
  const lang = inquiry.lang ?? 'ko'
  const home = SITES[inquiry.site ?? 'public']
  const subject = SUBJECT[kind][lang](inquiry.inquiryId)
  const all = [...(inquiry.persona ? [`${home}/mypage/inquiry/${inquiry.parentInquiryId ?? inquiry.inquiryId}`] : []), ...links.map((one) => home + one)]
  const mailId = state.newId()
  state.mails.push({
    mailId,
    inquiryId: inquiry.inquiryId,
    kind,
    to,
    subject,
    lang,
    site: inquiry.site ?? 'public',
    sentYmdt: ymdt(state.now()),
    body: [subject, inquiry.title, text, ...all].filter(Boolean).join('\n'),
    links: all,
  })
  return mailId
}
