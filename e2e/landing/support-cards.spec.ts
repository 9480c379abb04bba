import { originOf, sites } from '../support/deployment.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'

const titles = {
  greenHouse: { ko: '그린하우스', en: 'Green House', ja: 'グリーンハウス' },
  greenRookie: { ko: '그린 루키', en: 'Green Rookie', ja: 'グリーンルーキー' },
  greenDevelopers: { ko: '그린 디벨로퍼스', en: 'Green Developers', ja: 'グリーンデベロッパーズ' },
} as const

/** The support cards of each site and language. */
const cards = {
  public: { ko: ['greenHouse', 'greenRookie', 'greenDevelopers'], en: ['greenHouse'], ja: ['greenHouse'] },
  gov: { ko: [], en: [], ja: [] },
  fin: { ko: ['greenHouse', 'greenRookie'], en: ['greenHouse'], ja: ['greenHouse'] },
} as const

const cardIds = {
  greenHouse: 'green-house',
  greenRookie: 'green-rookie',
  greenDevelopers: 'green-developers',
} as const

for (const language of ['ko', 'en', 'ja'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test(
      ...alsoProves(
        clause('landing.cards.green-house-sites', `${language} on each site`),
        'landing.cards.green-house-locales',
        'landing.cards.green-house-route',
        'landing.cards.green-rookie-sites',
        'landing.cards.green-rookie-locales',
        'landing.cards.green-developers-sites',
        'landing.cards.green-developers-locales',
        'landing.cards.hidden-on-gov',
        ...(language === 'ko'
          ? (['landing.cards.green-rookie-route', 'landing.cards.green-developers-route'] as const)
          : []),
        'site.differs.cards',
      ),
      async ({ landing, page }) => {
        for (const site of sites) {
          await page.goto(`${originOf(site)}/support`)
          await expect(landing.questions).toHaveCount(6)
          const expected = cards[site][language]
          await clauseStep('site.differs.cards', site, () =>
            expect(landing.cards).toHaveText(expected.map((card) => titles[card][language])),
          )
          if (site === 'gov')
            await clauseStep('landing.cards.hidden-on-gov', language, async () => {
              await expect(page.locator('main a[href^="/support/green"]')).toHaveCount(0)
              await expect(page.getByRole('heading', { name: landing.words('landing.cards') })).toHaveCount(0)
            })
          for (const [card, id] of Object.entries(cardIds) as [keyof typeof titles, (typeof cardIds)['greenHouse']][]) {
            const link = landing.cards.filter({ hasText: titles[card][language] })
            const isShown = (expected as readonly string[]).includes(card)
            await clauseStep(`landing.cards.${id}-sites`, `${site}: ${isShown}`, () =>
              expect(link).toHaveCount(isShown ? 1 : 0),
            )
            await clauseStep(`landing.cards.${id}-locales`, `${site}: ${isShown}`, () =>
              expect(link).toHaveCount(isShown ? 1 : 0),
            )
            if (isShown)
              await clauseStep(`landing.cards.${id}-route`, site, () =>
                expect(link).toHaveAttribute('href', `/support/${card}`),
              )
          }
        }
      },
    )
  })
