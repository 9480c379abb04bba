import type { Locator } from '@playwright/test'
import { locales, sites } from '../literals/sites.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

// The menus with icons, measured on the pages that have them.

test.use({ viewport: { width: 1440, height: 900 } })

/** Height of a menu and the widths of its items, without repetitions. */
const sizesOf = async (menu: Locator) => {
  await expect(menu).toBeVisible()
  const widths = await menu
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
  return { height: (await menu.boundingBox())!.height, widths: [...new Set(widths)] }
}

/** Lines of the texts of a menu that end inside a word, or in Japanese where a line must not begin; and texts that are too wide. */
const badBreaks = (menu: Locator) =>
  menu.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.querySelector('span:last-child')!
      const node = text.firstChild!
      const content = node.textContent!
      const topOf = (index: number) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        return range.getBoundingClientRect().top
      }
      const isJapanese = document.documentElement.lang === 'ja'
      const bad = [...content].slice(1).flatMap((character, before) => {
        if (/[\s·・]/.test(content[before]! + character) || topOf(before) === topOf(before + 1)) return []
        return !isJapanese || /[ー、。ァィゥェォッャュョ]/.test(character) ? [content] : []
      })
      return text.scrollWidth > link.clientWidth ? [...bad, `${content} is too wide`] : bad
    }),
  )

/** Looks at a menu with text of its usual size and twice as large, in windows of 1440 and 320 px. */
const expectGoodBreaks = async (menu: Locator) => {
  for (const width of [1440, 320]) {
    await menu.page().setViewportSize({ width, height: 900 })
    expect(await badBreaks(menu)).toEqual([])
    const large = await menu.page().addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect(await badBreaks(menu)).toEqual([])
    await large.evaluate((style) => (style as Element).remove())
  }
  await menu.page().setViewportSize({ width: 1440, height: 900 })
}

const cases = {
  ko: ['회원', '요금·결제', '상품', '장애·오류', '장애 현황', '도입 문의', '솔루션', '교육 안내'],
  en: [
    ...['Account', 'Billing', 'Products', 'Troubleshooting'],
    ...['Incidents', 'Sales inquiry', 'Solutions', 'Training and courses'],
  ],
  ja: [
    ...['会員', '料金・お支払い', 'サービス', '障害・エラー'],
    ...['障害情報', '導入のお問い合わせ', 'ソリューション', 'トレーニングのご案内'],
  ],
} as const

const casesName = { ko: '자주 찾는 메뉴', en: 'What customers ask for most', ja: 'よく利用されるメニュー' } as const

