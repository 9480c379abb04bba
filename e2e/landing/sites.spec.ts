import { LandingPage } from '../pages/landing-page.ts'
import { sites, type Locale, type Site } from '../literals/sites.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'

const titles = {
  greenHouse: { ko: '그린하우스', en: 'Green House', ja: 'グリーンハウス' },
  greenRookie: { ko: '그린 루키', en: 'Green Rookie', ja: 'グリーンルーキー' },
  greenDevelopers: { ko: '그린 디벨로퍼스', en: 'Green Developers', ja: 'グリーンデベロッパーズ' },
} as const

/** The support cards of each site and language. */
const cards: { readonly [S in Site]: { readonly [L in Locale]: readonly (keyof typeof titles)[] } } = {
  public: { ko: ['greenHouse', 'greenRookie', 'greenDevelopers'], en: ['greenHouse'], ja: ['greenHouse'] },
  gov: { ko: [], en: [], ja: [] },
  fin: { ko: ['greenHouse', 'greenRookie'], en: ['greenHouse'], ja: ['greenHouse'] },
}

const cardIds = {
  greenHouse: 'green-house',
  greenRookie: 'green-rookie',
  greenDevelopers: 'green-developers',
} as const

/** The FAQ tabs of each site with their paths. */
const tabs: { readonly [S in Site]: { readonly [Tab in keyof typeof names]?: string } } = {
  public: {
    all: '/support/faq/all',
    mbr: '/support/faq/mbr',
    bill: '/support/faq/bill',
    edu: '/support/faq/edu',
    etc: '/support/faq/etc',
    trbl: '/support/faq/trbl',
    solut: '/support/faq/solut',
    prod: '/support/faq/prod?categoryCode3=Server&page=1',
  },
  gov: {
    all: '/support/faq/all',
    mbr: '/support/faq/mbr',
    bill: '/support/faq/bill',
    etc: '/support/faq/etc',
    trbl: '/support/faq/trbl',
    prod: '/support/faq/prod?categoryCode3=Server&page=1',
  },
  fin: {
    all: '/support/faq/all',
    mbr: '/support/faq/mbr',
    bill: '/support/faq/bill',
    etc: '/support/faq/etc',
    trbl: '/support/faq/trbl',
    solut: '/support/faq/solut',
    prod: '/support/faq/prod?categoryCode3=Server&page=1',
  },
}

const names = {
  all: '전체',
  mbr: '회원',
  bill: '요금·결제',
  edu: '교육',
  etc: '기타',
  trbl: '장애·오류',
  solut: '솔루션',
  prod: '상품',
} as const

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })
    test(
      ...clausesOf(
        [
          'landing.cards.green-house-sites',
          'landing.cards.green-house-locales',
          'landing.cards.green-rookie-sites',
          'landing.cards.green-rookie-locales',
          'landing.cards.green-developers-sites',
          'landing.cards.green-developers-locales',
          ...(Object.keys(tabs[site]) as (keyof typeof names)[]).map((tab) => `landing.faq.tab-${tab}` as const),
          ...cards[site].ko.map((card) => `landing.cards.${cardIds[card]}-route` as const),
        ],
        `${site} in each language`,
      ),
      async ({ landing, page, shell }) => {
        await landing.open()
        await expect(landing.products.getByRole('link').first()).toBeVisible()
        const links = landing.categories.getByRole('link')
        const expectedTabs = Object.keys(tabs[site]) as (keyof typeof names)[]
        await clauseStep('landing.faq.tabs', site, () =>
          expect(links).toHaveText(expectedTabs.map((tab) => names[tab])),
        )
        await clauseStep('site.differs.faq-tabs', site, () => expect(links).toHaveCount(expectedTabs.length))
        for (const [tab, path] of Object.entries(tabs[site]) as [keyof typeof names, string][])
          await clauseStep(`landing.faq.tab-${tab}`, site, () =>
            expect(landing.categories.getByRole('link', { name: names[tab], exact: true })).toHaveAttribute(
              'href',
              path,
            ),
          )
        for (const [language, from] of [
          ['ko', null],
          ['en', 'ko'],
          ['ja', 'en'],
        ] as const) {
          if (from) await shell.changeLanguage(from, language)
          const { cards: links, words } = new LandingPage(page, language)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const expected = cards[site][language]
          await clauseStep('site.differs.cards', `${site} in ${language}`, () =>
            expect(links).toHaveText(expected.map((card) => titles[card][language])),
          )
          if (site === 'gov')
            await clauseStep('landing.cards.hidden-on-gov', language, async () => {
              await expect(page.locator('main a[href^="/support/green"]')).toHaveCount(0)
              await expect(page.getByRole('heading', { name: words('landing.cards') })).toHaveCount(0)
            })
          for (const [card, id] of Object.entries(cardIds) as [keyof typeof titles, (typeof cardIds)['greenHouse']][]) {
            const link = links.filter({ hasText: titles[card][language] })
            const isShown = expected.includes(card)
            for (const part of ['sites', 'locales'] as const)
              await clauseStep(`landing.cards.${id}-${part}`, `${site} in ${language}: ${isShown}`, () =>
                expect(link).toHaveCount(isShown ? 1 : 0),
              )
            if (isShown)
              await clauseStep(`landing.cards.${id}-route`, `${site} in ${language}`, () =>
                expect(link).toHaveAttribute('href', `/support/${card}`),
              )
          }
        }
      },
    )
  })
