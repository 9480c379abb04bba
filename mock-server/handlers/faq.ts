import { categoryName } from '#fixtures/faq-categories.ts'
import type { FaqItem } from '#specs/contract/faq.ts'
import type { faq } from '#specs/contract/index.ts'
import type { Locale } from '#specs/model/locale.ts'
import { faqTabIndex, isInCategory, type CategoryCodes } from '#specs/rules/faq.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import type { Site } from '#specs/model/site.ts'
import type { Handlers } from './handler.ts'
import { localized } from './localized.ts'
import { pageOf } from './page.ts'
import { Refusal } from '../http/refusal.ts'
import { searchArticles } from './search-articles.ts'
import type { FaqRecord } from '../worlds/model.ts'
import type { WorldRecords } from '../worlds/tables.ts'

const categoryOf = ({ categoryCode1, categoryCode2, categoryCode3 }: CategoryCodes, locale: Locale) => {
  const name = (code: string) => localized(categoryName(code), locale).text
  return {
    categoryCode1,
    categoryCode2,
    categoryCode3,
    categoryName1: name(categoryCode1),
    categoryName2: name(categoryCode2),
    categoryName3: name(categoryCode3),
  }
}

const toItem = (record: FaqRecord, locale: Locale): FaqItem => {
  const title = localized(record.title, locale)
  return {
    faqId: record.faqId,
    faqTitle: title.text,
    faqContent: localized(record.content, locale).text,
    ...categoryOf(record, locale),
    contentShow: false,
    locale: title.locale,
  }
}

/** The recommended keywords of a site. */
const keywordsOn = ({ tables }: WorldRecords, site: Site, locale: Locale) =>
  tables.faqKeywords.rows.filter(({ sites }) => sites.includes(site)).map(({ text }) => localized(text, locale).text)

/** The FAQ items in the tabs of a site. With a query, only those that match it in the given language, best first. */
const faqsOn = (world: WorldRecords, site: Site, locale: Locale, query?: string) =>
  searchArticles(
    world.tables.faqs,
    site,
    locale,
    query,
    ({ sites, categoryCode1 }) => sites.includes(site) && faqTabIndex(site, categoryCode1) >= 0,
    keywordsOn(world, site, locale),
  )

/** Relevance of an item: 3 if it matches the detail code, 2 for its group, 1 for the inquiry type, 0 for none. */
const relevanceOf = ({ about }: FaqRecord, codes: readonly (string | undefined)[]) => {
  const index = codes.findIndex(
    (code) => code !== undefined && about.some((topic) => code.startsWith(topic) || topic.startsWith(code)),
  )
  return index < 0 ? 0 : codes.length - index
}

const categoryPath = (codes: CategoryCodes) => [codes.categoryCode1, codes.categoryCode2, codes.categoryCode3].join('/')

export const faqHandlers = {
  faqs: ({ world, site, locale, query: { searchKeyword, page, size, ...codes } }) => {
    const found = faqsOn(world, site, locale, searchKeyword)
    const isUnfiltered = Object.values(codes).every((code) => nonBlankCode(code) === undefined)
    const matching = isUnfiltered ? found : found.filter((record) => isInCategory(record, codes))
    return pageOf(matching, { page, size }, (record) => toItem(record, locale))
  },
  faqCodes: ({ world, site, locale, query: { searchKeyword } }) => {
    const found = faqsOn(world, site, locale, searchKeyword)
    const onePerCategory = new Map(found.map((record) => [categoryPath(record), record]))
    const tabIndex = ({ categoryCode1 }: FaqRecord) => faqTabIndex(site, categoryCode1)
    return [...onePerCategory.values()]
      .toSorted((a, b) => tabIndex(a) - tabIndex(b))
      .map((record) => categoryOf(record, locale))
  },
  faqKeywords: ({ world, site, locale }) => keywordsOn(world, site, locale),
  faq: ({ world, site, locale, params: { faqId } }) => {
    const record = faqsOn(world, site, locale).find((row) => row.faqId === faqId)
    if (!record) throw new Refusal('NOT_FOUND')
    return toItem(record, locale)
  },
  relatedFaqs: ({ world, site, locale, query }) => {
    const codes = [query.inquiryCode, query.inquiryParentCode, query.inquiryType].map(nonBlankCode)
    const related = faqsOn(world, site, locale)
      .map((record) => ({ record, relevance: relevanceOf(record, codes) }))
      .filter(({ relevance }) => relevance > 0)
      .toSorted((a, b) => b.relevance - a.relevance)
      .map(({ record }) => record)
    const isRelated = new Set(related)
    const keyword = nonBlankCode(query.searchKeyword)
    const found = keyword === undefined ? [] : faqsOn(world, site, locale, keyword)
    const foundFirst = new Set([...found.filter((record) => isRelated.has(record)), ...related])
    return [...foundFirst].slice(0, query.listSize).map((record) => toItem(record, locale))
  },
} satisfies Handlers<typeof faq>