for (const site of sites)
  for (const language of locales)
    test.describe(`${site} in ${language}`, () => {
      test.use({ site, language })
      test(...clausesOfSteps(`${site}, ${language}`), async ({ page, shell }) => {
        await page.goto('/')
        const menu = page.getByRole('navigation', { name: casesName[language], exact: true })
        const links = menu.getByRole('link')
        await clauseStep('shell.home.cases', 'all that the site has', () =>
          expect(links).toHaveText(cases[language].slice(0, site === 'gov' ? 6 : 8)),
        )
        for (const [width, least, id] of [
          [375, 90, 'layout.width.cases-item'],
          [767, 90, 'layout.width.cases-item'],
          [768, 118, 'layout.width.wide-cases-item'],
          [1440, 118, 'layout.width.wide-cases-item'],
        ] as const)
          await clauseStep(id, `at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 })
            const { widths } = await sizesOf(menu)
            // Longer names widen their items.
            expect(Math.min(...widths)).toBe(least)
          })
        await expectGoodBreaks(menu)
        const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
        for (const [index, path] of paths.entries())
          await clauseStep('shell.home.cases', path, async () => {
            await links.nth(index).click()
            await expect(page).toHaveURL((url) => url.pathname === path)
            await expect(shell.h1).not.toHaveText(shell.words('home.title'))
            await expect(shell.h1).not.toHaveText(shell.words('notFound.title'))
            await page.goBack()
            await expect(shell.h1).toHaveText(shell.words('home.title'))
          })
      })
    })

const groups = {
  ko: [
    '컴퓨팅',
    '컨테이너',
    '스토리지',
    '네트워크',
    '데이터베이스',
    '보안',
    '인공지능',
    '애플리케이션',
    '비즈니스',
    '관리',
  ],
  en: [
    ...['Compute', 'Containers', 'Storage', 'Networking', 'Database', 'Security'],
    ...['Artificial intelligence', 'Application', 'Business', 'Management'],
  ],
  ja: [
    ...['コンピューティング', 'コンテナ', 'ストレージ', 'ネットワーク', 'データベース', 'セキュリティ'],
    ...['人工知能', 'アプリケーション', 'ビジネス', '管理'],
  ],
} as const

const lastGroup = { ko: '마이그레이션', en: 'Migration', ja: '移行' } as const
const pricesName = { ko: '상품군별 요금', en: 'Prices by product group', ja: 'カテゴリー別の料金' } as const

for (const site of sites)
  for (const language of locales)
    test.describe(`${site} in ${language}`, () => {
      test.use({ site, language })
      test(...clausesOfSteps(`${site}, ${language}`), async ({ page, world, landing }) => {
        await landing.open()
        const menu = page.getByRole('navigation', { name: pricesName[language], exact: true })
        const names = [...groups[language], lastGroup[language]]
        const links = menu.getByRole('link')
        await clauseStep('landing.faq.products', 'prices of the groups of the site', () =>
          expect(links).toHaveText(site === 'fin' ? names.toSpliced(6, 1) : names),
        )
        for (const width of [1440, 768, 375]) {
          await page.setViewportSize({ width, height: 900 })
          const { height, widths } = await sizesOf(menu)
          await clauseStep('layout.menu.calculator-height', `at ${width} px`, async () => expect(height).toBe(95))
          await clauseStep('layout.width.calculator-item', `at ${width} px`, async () => expect(widths).toEqual([79]))
        }
        await expectGoodBreaks(menu)
        await links.first().click()
        await clauseStep('landing.faq.products', 'prices of the first group', async () => {
          await expect(page).toHaveURL((url) => url.pathname + url.search === '/support/faq/bill?categoryCode2=COMPUTE')
          await expect(page.getByRole('heading', { level: 2 }).getByRole('button')).toHaveCount(1)
        })
        await world.faults({ operationId: 'faqCodes', status: 200, body: [] })
        await landing.open()
        await clauseStep('landing.faq.products', 'no group has prices', async () => {
          await expect(landing.questions).toHaveCount(6)
          await expect(page.getByText(pricesName[language])).toHaveCount(0)
        })
      })
    })

test(...clause('landing.faq.products', 'every group leads to prices'), async ({ api }) => {
  const codes: { categoryCode1: string; categoryCode2: string }[] = (await api.get('/api/support/faq/code')).body
  const prices = codes.filter(
    ({ categoryCode1, categoryCode2 }) => categoryCode1 === 'BILL' && /^[A-Z]+$/.test(categoryCode2),
  )
  for (const query of prices)
    await softStep(query.categoryCode2, async () => {
      const { content } = (await api.get('/api/support/faq', query)).body
      expect(content.length).toBeGreaterThan(0)
    })
})

const solutions = {
  ko: ['솔루션 선택', ['전체', '하늘 그룹웨어', '안심 백업', '웹 방패']],
  en: ['Choose a solution', ['All', 'Haneul Groupware', 'Safe Backup', 'Web Shield']],
  ja: ['ソリューションの選択', ['すべて', 'ハヌルグループウェア', '安心バックアップ', 'ウェブシールド']],
} as const

for (const site of sites)
  for (const language of locales)
    test.describe(`${site} in ${language}`, () => {
      test.use({ site, language, settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })
      test(...clausesOfSteps(`${site}, ${language}`), async ({ page, world, myPage }) => {
        const [name, names] = solutions[language]
        await myPage.open('/solution')
        const menu = page.getByRole('navigation', { name, exact: true })
        const links = menu.getByRole('link')
        await expect(links).toHaveText([...names])
        for (const width of [1440, 768, 375]) {
          await page.setViewportSize({ width, height: 900 })
          const { height, widths } = await sizesOf(menu)
          await clauseStep('layout.menu.solution-use-height', `at ${width} px`, async () => expect(height).toBe(95))
          await clauseStep('layout.width.solution-use-item', `at ${width} px`, async () => expect(widths).toEqual([80]))
        }
        await expectGoodBreaks(menu)
        const rows = page.getByRole('table').getByRole('rowheader')
        const current = menu.locator('[aria-current="page"]')
        await clauseStep('my-page.solution.rows', 'from one to the next and back', async () => {
          await expect(rows).toHaveCount(4)
          await expect(current).toHaveText(names[0])
          for (const [index, count] of [
            [1, 1],
            [2, 2],
            [3, 1],
          ] as const) {
            await links.nth(index).focus()
            await page.keyboard.press('Enter')
            await expect(rows).toHaveText(Array.from({ length: count }, () => names[index]))
            await expect(current).toHaveText(names[index])
            await expect(links.nth(index)).toBeFocused()
          }
          await page.reload()
          await expect(rows).toHaveText([names[3]])
          await links.first().click()
          await expect(rows).toHaveCount(4)
        })
        await world.patch({ persona: 'biz' })
        await myPage.open('/solution?solutionNo=999')
        await clauseStep('my-page.solution.rows', 'no menu with one solution', async () => {
          await expect(rows).toHaveCount(1)
          await expect(menu).toHaveCount(0)
        })
      })
    })
