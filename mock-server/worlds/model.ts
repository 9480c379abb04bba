import type * as z from 'zod'
import { accounts } from '#fixtures/accounts.ts'
import { alarms } from '#fixtures/my-page/alarms.ts'
import { answers } from '#fixtures/answers.ts'
import { faqKeywords } from '#fixtures/faq-keywords.ts'
import { faqs } from '#fixtures/faqs/index.ts'
import { files } from '#fixtures/files/index.ts'
import { incidents } from '#fixtures/incidents.ts'
import { inquiries } from '#fixtures/inquiries.ts'
import { inquiryCodes } from '#fixtures/inquiry-codes.ts'
import { libraryItems } from '#fixtures/library/index.ts'
import { news } from '#fixtures/news/index.ts'
import { notices } from '#fixtures/notices/index.ts'
import { paymentMethods } from '#fixtures/my-page/payment-methods.ts'
import { payments } from '#fixtures/my-page/payments.ts'
import { solutions } from '#fixtures/my-page/solutions.ts'
import { subAccounts } from '#fixtures/my-page/sub-accounts.ts'
import { surveys } from '#fixtures/surveys.ts'
import { trainings } from '#fixtures/my-page/trainings.ts'
import { usage } from '#fixtures/my-page/usage.ts'
import type { Kind } from './records.ts'
import type { recordSchemas } from './record-schemas.ts'
import { listed, many, one, type RelationRow } from './relation.ts'

export type Collection = keyof typeof recordSchemas
export type RecordOf<Name extends Collection> = z.infer<(typeof recordSchemas)[Name]>

/** The fixtures of a kind; the cast is safe because a test validates them. */
const kind = <Name extends Collection>(
  fixtures: readonly object[],
  keyOf: Kind<RecordOf<Name>>['keyOf'],
  order: Kind<RecordOf<Name>>['order'],
) => ({
  fixtures: fixtures as readonly RecordOf<Name>[],
  keyOf,
  order,
})

const inOrder = () => 0
/** Compares code units, so that the order does not depend on the locale of the machine. */
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const sortableTime = (time: readonly number[]) => time.map((part) => String(part).padStart(4, '0')).join('')
const ongoing = ({ realRecoveryYmdt }: IncidentRecord) => Number(realRecoveryYmdt === null)

/** The key and the list order of each kind of records. */
export const kinds = {
  notices: kind<'notices'>(
    notices,
    ({ noticeId }) => noticeId,
    (a, b) => byText(b.regYmdt, a.regYmdt) || b.noticeId - a.noticeId,
  ),
  files: kind<'files'>(files, ({ fileNo }) => fileNo, inOrder),
  faqs: kind<'faqs'>(
    faqs,
    ({ faqId }) => faqId,
    (a, b) => a.faqId - b.faqId,
  ),
  faqKeywords: kind<'faqKeywords'>(faqKeywords, ({ keywordNo }) => keywordNo, inOrder),
  library: kind<'library'>(
    libraryItems,
    ({ libraryNo }) => libraryNo,
    (a, b) => a.libraryNo - b.libraryNo,
  ),
  news: kind<'news'>(
    news,
    ({ serviceNewsNo }) => serviceNewsNo,
    (a, b) => byText(b.applyYmd, a.applyYmd) || b.serviceNewsNo - a.serviceNewsNo,
  ),
  incidents: kind<'incidents'>(
    incidents,
    ({ id }) => id,
    (a, b) => ongoing(b) - ongoing(a) || byText(sortableTime(b.startYmdt), sortableTime(a.startYmdt)),
  ),
  inquiryCodes: kind<'inquiryCodes'>(inquiryCodes, ({ code }) => code, inOrder),
  inquiries: kind<'inquiries'>(
    inquiries,
    ({ inquiryId }) => inquiryId,
    (a, b) => b.inquiryId - a.inquiryId,
  ),
  answers: kind<'answers'>(
    answers,
    ({ answerId }) => answerId,
    (a, b) => byText(a.regYmdt, b.regYmdt) || a.answerId - b.answerId,
  ),
  surveys: kind<'surveys'>(surveys, ({ inquiryId, answerId }) => `${inquiryId}/${answerId ?? 'call'}`, inOrder),
  mails: kind<'mails'>(
    [],
    ({ mailId }) => mailId,
    (a, b) => a.mailId - b.mailId,
  ),
  idempotencyKeys: kind<'idempotencyKeys'>([], ({ id }) => id, inOrder),
  accounts: kind<'accounts'>(accounts, ({ persona }) => persona, inOrder),
  usage: kind<'usage'>(
    usage,
    ({ owner, month, serviceCode, regionCode }) => [owner, month, serviceCode, regionCode].join('/'),
    (a, b) => byText(b.month, a.month),
  ),
  payments: kind<'payments'>(
    payments,
    ({ owner, month }) => `${owner}/${month}`,
    (a, b) => byText(b.month, a.month),
  ),
  paymentMethods: kind<'paymentMethods'>(
    paymentMethods,
    ({ paymentMethodNo }) => paymentMethodNo,
    (a, b) => byText(b.isDefault, a.isDefault),
  ),
  trainings: kind<'trainings'>(
    trainings,
    ({ trainNo }) => trainNo,
    (a, b) => byText(b.trainYmd, a.trainYmd),
  ),
  alarms: kind<'alarms'>(alarms, ({ owner }) => owner, inOrder),
  solutions: kind<'solutions'>(solutions, ({ solutionNo }) => solutionNo, inOrder),
  subAccounts: kind<'subAccounts'>(subAccounts, ({ loginId }) => loginId, inOrder),
}

