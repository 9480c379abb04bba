import * as z from 'zod'
import { faqs } from '#fixtures/faqs/index.ts'
import { files } from '#fixtures/files/index.ts'
import { inquiries } from '#fixtures/inquiries.ts'
import { inquiryCodes } from '#fixtures/inquiry-codes.ts'
import { notices } from '#fixtures/notices/index.ts'
import { faqKeywords } from '#fixtures/faq-keywords.ts'
import { libraryItems, libraryTypes, type LibraryType } from '#fixtures/library/index.ts'
import { news } from '#fixtures/news/index.ts'
import { incidents } from '#fixtures/incidents.ts'
import { platformTypeCode, troubleStatusCode } from '#specs/contract/event-log.ts'
import { date, dateTime, fivePartTime, site } from '#specs/contract/wire.ts'
import { inquiryTypeCode } from '#specs/contract/inquiry.ts'
import { catalogue, Table } from './table.ts'

const localized = z.object({ ko: z.string(), en: z.string().optional(), ja: z.string().optional() })
const sites = z.array(site).min(1)

/** The shapes of the records that a world holds. Fixtures and `data` of a world's settings are of these. */
export const records = {
  notices: z.object({
    noticeId: z.int(),
    sites,
    typeCode: z.enum(['WORK', 'GUIDE', 'TRBL']),
    title: localized,
    content: localized,
    regYmdt: dateTime,
    fileNos: z.array(z.int()),
    subNotices: z.array(z.object({ title: localized, content: localized })),
  }),
  files: z.object({
    fileNo: z.int(),
    sites,
    fileName: z.string(),
    fileDescription: localized.optional(),
    type: z.string(),
    base64: z.base64(),
  }),
  faqs: z.object({
    faqId: z.int(),
    sites,
    categoryCode1: z.string(),
    categoryCode2: z.string(),
    categoryCode3: z.string(),
    title: localized,
    content: localized,
    about: z.array(z.string()),
  }),
  inquiryCodes: z.object({
    code: z.string(),
    parent: z.string().optional(),
    type: inquiryTypeCode,
    sites,
    name: localized,
    defaultContent: localized.optional(),
    defaultContentTypeCode: z.string().optional(),
  }),
  inquiries: z.object({
    inquiryId: z.int(),
    /** Who sent it: a persona of the mock, or `anonymous`. */
    persona: z.string(),
    sites,
    inquiryTypeCode,
    bbsArticleTypeDetailCode: z.string(),
    title: z.string(),
    content: z.string(),
    regYmdt: z.string(),
    status: z.enum(['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED']),
  }),
  faqKeywords: z.object({ keywordNo: z.int(), sites, text: localized }),
  library: z.object({
    libraryNo: z.int(),
    sites,
    typeDetailCode: z.enum(Object.keys(libraryTypes) as [LibraryType, ...LibraryType[]]),
    title: localized,
    titleDetail: localized.optional(),
    fileNos: z.array(z.int()),
  }),
  news: z.object({
    serviceNewsNo: z.int(),
    sites,
    serviceNewsTypeCode: z.enum(['RELS', 'NEWSP']),
    title: localized,
    content: localized,
    applyYmd: date,
    products: z.array(z.string()),
  }),
  incidents: z.object({
    id: z.int(),
    sites,
    code: z.string(),
    failure: localized.optional(),
    name: localized,
    history: z.array(z.object({ displayYmdt: fivePartTime, content: localized })),
    locations: z.array(z.object({ regionCode: z.string(), zoneName: z.string() })),
    platformTypeCode,
    troubleStatusCode,
    startYmdt: fivePartTime,
    targetRecoveryYmdt: fivePartTime.nullable(),
    realRecoveryYmdt: fivePartTime.nullable(),
    resources: z.array(
      z.object({ troubleOcrTypeCode: z.string(), resourceName: localized, description: localized.optional() }),
    ),
  }),
}

