import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { originOf, sites } from '../support/deployment.ts'

const brands = {
  public: { ko: '하늘 클라우드', en: 'Haneul Cloud', ja: 'ハヌルクラウド' },
  gov: { ko: '하늘 클라우드 공공', en: 'Haneul Cloud Gov', ja: 'ハヌルクラウド 公共機関向け' },
  fin: { ko: '하늘 클라우드 금융', en: 'Haneul Cloud Fin', ja: 'ハヌルクラウド 金融機関向け' },
} as const
const brandClauses = { ko: 'site.brand.korean', en: 'site.brand.english', ja: 'site.brand.japanese' } as const
const labels = {
  default: { ko: '일반 문의', en: 'General inquiry', ja: '一般のお問い合わせ' },
  gov: { ko: '공공기관 이용 문의', en: 'Public-sector inquiry', ja: '公共機関向けお問い合わせ' },
} as const

for (const site of ['public', 'gov', 'fin'] as const)
  for (const locale of ['ko', 'en', 'ja'] as const)
    test.describe(`${site} in ${locale}`, () => {
      test.use({ site, language: locale })
      const label = site === 'gov' ? labels.gov[locale] : labels.default[locale]
      test(
        ...alsoProves(
          clause(`site.variant.${site}`, locale),
          brandClauses[locale],
          ...(site === 'gov'
            ? (['site.gov.general-label', 'site.gov.general-label-by-language', 'site.differs.labels'] as const)
            : []),
        ),
        async ({ inquiry, page, shell }) => {
          await inquiry.visit()
          await expect(page).toHaveTitle(`${label} | ${brands[site][locale]}`)
          await expect(shell.home).toHaveText(brands[site][locale])
          await expect(shell.h1).toHaveText(label)
          await expect(shell.breadcrumb.getByRole('listitem').last()).toHaveText(label)
          await expect(shell.footer).toContainText(brands[site][locale])
        },
      )
    })

/** Colours as literals, so that those of two sites cannot be exchanged. */
const colours = {
  public: { logo: '#008357', header: 'rgb(255, 255, 255)' },
  gov: { logo: '#7fb2ff', header: 'rgb(11, 42, 91)' },
  fin: { logo: '#d6b25e', header: 'rgb(36, 38, 43)' },
} as const

test(
  ...alsoProves(
    clause('site.logo.public', 'different on each site'),
    'site.logo.gov',
    'site.logo.fin',
    'site.header-colour.public',
    'site.header-colour.gov',
    'site.header-colour.fin',
  ),
  async ({ page, shell }) => {
    const brandings = []
    for (const site of sites) {
      const origin = originOf(site)
      await page.goto(origin)
      const logo = shell.banner.locator('img')
      await expect(logo).toHaveJSProperty('complete', true)
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const source = new URL((await logo.getAttribute('src'))!, origin).href
      const text = source.startsWith('data:')
        ? decodeURIComponent(source)
        : await (await page.request.get(source)).text()
      brandings.push(text)
      await clauseStep(`site.logo.${site}`, 'in its main colour', async () =>
        expect(text).toContain(colours[site].logo),
      )
      await clauseStep(`site.header-colour.${site}`, colours[site].header, () =>
        expect(shell.banner).toHaveCSS('background-color', colours[site].header),
      )
    }
    expect(new Set(brandings).size).toBe(3)
  },
)
