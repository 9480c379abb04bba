import type { faq } from '#specs/contract/index.ts'
import type { FaqItem } from '#specs/contract/faq.ts'
import { notYet, type Handlers } from '../handler.ts'
import { categoryName } from '#fixtures/faq-categories.ts'
import { localized } from '../localized.ts'
import type { FaqRecord } from '../worlds/model.ts'
import type { Locale } from '#specs/messages/locale.ts'

const item = (record: FaqRecord, locale: Locale): FaqItem => {
  const title = localized(record.title, locale)
  const name = (code: string) => localized(categoryName(code), locale).text
  return {
    faqId: record.faqId,
    faqTitle: title.text,
    faqContent: localized(record.content, locale).text,
    categoryCode1: record.categoryCode1,
    categoryCode2: record.categoryCode2,
    categoryCode3: record.categoryCode3,
    categoryName1: name(record.categoryCode1),
    categoryName2: name(record.categoryCode2),
    categoryName3: name(record.categoryCode3),
    locale: title.locale,
  }
}

/** How near an item is to what is asked: the detail, its group, the whole type; 0 is not at all. */
const nearness = ({ about }: FaqRecord, wanted: readonly string[]) => {
  const found = wanted.findIndex(
    (code) => code !== '' && about.some((topic) => code.startsWith(topic) || topic.startsWith(code)),
  )
  return found < 0 ? 0 : wanted.length - found
}

export const faqHandlers = {
  faqs: notYet,
  faqCodes: notYet,
  faqKeywords: notYet,
  faq: notYet,
  relatedFaqs: ({ world, site, locale, query }) => {
    const wanted = [query.inquiryCode, query.inquiryParentCode, query.inquiryType].map((code) => code?.trim() ?? '')
    return world.tables.faqs.rows
      .filter((record) => record.sites.includes(site))
      .map((record) => ({ record, near: nearness(record, wanted) }))
      .filter(({ near }) => near > 0)
      .toSorted((a, b) => b.near - a.near)
      .slice(0, query.listSize)
      .map(({ record }) => item(record, locale))
  },
} satisfies Handlers<typeof faq>