export type NoticeRecord = z.infer<typeof records.notices>
export type FileRecord = z.infer<typeof records.files>
export type FaqRecord = z.infer<typeof records.faqs>
export type InquiryCodeRecord = z.infer<typeof records.inquiryCodes>
export type InquiryRecord = z.infer<typeof records.inquiries>
export type FaqKeywordRecord = z.infer<typeof records.faqKeywords>
export type LibraryRecord = z.infer<typeof records.library>
export type NewsRecord = z.infer<typeof records.news>
export type IncidentRecord = z.infer<typeof records.incidents>

const byTime = (a: { readonly regYmdt: string }, b: { readonly regYmdt: string }) => a.regYmdt.localeCompare(b.regYmdt)

const byFiveParts = (a: readonly number[], b: readonly number[]) => fiveParts(a).localeCompare(fiveParts(b))
const fiveParts = (time: readonly number[]) => time.map((part) => String(part).padStart(4, '0')).join('')
const ongoing = ({ troubleStatusCode }: IncidentRecord) => Number(troubleStatusCode === 'IN_PROGRESS')

const shared = {
  notices: catalogue<NoticeRecord>(
    records.notices,
    ({ noticeId }) => noticeId,
    (a, b) => byTime(b, a) || b.noticeId - a.noticeId,
    notices as NoticeRecord[],
  ),
  files: catalogue<FileRecord>(
    records.files,
    ({ fileNo }) => fileNo,
    (a, b) => a.fileNo - b.fileNo,
    files as FileRecord[],
  ),
  faqs: catalogue<FaqRecord>(
    records.faqs,
    ({ faqId }) => faqId,
    (a, b) => a.faqId - b.faqId,
    faqs as FaqRecord[],
  ),
  // The order of the fixture is the order of the lists.
  inquiryCodes: catalogue<InquiryCodeRecord>(
    records.inquiryCodes,
    ({ code }) => code,
    () => 0,
    inquiryCodes as InquiryCodeRecord[],
  ),
  inquiries: catalogue<InquiryRecord>(
    records.inquiries,
    ({ inquiryId }) => inquiryId,
    (a, b) => b.inquiryId - a.inquiryId,
    inquiries as InquiryRecord[],
  ),
  faqKeywords: catalogue<FaqKeywordRecord>(
    records.faqKeywords,
    ({ keywordNo }) => keywordNo,
    (a, b) => a.keywordNo - b.keywordNo,
    faqKeywords as FaqKeywordRecord[],
  ),
  library: catalogue<LibraryRecord>(
    records.library,
    ({ libraryNo }) => libraryNo,
    (a, b) => a.libraryNo - b.libraryNo,
    libraryItems as LibraryRecord[],
  ),
  news: catalogue<NewsRecord>(
    records.news,
    ({ serviceNewsNo }) => serviceNewsNo,
    (a, b) => b.applyYmd.localeCompare(a.applyYmd) || b.serviceNewsNo - a.serviceNewsNo,
    news as NewsRecord[],
  ),
  incidents: catalogue<IncidentRecord>(
    records.incidents,
    ({ id }) => id,
    (a, b) => ongoing(b) - ongoing(a) || byFiveParts(b.startYmdt, a.startYmdt),
    incidents as unknown as IncidentRecord[],
  ),
}

/** The tables of a new world: all shared until it changes one. */
export const tables = () => ({
  notices: new Table(shared.notices),
  files: new Table(shared.files),
  faqs: new Table(shared.faqs),
  inquiryCodes: new Table(shared.inquiryCodes),
  inquiries: new Table(shared.inquiries),
  faqKeywords: new Table(shared.faqKeywords),
  library: new Table(shared.library),
  news: new Table(shared.news),
  incidents: new Table(shared.incidents),
})

export type Tables = ReturnType<typeof tables>
export type Collection = keyof Tables

export const isCollection = (name: string): name is Collection => Object.hasOwn(records, name)