/** The relations between the records. Records that belong to one other record alone are parts of it. */
const relations = {
  notices: { files: listed('files', ({ fileNos }: RecordOf<'notices'>) => fileNos) },
  library: { files: listed('files', ({ fileNos }: RecordOf<'library'>) => fileNos) },
  inquiries: {
    answers: many('answers', ({ inquiryId }: RecordOf<'answers'>) => inquiryId),
    callSurvey: one('surveys', ({ inquiryId }: RecordOf<'inquiries'>) => `${inquiryId}/call`),
    original: one('inquiries', ({ parentInquiryId }: RecordOf<'inquiries'>) => parentInquiryId),
    additional: many('inquiries', ({ parentInquiryId }: RecordOf<'inquiries'>) => parentInquiryId),
  },
  answers: { survey: one('surveys', ({ inquiryId, answerId }: RecordOf<'answers'>) => `${inquiryId}/${answerId}`) },
  payments: { items: many('usage', ({ owner, month }: RecordOf<'usage'>) => `${owner}/${month}`) },
} satisfies { readonly [Name in Collection]?: { readonly [name: string]: RelationRow<Collection> } }

/** The relations of a kind. */
export const relationsOf = (name: Collection): readonly (readonly [string, RelationRow<Collection>])[] =>
  Object.entries(name in relations ? relations[name as keyof typeof relations] : {})

type RelatedTo<Row> =
  Row extends RelationRow<infer To extends Collection, infer Kind>
    ? Kind extends 'one'
      ? StoredOf<To> | undefined
      : readonly StoredOf<To>[]
    : never

/** A record as a table has it, with its relations. */
export type StoredOf<Name extends Collection> = RecordOf<Name> &
  (Name extends keyof typeof relations
    ? { readonly [Relation in keyof (typeof relations)[Name]]: RelatedTo<(typeof relations)[Name][Relation]> }
    : unknown)

export type NoticeRecord = StoredOf<'notices'>
export type FaqRecord = StoredOf<'faqs'>
export type NewsRecord = StoredOf<'news'>
export type IncidentRecord = StoredOf<'incidents'>
export type InquiryCodeRecord = StoredOf<'inquiryCodes'>
export type InquiryRecord = StoredOf<'inquiries'>
export type MailRecord = StoredOf<'mails'>
export type UsageRecord = StoredOf<'usage'>
export type PaymentRecord = StoredOf<'payments'>

export const isCollection = (name: string): name is Collection => Object.hasOwn(kinds, name)
