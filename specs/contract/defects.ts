import type { ClauseId } from '../clauses/index.ts'

/** A bug that a world of the mock can have, so that those who judge back ends see whether they find it. */
interface Defect {
  /** The clause that must fail; missing if the defect hides records from the suites. */
  readonly clause?: ClauseId | `call.${string}`
  readonly sentence: string
}

export const defects = {
  // Parts of an inquiry
  'content-5001': { clause: 'inquiry.content.max', sentence: 'The content can have 5001 characters.' },
  'scale-on-fin': { clause: 'inquiry.scale.not-required-on-fin', sentence: 'fin asks for the scale too.' },
  'workspace-on-gov': {
    clause: 'inquiry.workspace-account.required-gov',
    sentence: 'gov does not ask for the workspace account.',
  },
  'emergency-of-every-type': {
    clause: 'inquiry.emergency.trouble-only',
    sentence: 'Business accounts choose the support of every type.',
  },
  'no-sharing-of-trouble': {
    clause: 'inquiry.partner-sharing.on-trbl',
    sentence: 'Partners are not asked about troubles.',
  },
  'any-email': { clause: 'inquiry.email.read-only-when-known', sentence: 'Users can send any address.' },
  // Files
  'file-of-a-byte-more': { clause: 'inquiry.files.size-max', sentence: 'A file can have 10485761 bytes.' },
  'any-extension': { clause: 'inquiry.files.extension-allowed', sentence: 'Every extension is allowed.' },
  // Times, counts and captchas
  'additional-six-days': {
    clause: 'additional.limit.conflict',
    sentence: 'Additional inquiries are possible for six days.',
  },
  'additional-sixth': { clause: 'additional.limit.conflict', sentence: 'Six additional inquiries are possible.' },
  'survey-eleven-days': {
    clause: 'survey.answer.conflict-when-expired',
    sentence: 'A survey stays open for eleven days.',
  },
  'captcha-of-users': { clause: 'captcha.required-for-anonymous-under-abuse', sentence: 'Users need a captcha too.' },
  'captcha-twice': { clause: 'captcha.key.one-accepted-submission', sentence: 'A captcha can be sent twice.' },
  // Lists, searches and texts
  order: { clause: 'notice.list.newest-first', sentence: 'The items of a page are in reverse order.' },
  'pages-from-one': { clause: 'call.faq.list.query-page', sentence: 'The first page is page 1.' },
  'search-of-small-letters': {
    clause: 'call.faq.list.query-search-keyword',
    sentence: 'Capital letters find nothing.',
  },
  'related-exactly': { clause: 'call.faq.related', sentence: 'Only items about exactly the code are related.' },
  'message-language': { clause: 'error.body.language', sentence: 'Messages are always Korean.' },
  'date-form': { clause: 'call.news.item.form-of-apply-ymd', sentence: 'Days have points.' },
  'missing-field': { clause: 'call.survey.data.yes-or-no', sentence: 'A survey lacks isSurvey.' },
  'misspelled-field': { clause: 'call.notices.field.content.title', sentence: 'Notices have a titel.' },
  // Users and what is theirs
  'tax-bill-of-all': { clause: 'my-page.access.forbidden', sentence: 'Every user sees tax invoices.' },
  'inquiries-of-all': { clause: 'my-page.questions.own-only', sentence: 'My page lists the inquiries of everybody.' },
  'wrong-status': {
    clause: 'hardening.access.foreign-question',
    sentence: 'The inquiry of another user returns 403, not 404.',
  },
  'alarm-lost': { clause: 'call.my-page.save-alarm', sentence: 'Notification settings are not stored.' },
  'old-password': { clause: 'my-page.password.not-recent', sentence: 'An earlier password can be chosen again.' },
  // What the suites see of a world
  'empty-records': {
    sentence: 'The control plane shows no journal, no stored inquiries, no captchas and no emails.',
  },
} satisfies { readonly [name: string]: Defect }

export type DefectName = keyof typeof defects
export const defectNames = Object.keys(defects) as [DefectName, ...DefectName[]]
