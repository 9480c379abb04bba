import * as z from 'zod'
import { libraryTypes, type LibraryType } from '#fixtures/library/index.ts'
import { platformTypeCode } from '#specs/contract/event-log.ts'
import { inquiryTypeCode } from '#specs/contract/inquiry.ts'
import { severities } from '#specs/contract/notice.ts'
import { realFiveParts, realTime } from '#specs/contract/bounds.ts'
import * as wire from '#specs/contract/wire.ts'
import { locales } from '#specs/model/locale.ts'

export const { localized } = wire
const { site } = wire
export const date = realTime(wire.date)
export const dateTime = realTime(wire.dateTime)
export const fivePartTime = realFiveParts(wire.fivePartTime)

export const sites = z.array(site).min(1)

/** Not `z.base64()`, whose pattern needs a stack as deep as the text is long. */
export const base64Text = z
  .string()
  .refine((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text), 'must be base64')

/** Records that every visitor may read. */
export const contentRecords = {
  notices: z.object({
    noticeId: z.int(),
    sites,
    typeCode: z.enum(['WORK', 'GUIDE', 'TRBL']),
    title: localized,
    content: localized,
    regYmdt: dateTime,
    severity: z.enum(severities).optional(),
    fileNos: z.array(z.int()),
    subNotices: z.array(z.object({ title: localized, content: localized })),
  }),
  files: z.object({
    fileNo: z.int(),
    sites,
    fileName: z.string(),
    fileDescription: localized.optional(),
    updateYmd: z.iso.date().optional(),
    language: z.enum(locales).optional(),
    type: z.string(),
    base64: base64Text,
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
    startYmdt: fivePartTime,
    targetRecoveryYmdt: fivePartTime.nullable(),
    realRecoveryYmdt: fivePartTime.nullable(),
    resources: z.array(
      z.object({ troubleOcrTypeCode: z.string(), resourceName: localized, description: localized.optional() }),
    ),
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
}
