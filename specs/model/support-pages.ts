import type { Locale } from './locale.ts'
import { siteRow, type Site, type SupportPageName } from './site.ts'

/** The languages of the card that leads to a page from the landing page. The page itself is open in every language. */
const cardLocales = {
  greenHouse: ['ko', 'en', 'ja'],
  greenRookie: ['ko'],
  greenDevelopers: ['ko'],
} satisfies { readonly [Name in SupportPageName]?: readonly Locale[] }

type CardName = keyof typeof cardLocales
const cardNames = Object.keys(cardLocales) as CardName[]

export const hasSupportPage = (site: Site, name: SupportPageName): boolean => siteRow(site).supportPages.includes(name)

/** The cards of the landing page, in display order. */
export const supportCards = (site: Site, locale: Locale): readonly CardName[] =>
  cardNames.filter((name) => {
    const locales: readonly Locale[] = cardLocales[name]
    return hasSupportPage(site, name) && locales.includes(locale)
  })
