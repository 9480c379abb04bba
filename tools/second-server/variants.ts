import type { Row } from './records.ts'
import type { Rules } from './rules.ts'

// Bugs that the server can have, each with the clause that must fail.

type Plant = (rules: Rules, document: Row) => void

/** Changes some rules. */
const rule =
  (changes: Partial<Rules>): Plant =>
  (rules) =>
    void Object.assign(rules, changes)

/** Changes what the server takes for the schema of a part of an inquiry. */
const part =
  (name: string, changes: Row): Plant =>
  (_rules, { paths }) => {
    const { schema } = paths['/api/support/inquiry'].post.requestBody.content['multipart/form-data']
    Object.assign(schema.properties[name], changes)
  }

const workspaceOnPublic = { inquiryTypeCode: ['O2O'], bbsArticleTypeDetailCode: ['O2O_BI_004'], site: ['public'] }
const scaleOnFin = { inquiryTypeCode: ['SALES'], bbsArticleTypeDetailCode: ['SALES_INVOC_003'] }

const rows: readonly (readonly [name: string, clause: string, bug: string, plant: Plant])[] = [
  // Parts of an inquiry.
  ['content-5001', 'inquiry.content.max', 'The content can have 5001 characters.', rule({ contentMax: 5001 })],
  [
    'scale-on-fin',
    'inquiry.scale.not-required-on-fin',
    'fin asks for the scale too.',
    part('scale', { 'x-required-if': [scaleOnFin] }),
  ],
  [
    'workspace-on-gov',
    'inquiry.workspace-account.required-gov',
    'gov does not ask for the workspace account.',
    part('naverWorksAccount', { 'x-required-if': [workspaceOnPublic] }),
  ],
  [
    'emergency-of-every-type',
    'inquiry.emergency.trouble-only',
    'Business accounts choose the support of every type.',
    part('isEmergency', { 'x-required-if': [{ user: 'business' }] }),
  ],
  [
    'no-sharing-of-trouble',
    'inquiry.partner-sharing.on-trbl',
    'Partners are not asked about troubles.',
    part('isPartnerSharingAgreement', { 'x-required-if': [{ inquiryTypeCode: ['O2O'], user: 'partner' }] }),
  ],
  ['any-email', 'inquiry.email.read-only-when-known', 'Users can send any address.', rule({ sendsOwnEmail: false })],
  // Files.
  [
    'file-of-a-byte-more',
    'inquiry.files.size-max',
    'A file can have 10485761 bytes.',
    rule({ fileBytesMax: 10_485_761 }),
  ],
  ['any-extension', 'inquiry.files.extension-allowed', 'Every extension is allowed.', rule({ extension: () => '' })],
  // Times, counts and captchas.
  [
    'additional-six-days',
    'additional.limit.conflict',
    'Additional inquiries are possible for six days.',
    rule({ additionalDays: 6 }),
  ],
  [
    'additional-sixth',
    'additional.limit.conflict',
    'Six additional inquiries are possible.',
    rule({ additionalMax: 6 }),
  ],
  [
    'survey-eleven-days',
    'survey.answer.conflict-when-expired',
    'A survey stays open for eleven days.',
    rule({ surveyDays: 11 }),
  ],
  [
    'captcha-of-users',
    'captcha.required-for-anonymous-under-abuse',
    'Users need a captcha too.',
    rule({ isCaptchaNeeded: (abuse) => abuse }),
  ],
  [
    'captcha-twice',
    'captcha.key.one-accepted-submission',
    'A captcha can be sent twice.',
    rule({ usesUpCaptcha: false }),
  ],
  // Lists, searches and texts.
  [
    'order',
    'notice.list.newest-first',
    'The items of a page are in reverse order.',
    rule({ pageOfNotices: (items) => items.toReversed() }),
  ],
  ['pages-from-one', 'call.faq.list.query-page', 'The first page is page 1.', rule({ firstPage: 1 })],
  [
    'search-of-small-letters',
    'call.faq.list.query-search-keyword',
    'Capital letters find nothing.',
    rule({ keyword: (text) => text.replace(/[A-Z]/g, '#') }),
  ],
  [
    'related-exactly',
    'call.faq.related',
    'Only items about exactly the code are related.',
    rule({ fitsCode: (about, code) => about === code }),
  ],
  ['message-language', 'error.body.language', 'Messages are always Korean.', rule({ messageLanguage: () => 'ko' })],
  [
    'date-form',
    'call.news.item.form-of-apply-ymd',
    'Days have points.',
    rule({ newsDay: (day) => day.replaceAll('-', '.') }),
  ],
  [
    'missing-field',
    'call.survey.data.form-of-register-date',
    'A survey lacks isSurvey.',
    rule({ surveyFields: ['registerDate'] }),
  ],
  // Users and what is theirs.
  [
    'tax-bill-anywhere',
    'my-page.access.forbidden',
    'Every country has tax invoices.',
    (_rules, { paths }) => void delete paths['/api/mypage/tax-bill'].get['x-access'].country,
  ],
  [
    'inquiries-of-all',
    'my-page.questions.own-only',
    'My page lists the inquiries of everybody.',
    rule({ isOwn: () => true }),
  ],
  [
    'wrong-status',
    'hardening.access.foreign-question',
    'The inquiry of another user returns 403, not 404.',
    rule({ foreignCode: 'FORBIDDEN' }),
  ],
  ['alarm-lost', 'call.my-page.save-alarm', 'Notification settings are not stored.', rule({ storesAlarm: false })],
  [
    'old-password',
    'my-page.password.not-recent',
    'An earlier password can be chosen again.',
    rule({ recentPasswords: 1 }),
  ],
]

export const variants = rows.map(([name, clause, bug, plant]) => ({ name, clause, bug, plant }))
