import type { InquiryType } from '../model/inquiry-types.ts'
import { siteRow, type FaqTab, type Site } from '../model/site.ts'

/** Position of the tab with a categoryCode1; -1 if the site has none. */
export const faqTabIndex = (site: Site, categoryCode1: string): number =>
  siteRow(site).faqTabs.findIndex((tab) => tab === categoryCode1)

/** The tab that a path names in lower case, such as `mbr`; undefined if the site does not have it. */
export const faqTabOf = (site: Site, segment: string | undefined): FaqTab | undefined =>
  siteRow(site).faqTabs.find((tab) => tab.toLowerCase() === segment)

const inquiryTypeOfTab: { readonly [categoryCode1: string]: InquiryType } = {
  TRBL: 'trouble',
  SOLUT: 'solution',
  PROD: 'service',
}

/** The type of an inquiry about something that FAQ items of a category explain; general if the category is unknown. */
export const inquiryTypeOfFaq = (categoryCode1: string | undefined): InquiryType =>
  inquiryTypeOfTab[categoryCode1 ?? ''] ?? 'general'

/** Category codes of an FAQ item. A blank code is a single space. */
export interface CategoryCodes {
  readonly categoryCode1: string
  readonly categoryCode2: string
  readonly categoryCode3: string
}

type CategoryFilter = { readonly [Code in keyof CategoryCodes]?: string | undefined }

const matches = (filter: string | undefined, code: string) => {
  const trimmed = filter?.trim()
  return !trimmed || trimmed === 'ALL' || trimmed === code
}

/** Whether an item matches a filter. Blank codes and `ALL` match every item. */
export const isInCategory = (item: CategoryCodes, filter: CategoryFilter): boolean =>
  matches(filter.categoryCode1, item.categoryCode1) &&
  matches(filter.categoryCode2, item.categoryCode2) &&
  matches(filter.categoryCode3, item.categoryCode3)
