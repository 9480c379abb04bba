import type { ClauseId } from '../clauses/index.ts'

/** The clause that must fail; null if the defect hides records from the suites. */
type Broken = ClauseId | `call.${string}` | null

/** Bugs that a world of the mock can have, so that those who judge back ends see whether they find them. */
export const defects = [
  // Parts of an inquiry
  ['content-5001', 'inquiry.content.max', 'The content can have 5001 characters.'],
  ['scale-on-fin', 'inquiry.scale.not-required-on-fin', 'fin asks for the scale too.'],
  ['workspace-on-gov', 'inquiry.workspace-account.required-gov', 'gov does not ask for the workspace account.'],
  ['emergency-of-every-type', 'inquiry.emergency.trouble-only', 'Business accounts choose the support of every type.'],
  ['no-sharing-of-trouble', 'inquiry.partner-sharing.on-trbl', 'Partners are not asked about troubles.'],
  ['any-email', 'inquiry.email.read-only-when-known', 'Users can send any address.'],
  // Files
  ['file-of-a-byte-more', 'inquiry.files.size-max', 'A file can have 10485761 bytes.'],
  ['any-extension', 'inquiry.files.extension-allowed', 'Every extension is allowed.'],
  // Times, counts and captchas
  ['additional-six-days', 'additional.limit.conflict', 'Additional inquiries are possible for six days.'],
  ['additional-sixth', 'additional.limit.conflict', 'Six additional inquiries are possible.'],
  ['survey-eleven-days', 'survey.answer.conflict-when-expired', 'A survey stays open for eleven days.'],
  ['captcha-of-users', 'captcha.required-for-anonymous-under-abuse', 'Users need a captcha too.'],
  ['captcha-twice', 'captcha.key.one-accepted-submission', 'A captcha can be sent twice.'],
  // Lists, searches and texts
  ['order', 'notice.list.newest-first', 'The items of a page are in reverse order.'],
  ['pages-from-one', 'call.faq.list.query-page', 'The first page is page 1.'],
  ['search-of-small-letters', 'call.faq.list.query-search-keyword', 'Capital letters find nothing.'],
  ['related-exactly', 'call.faq.related', 'Only items about exactly the code are related.'],
  ['message-language', 'error.body.language', 'Messages are always Korean.'],
  ['date-form', 'call.news.item.form-of-apply-ymd', 'Days have points.'],
  ['missing-field', 'call.survey.data.form-of-register-date', 'A survey lacks isSurvey.'],
  ['misspelled-field', 'call.notices.field.content.title', 'Notices have a titel.'],
  // Users and what is theirs
  ['tax-bill-of-all', 'my-page.access.forbidden', 'Every user sees tax invoices.'],
  ['inquiries-of-all', 'my-page.questions.own-only', 'My page lists the inquiries of everybody.'],
  ['wrong-status', 'hardening.access.foreign-question', 'The inquiry of another user returns 403, not 404.'],
  ['alarm-lost', 'call.my-page.save-alarm', 'Notification settings are not stored.'],
  ['old-password', 'my-page.password.not-recent', 'An earlier password can be chosen again.'],
  // What the suites see of a world
  ['empty-records', null, 'The control plane shows no journal, no stored inquiries, no captchas and no emails.'],
] as const satisfies readonly (readonly [name: string, clause: Broken, bug: string])[]

export type DefectName = (typeof defects)[number][0]
export const defectNames = defects.map(([name]) => name)
