import type { ClauseId } from '../clauses/index.ts'

/** The clause that must fail; null if the defect hides records from the suites. */
type Broken = ClauseId | `call.${string}` | null

/** Bugs that a world of the mock can have, which show whether a suite or a judge of back ends finds them. */
export const defects = [
  // Parts of an inquiry
  ['content-5001', 'inquiry.content.max', 'The content can have 5001 characters.'],
  ['content-4999', 'inquiry.content.max', 'Content with 5000 characters is too long.'],
  ['email-51', 'inquiry.email.max', 'The email address can have 51 characters.'],
  ['any-email', 'inquiry.email.read-only-when-known', 'Users can send any address.'],
  ['any-phone', 'inquiry.phone.valid-for-country', 'Every phone number is valid.'],
  ['title-of-spaces', 'inquiry.field.spaces-are-empty', 'A title can consist of spaces.'],
  ['corp-name-51', 'inquiry.corp-name.max', 'The company name can have 51 characters.'],
  ['scale-on-fin', 'inquiry.scale.not-required-on-fin', 'fin asks for the scale too.'],
  ['workspace-on-gov', 'inquiry.workspace-account.required-gov', 'gov does not ask for the workspace account.'],
  ['emergency-of-every-type', 'inquiry.emergency.trouble-only', 'Business accounts choose the support of every type.'],
  ['role-without-ending', 'inquiry.emergency.prefix-match', 'ROLE_ACCOUNT_BIZ_ADMIN is no business role.'],
  // Consents
  ['no-sharing-of-trouble', 'inquiry.partner-sharing.on-trbl', 'Partners are not asked about troubles.'],
  ['no-third-party-consent', 'inquiry.third-party-consent.by-server', 'No solution needs the third-party consent.'],
  ['no-sales-consent', 'inquiry.sales-consent.by-server', 'Anonymous sales inquiries need no consent.'],
  ['sales-consent-of-users', 'inquiry.sales-consent.by-server', 'Users need the sales consent too.'],
  // Files
  ['file-of-a-byte-more', 'inquiry.files.size-max', 'A file can have 10485761 bytes.'],
  ['file-of-a-byte-less', 'inquiry.files.size-max', 'A file of 10485760 bytes is too large.'],
  ['six-files', 'inquiry.files.count-max', 'Six files can be sent.'],
  ['any-extension', 'inquiry.files.extension-allowed', 'Every extension is allowed.'],
  ['small-extensions', 'inquiry.files.extension-ignores-case', 'Extensions in capital letters are not allowed.'],
  ['any-character', 'inquiry.files.name-separators', 'A file name can have every character.'],
  ['empty-file', 'inquiry.files.empty-allowed', 'An empty file is too large.'],
  // Captchas
  ['captcha-of-users', 'captcha.required-for-anonymous-under-abuse', 'Users need a captcha too.'],
  ['captcha-of-nobody', 'captcha.required-for-anonymous-under-abuse', 'Nobody needs a captcha.'],
  ['captcha-twice', 'captcha.key.one-accepted-submission', 'A captcha can be sent twice.'],
  ['captcha-four-minutes', 'captcha.key.lives-three-minutes', 'A captcha lives for four minutes.'],
  ['captcha-two-minutes', 'captcha.key.lives-three-minutes', 'A captcha lives for two minutes.'],
  ['captcha-any-kind', 'captcha.key.one-kind', 'A captcha is verified as any kind.'],
  ['captcha-guesses', 'captcha.key.five-wrong-values', 'A captcha can be guessed for ever.'],
  ['captcha-any-value', 'captcha.submit.invalid-code', 'Every value of a captcha is accepted.'],
  // Periods and counts
  ['additional-six-days', 'additional.limit.conflict', 'Additional inquiries are possible for six days.'],
  ['additional-four-days', 'additional.limit.conflict', 'Additional inquiries are possible for four days.'],
  ['additional-sixth', 'additional.limit.conflict', 'Six additional inquiries are possible.'],
  ['survey-eleven-days', 'survey.answer.conflict-when-expired', 'A survey stays open for eleven days.'],
  ['survey-nine-days', 'survey.answer.conflict-when-expired', 'A survey stays open for nine days.'],
  ['score-six', 'survey.answer.score', 'A survey can be answered with 6.'],
  ['sent-again', 'call.idempotency.same-content', 'A repeated Idempotency-Key sends a second inquiry.'],
  // Lists and searches
  ['order', 'notice.list.newest-first', 'The items of a page are in reverse order.'],
  ['ongoing-last', 'event-log.list.ongoing-first', 'Ongoing incidents come last.'],
  ['pages-from-one', 'call.faq.list.query-page', 'The first page is page 1.'],
  ['total-of-page', 'call.page.shape', 'The total counts the items of the page.'],
  ['every-category', 'call.faq.list.query-category-code1', 'The FAQ of a category lists all items.'],
  ['search-of-small-letters', 'call.faq.list.query-search-keyword', 'Capital letters find nothing.'],
  ['related-exactly', 'call.faq.related', 'Only items about exactly the code are related.'],
  ['missing-field', 'call.survey.data.form-of-register-date', 'A survey lacks isSurvey.'],
  ['misspelled-field', 'call.notices.field.content.title', 'Notices have a titel.'],
  // Languages and sites
  ['message-language', 'error.body.language', 'Messages are always Korean.'],
  ['content-language', 'call.language.content', 'Notices, incidents and FAQ items are always Korean.'],
  ['mail-language', 'mail.language.request', 'Receipts are always Korean.'],
  ['untranslated', 'notice.text.falls-back-to-korean', 'A Korean text says that it is translated.'],
  ['public-on-gov', 'site.content.by-site', 'gov has the notices and downloads of public.'],
  // Dates and amounts
  ['date-form', 'call.news.item.form-of-apply-ymd', 'Days have points.'],
  ['time-form', 'call.notice.item.form-of-reg-ymdt', 'Times have a T.'],
  ['months-from-zero', 'call.event-log.times.arrays', 'January is month 0 of an incident.'],
  ['last-day', 'my-page.questions.filter-period', 'A period ends before its last day.'],
  ['no-discounts', 'call.my-page.usage', 'Discounts are not subtracted.'],
  ['forecast', 'my-page.billing.forecast', 'The forecast is the amount so far.'],
  // Users and what is theirs
  ['forbidden-anonymous', 'my-page.access.unauthorized', 'Nobody signed in is 403, not 401.'],
  ['tax-bill-of-all', 'my-page.access.forbidden', 'Every user sees tax invoices.'],
  ['usage-of-all', 'my-page.access.forbidden', 'The usage needs no role.'],
  ['signed-in-for-ever', 'call.member.sign-out', 'Signing out changes nothing.'],
  ['inquiries-of-all', 'my-page.questions.own-only', 'My page lists the inquiries of everybody.'],
  ['wrong-status', 'hardening.access.foreign-question', 'The inquiry of another user returns 403, not 404.'],
  ['old-password', 'my-page.password.not-recent', 'An earlier password can be chosen again.'],
  ['password-17', 'my-page.password.rule', 'A password can have 17 characters.'],
  // What becomes of an inquiry
  ['not-listed', 'inquiry.success.listed-in-questions', 'My page does not list what was sent.'],
  ['no-receipt', 'mail.receipt.sent', 'No receipt is sent.'],
  ['case-answered', 'my-page.questions.case-status', 'A case with an open additional inquiry is answered.'],
  ['ratable-for-ever', 'my-page.questions.ratable', 'Every answer can be rated.'],
  ['alarm-lost', 'call.my-page.save-alarm', 'Notification settings are not stored.'],
  // What the suites see of a world
  ['empty-records', null, 'The control plane shows no journal, no stored inquiries, no captchas and no emails.'],
] as const satisfies readonly (readonly [name: string, clause: Broken, bug: string])[]

export type DefectName = (typeof defects)[number][0]
export const defectNames = defects.map(([name]) => name)

export const isDefect = (name: string): name is DefectName => defects.some(([each]) => each === name)

/** A defect in words. */
export const defectText = (name: DefectName): string => defects.find(([each]) => each === name)![2]
