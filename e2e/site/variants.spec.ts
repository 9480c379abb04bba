import { alsoProves, clause, expect, test } from '../pages/test.ts'
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
      test.use({ site, locale })
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
      brandings.push({
        logo: source.startsWith('data:') ? source : await (await page.request.get(source)).text(),
        colour: await shell.banner.evaluate((banner) => getComputedStyle(banner).backgroundColor),
      })
    }
    expect(new Set(brandings.map(({ logo }) => logo)).size).toBe(3)
    expect(new Set(brandings.map(({ colour }) => colour)).size).toBe(3)
  },
)
