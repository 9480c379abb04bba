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
import { contentRecords } from './records-of-content.ts'
import { peopleRecords } from './records-of-people.ts'
import { catalogue, Table, type BaseTable } from './table.ts'

/** Schemas of all records of a world, for the fixtures and for `data` in the settings of a world. */
export const records = { ...contentRecords, ...peopleRecords }

export type Collection = keyof typeof records
export type RecordOf<Name extends Collection> = z.infer<(typeof records)[Name]>

export type NoticeRecord = RecordOf<'notices'>
export type FaqRecord = RecordOf<'faqs'>
export type NewsRecord = RecordOf<'news'>
export type IncidentRecord = RecordOf<'incidents'>
export type InquiryCodeRecord = RecordOf<'inquiryCodes'>
export type InquiryRecord = RecordOf<'inquiries'>
export type MailRecord = RecordOf<'mails'>
export type SurveyRecord = RecordOf<'surveys'>
export type UsageRecord = RecordOf<'usage'>
export type PaymentRecord = RecordOf<'payments'>

/** The casts are safe because a test validates every fixture against its schema. */
const table = <Name extends Collection>(
  name: Name,
  rows: readonly object[],
  keyOf: (row: RecordOf<Name>) => string | number,
  order: (a: RecordOf<Name>, b: RecordOf<Name>) => number,
) =>
  catalogue<RecordOf<Name>>(
    records[name] as unknown as BaseTable<RecordOf<Name>>['schema'],
    keyOf,
    order,
    rows as readonly RecordOf<Name>[],
  )

const inOrder = () => 0
/** Compares code units, so that the order does not depend on the locale of the machine. */
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const sortableTime = (time: readonly number[]) => time.map((part) => String(part).padStart(4, '0')).join('')
const ongoing = ({ troubleStatusCode }: IncidentRecord) => Number(troubleStatusCode === 'IN_PROGRESS')

/** The key and the list order of each collection. */
const shared = {
  notices: table(
    'notices',
    notices,
    ({ noticeId }) => noticeId,
    (a, b) => byText(b.regYmdt, a.regYmdt) || b.noticeId - a.noticeId,
  ),
  files: table('files', files, ({ fileNo }) => fileNo, inOrder),
  faqs: table(
    'faqs',
    faqs,
    ({ faqId }) => faqId,
    (a, b) => a.faqId - b.faqId,
  ),
  faqKeywords: table('faqKeywords', faqKeywords, ({ keywordNo }) => keywordNo, inOrder),
  library: table(
    'library',
    libraryItems,
    ({ libraryNo }) => libraryNo,
    (a, b) => a.libraryNo - b.libraryNo,
  ),
  news: table(
    'news',
    news,
    ({ serviceNewsNo }) => serviceNewsNo,
    (a, b) => byText(b.applyYmd, a.applyYmd) || b.serviceNewsNo - a.serviceNewsNo,
  ),
  incidents: table(
    'incidents',
    incidents,
    ({ id }) => id,
    (a, b) => ongoing(b) - ongoing(a) || byText(sortableTime(b.startYmdt), sortableTime(a.startYmdt)),
  ),
  inquiryCodes: table('inquiryCodes', inquiryCodes, ({ code }) => code, inOrder),
  inquiries: table(
    'inquiries',
    inquiries,
    ({ inquiryId }) => inquiryId,
    (a, b) => b.inquiryId - a.inquiryId,
  ),
  answers: table(
    'answers',
    answers,
    ({ answerId }) => answerId,
    (a, b) => byText(a.regYmdt, b.regYmdt) || a.answerId - b.answerId,
  ),
  surveys: table('surveys', surveys, ({ inquiryId, answerId }) => `${inquiryId}/${answerId ?? 'call'}`, inOrder),
  mails: table(
    'mails',
    [],
    ({ mailId }) => mailId,
    (a, b) => a.mailId - b.mailId,
  ),
  accounts: table('accounts', accounts, ({ persona }) => persona, inOrder),
  usage: table(
    'usage',
    usage,
    ({ owner, month, serviceCode, regionCode }) => [owner, month, serviceCode, regionCode].join('/'),
    (a, b) => byText(b.month, a.month),
  ),
  payments: table(
    'payments',
    payments,
    ({ owner, month }) => `${owner}/${month}`,
    (a, b) => byText(b.month, a.month),
  ),
  paymentMethods: table(
    'paymentMethods',
    paymentMethods,
    ({ paymentMethodNo }) => paymentMethodNo,
    (a, b) => byText(b.isDefault, a.isDefault),
  ),
  trainings: table(
    'trainings',
    trainings,
    ({ trainNo }) => trainNo,
    (a, b) => byText(b.trainYmd, a.trainYmd),
  ),
  alarms: table('alarms', alarms, ({ owner }) => owner, inOrder),
  solutions: table('solutions', solutions, ({ solutionNo }) => solutionNo, inOrder),
  subAccounts: table('subAccounts', subAccounts, ({ loginId }) => loginId, inOrder),
}

export type Tables = { readonly [Name in Collection]: Table<RecordOf<Name>> }

/** The tables of a new world. They share the base records until the world changes one. `onChange` runs on each change. */
export const tables = (onChange?: () => void): Tables =>
  Object.fromEntries(
    Object.entries(shared).map(([name, rows]) => [name, new Table(rows as unknown as BaseTable<object>, onChange)]),
  ) as unknown as Tables

export const isCollection = (name: string): name is Collection => Object.hasOwn(records, name)
