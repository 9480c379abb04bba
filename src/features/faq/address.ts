import { paths } from '#specs/rules/paths.ts'
import type { FaqTab } from '#specs/model/site.ts'
import { nonBlankCode } from '#specs/rules/search.ts'

/** Number of items that the list shows at first on screens below 1260 px. */
export const shownAtFirst = 5

/** The whole state of the FAQ list, as the URL contains it. */
export interface FaqAddress {
  readonly tab: FaqTab
  /** Whether it is the list of all items below the category cards, at `/support/faq`. */
  readonly isBelowCards?: boolean
  readonly categoryCode2: string | undefined
  readonly categoryCode3: string | undefined
  /** Empty if nothing is searched. */
  readonly searchKeyword: string
  /** From 1. */
  readonly page: number
  /** Number of items to show below 1260 px. */
  readonly shown: number
  /** The items that the visitor has opened, or closed if they were open at first. */
  readonly toggled: readonly number[]
  /** Whether a search shows all its category paths. */
  readonly isPathsOpen: boolean
}

const naturals = (text: string | null) =>
  (text ?? '')
    .split('.')
    .map(Number)
    .filter((each) => Number.isSafeInteger(each) && each > 0)

/** Reads the URL of the list. Values that make no sense count as absent. */
export const readAddress = (tab: FaqTab, search: URLSearchParams): FaqAddress => {
  const [page = 1] = naturals(search.get('page'))
  const [shown = shownAtFirst] = naturals(search.get('shown'))
  return {
    tab,
    categoryCode2: nonBlankCode(search.get('categoryCode2') ?? undefined),
    categoryCode3: nonBlankCode(search.get('categoryCode3') ?? undefined),
    searchKeyword: search.get('searchKeyword')?.trim() ?? '',
    page,
    // Whole pages, and no more than a visitor has patience for.
    shown: shown <= shownAtFirst ? shownAtFirst : Math.min(Math.ceil(shown / 10) * 10, 200),
    toggled: naturals(search.get('toggled')),
    isPathsOpen: search.get('paths') === 'all',
  }
}

/** The first page of another list: what was opened and shown belongs to the previous one. */
export const firstPage = { page: 1, shown: shownAtFirst, toggled: [] } as const

/** Path of the list in a state. The page of a product is always in it, as in the links to products. */
export const pathOfAddress = (address: FaqAddress): string => {
  const { tab, isBelowCards, categoryCode2, categoryCode3, searchKeyword, page, shown, toggled, isPathsOpen } = address
  const query = {
    categoryCode2,
    categoryCode3,
    searchKeyword: searchKeyword || undefined,
    page: page > 1 || categoryCode3 ? page : undefined,
    shown: shown > shownAtFirst ? shown : undefined,
    toggled: toggled.join('.') || undefined,
    paths: isPathsOpen && searchKeyword ? 'all' : undefined,
  }
  return isBelowCards ? paths.faqCategories(query) : paths.faqList({ category: tab.toLowerCase(), ...query })
}
