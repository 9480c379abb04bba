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

export const sites = z.array(site).min(1).describe('The sites that have it; on others it does not exist.')

/** Not `z.base64()`, whose pattern needs a stack as deep as the text is long. */
export const base64Text = z
  .string()
  .refine((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text), 'must be base64')

const number = 'Number of the record.'
const html = 'HTML.'

/** Records that every visitor may read. */
export const contentRecords = {
  notices: z.object({
    noticeId: z.int().describe(number),
    sites,
    typeCode: z.enum(['WORK', 'GUIDE', 'TRBL']).describe('The type, as in codes.json.'),
    title: localized.describe('The title.'),
    content: localized.describe(html),
    regYmdt: dateTime.describe('When it was published, in UTC+9.'),
    severity: z.enum(severities).optional().describe('Of a notice about a failure.'),
    fileNos: z.array(z.int()).describe('The numbers of its attachments in files.'),
    subNotices: z
      .array(z.object({ title: localized.describe('The title.'), content: localized.describe(html) }))
      .describe('The reports below it, in this order.'),
  }),
  files: z.object({
    fileNo: z.int().describe(number),
    sites,
    fileName: z.string().describe('The name, with its extension.'),
    fileDescription: localized.optional().describe('What it contains.'),
    updateYmd: z.iso.date().optional().describe('The day of its last change.'),
    language: z.enum(locales).optional().describe('The language that it is written in.'),
    type: z.string().describe('The media type.'),
    base64: base64Text.describe('The bytes in Base64.'),
  }),
  faqs: z.object({
    faqId: z.int().describe(number),
    sites,
    categoryCode1: z.string().describe('The category, as in codes.json.'),
    categoryCode2: z.string().describe('The category below it; empty if there is none.'),
    categoryCode3: z.string().describe('The category below that; empty if there is none.'),
    title: localized.describe('The question.'),
    content: localized.describe(html),
    about: z
      .array(z.string())
      .describe('The categories of inquiries whose related questions it is one of, by code of inquiryCodes.'),
  }),
  faqKeywords: z.object({
    keywordNo: z.int().describe('Number of the record, in the order of the keywords.'),
    sites,
    text: localized.describe('A keyword that the search of the FAQ offers.'),
  }),
  library: z.object({
    libraryNo: z.int().describe(number),
    sites,
    typeDetailCode: z.enum(Object.keys(libraryTypes) as [LibraryType, ...LibraryType[]]).describe('The type.'),
    title: localized.describe('The title.'),
    titleDetail: localized.optional().describe('More about it.'),
    fileNos: z.array(z.int()).describe('The numbers of its files in files.'),
  }),
  news: z.object({
    serviceNewsNo: z.int().describe(number),
    sites,
    serviceNewsTypeCode: z.enum(['RELS', 'NEWSP']).describe('The type.'),
    title: localized.describe('The title.'),
    content: localized.describe(html),
    applyYmd: date.describe('The day from which it applies, by which lists are sorted.'),
    products: z.array(z.string()).describe('The products that it is about, by serviceCode of services.'),
  }),
  incidents: z.object({
    id: z.int().describe(number),
    sites,
    code: z
      .string()
      .describe(
        'The code of the response. With another one than SUCCESS, content is null and the list leaves the incident out.',
      ),
    failure: localized
      .optional()
      .describe('If set, a request for the incident returns 404 with this message, and the list leaves it out.'),
    name: localized.describe('The name, which is its title.'),
    history: z
      .array(z.object({ displayYmdt: fivePartTime, content: localized.describe('What had happened by then.') }))
      .describe('What was reported, in this order.'),
    locations: z
      .array(
        z.object({
          regionCode: z
            .string()
            .describe('A code of regions. Left out of responses on a site that does not have the region.'),
          zoneName: z.string().describe('The zone; empty for the whole region.'),
        }),
      )
      .describe('Where it happened.'),
    platformTypeCode: platformTypeCode.describe('The platform.'),
    startYmdt: fivePartTime,
    targetRecoveryYmdt: fivePartTime.nullable().describe('The expected recovery; null if it is not known.'),
    realRecoveryYmdt: fivePartTime.nullable().describe('The recovery; null while the incident is ongoing.'),
    resources: z
      .array(
        z.object({
          troubleOcrTypeCode: z.string().describe('The type of the resource.'),
          resourceName: localized.describe('Its name.'),
          description: localized.optional().describe('More about it.'),
        }),
      )
      .describe('What was affected.'),
  }),
  inquiryCodes: z.object({
    code: z.string().describe('The code of the category.'),
    parent: z.string().optional().describe('The code above it; absent for a group.'),
    type: inquiryTypeCode.describe('The type of inquiries that it is for.'),
    sites,
    name: localized.describe('The name.'),
    defaultContent: localized.optional().describe('Template or guidance for the content.'),
    defaultContentTypeCode: z
      .string()
      .optional()
      .describe('COPY, also if absent: the form copies the default content.'),
  }),
}
