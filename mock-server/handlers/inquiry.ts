import type { inquiry } from '#specs/contract/index.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import type { Handlers } from './handler.ts'
import { localized } from './localized.ts'
import type { InquiryCodeRecord } from '../worlds/model.ts'
import type { WorldRecords } from '../worlds/tables.ts'
import { submit } from './submit.ts'

const codesOf = (world: WorldRecords, site: Site, type: string) =>
  world.tables.inquiryCodes.rows.filter((record) => record.type === type && record.sites.includes(site))

const defaults = ({ defaultContent, defaultContentTypeCode }: InquiryCodeRecord, locale: Locale) => ({
  ...(defaultContent && { defaultContent: localized(defaultContent, locale).text }),
  ...(defaultContent && { defaultContentTypeCode: defaultContentTypeCode ?? 'COPY' }),
})

/** Imported on demand, as the data of all countries is large. */
const countries = async (locale: Locale) => (await import('./countries.ts')).countriesIn(locale)

export const inquiryHandlers = {
  inquiryCodes: ({ world, site, locale, query: { inquiryType, parentCode = '' } }) =>
    codesOf(world, site, inquiryType)
      .filter(({ parent = '' }) => parent === parentCode.trim())
      .map((record) => ({
        code: record.code,
        codeName: localized(record.name, locale).text,
        ...defaults(record, locale),
      })),
  allInquiryCodes: ({ world, site, locale, query: { inquiryType, parentCode = '' } }) => {
    const codes = codesOf(world, site, inquiryType)
    const name = (record: InquiryCodeRecord) => localized(record.name, locale).text
    return codes
      .filter((record) => !codes.some(({ parent }) => parent === record.code))
      .map((record) => {
        const above = codes.find(({ code }) => code === record.parent)
        const top = above && codes.find(({ code }) => code === above.parent)
        return [top, above, record].filter((level) => level !== undefined)
      })
      .filter(([group, detail]) => detail !== undefined && [group!.code, ''].includes(parentCode.trim()))
      .map((path) => ({
        code1: path[0]!.code,
        codeName1: name(path[0]!),
        code2: path[1]!.code,
        codeName2: name(path[1]!),
        code3: path[2]?.code ?? ' ',
        codeName3: path[2] ? name(path[2]) : ' ',
        ...defaults(path.at(-1)!, locale),
      }))
  },
  allowedExtensions: ({ world }) => [...world.settings.allowFileExt],
  countries: ({ locale }) => countries(locale),
  phoneCodes: ({ locale }) => countries(locale),
  abuse: ({ world }) => ({ abuse: world.settings.abuse }),
  submitInquiry: submit,
} satisfies Handlers<typeof inquiry>
