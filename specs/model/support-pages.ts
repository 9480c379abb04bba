import type { Locale } from './locale.ts'
import type { Site } from './site.ts'

/** A page about a support programme, and where the landing page has a card that leads to it. */
interface SupportPage {
  readonly sites: readonly Site[]
  /** Languages of the card; empty if there is no card. The page itself is open in every language. */
  readonly cardLocales: readonly Locale[]
}

/** The pages about education and support programmes, in the order of their cards. */
const supportPages = {
  greenHouse: { sites: ['public', 'fin'], cardLocales: ['ko', 'en', 'ja'] },
  greenRookie: { sites: ['public', 'fin'], cardLocales: ['ko'] },
  greenDevelopers: { sites: ['public'], cardLocales: ['ko'] },
  edu: { sites: ['public', 'fin'], cardLocales: [] },
} satisfies { readonly [name: string]: SupportPage }

export type SupportPageName = keyof typeof supportPages
export const supportPageNames = Object.keys(supportPages) as SupportPageName[]

const rowOf = (name: SupportPageName): SupportPage => supportPages[name]

export const hasSupportPage = (site: Site, name: SupportPageName): boolean => rowOf(name).sites.includes(site)

type CardName = Exclude<SupportPageName, 'edu'>

/** The cards of the landing page. */
export const supportCards = (site: Site, locale: Locale): readonly CardName[] =>
  supportPageNames.filter(
    (name): name is CardName => hasSupportPage(site, name) && rowOf(name).cardLocales.includes(locale),
  )
