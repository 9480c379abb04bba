import { Shell } from '../pages/shell.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'
import { sites, type Locale, type Site } from '../literals/sites.ts'

const brands: { readonly [S in Site]: { readonly [L in Locale]: string } } = {
  public: { ko: '하늘 클라우드', en: 'Haneul Cloud', ja: 'ハヌルクラウド' },
  gov: { ko: '하늘 클라우드 공공', en: 'Haneul Cloud Gov', ja: 'ハヌルクラウド 公共機関向け' },
  fin: { ko: '하늘 클라우드 금융', en: 'Haneul Cloud Fin', ja: 'ハヌルクラウド 金融機関向け' },
}
const labels = {
  default: { ko: '일반 문의', en: 'General inquiry', ja: '一般のお問い合わせ' },
  gov: { ko: '공공기관 이용 문의', en: 'Public-sector inquiry', ja: '公共機関向けお問い合わせ' },
} as const

/** Colours as literals, so that those of two sites cannot be exchanged. */
const colours: { readonly [S in Site]: { readonly logo: string; readonly header: string } } = {
  public: { logo: '#008357', header: 'rgb(255, 255, 255)' },
  gov: { logo: '#7fb2ff', header: 'rgb(11, 42, 91)' },
  fin: { logo: '#d6b25e', header: 'rgb(36, 38, 43)' },
}

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })
    const others = sites.filter((each) => each !== site)
    const ownLabel = site === 'gov' ? (['site.gov.general-label', 'site.gov.general-label-by-language'] as const) : []
    test(
      ...clausesOf(
        [`site.variant.${site}`, `site.logo.${site}`, `site.header-colour.${site}`, ...ownLabel],
        'in three languages',
      ),
      async ({ inquiry, page, shell, context, baseURL }) => {
        await inquiry.visit()
        await clauseStep(`site.logo.${site}`, 'in its main colour', async () => {
          const logo = shell.banner.locator('img')
          await expect(logo).toHaveJSProperty('complete', true)
          expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
          const source = new URL((await logo.getAttribute('src'))!, baseURL).href
          const text = source.startsWith('data:')
            ? decodeURIComponent(source)
            : await (await page.request.get(source)).text()
          expect(text).toContain(colours[site].logo)
          for (const other of others) expect(text).not.toContain(colours[other].logo)
        })
        await clauseStep(`site.header-colour.${site}`, colours[site].header, () =>
          expect(shell.banner).toHaveCSS('background-color', colours[site].header),
        )
        for (const [locale, from] of [
          ['ko', null],
          ['en', 'ko'],
          ['ja', 'en'],
        ] as const) {
          if (from) await shell.changeLanguage(from, locale)
          const { h1, breadcrumb, home, footer } = new Shell(page, locale, site)
          const label = site === 'gov' ? labels.gov[locale] : labels.default[locale]
          await clauseStep(`site.variant.${site}`, `title and heading in ${locale}`, async () => {
            await expect(page).toHaveTitle(`${label} | ${brands[site][locale]}`)
            await expect(h1).toHaveText(label)
            await expect(breadcrumb.getByRole('listitem').last()).toHaveText(label)
          })
          await clauseStep('site.brand.english', `in header and footer in ${locale}`, async () => {
            await expect(home).toHaveText(brands[site][locale])
            await expect(footer).toContainText(brands[site][locale])
          })
          await clauseStep(ownLabel, locale, () => expect(h1).toHaveText(labels.gov[locale]))
          if (site === 'gov')
            await clauseStep('site.differs.labels', locale, () => expect(h1).not.toHaveText(labels.default[locale]))
          if (from)
            await clauseStep('language.choice.kept', `the cookie of ${site} in ${locale}`, async () => {
              const cookies = await context.cookies(baseURL)
              expect(cookies.find(({ name }) => name === `locale-${site}`)).toMatchObject({
                value: locale,
                sameSite: 'Lax',
                path: '/',
              })
              for (const other of others)
                expect(cookies.find(({ name }) => name === `locale-${other}`)?.value).toBe('ko')
            })
        }
      },
    )
  })
