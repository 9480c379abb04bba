import type { Locator } from '@playwright/test'
import type { ClauseId } from '#specs/clauses/index.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

// The menus with icons, measured on the pages that have them.

test.use({
  viewport: { width: 1440, height: 900 },
  settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true },
})

/** Each site in another language; English, whose names are the longest, where no item is missing. */
const places = [
  ['public', 'en'],
  ['gov', 'ko'],
  ['fin', 'ja'],
] as const

/** Height of a menu and the widths of its items, without repetitions. */
const sizesOf = async (menu: Locator) => {
  await expect(menu).toBeVisible()
  const widths = await menu
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
  return { height: (await menu.boundingBox())!.height, widths: [...new Set(widths)] }
}

/** Each item 95 px high and as wide as the others, at three widths of the window. */
const expectSizes = async (menu: Locator, height: ClauseId, width: ClauseId, itemWidth: number) => {
  for (const windowWidth of [1440, 768, 375]) {
    await menu.page().setViewportSize({ width: windowWidth, height: 900 })
    const found = await sizesOf(menu)
    await clauseStep(height, `at ${windowWidth} px`, async () => expect(found.height).toBe(95))
    await clauseStep(width, `at ${windowWidth} px`, async () => expect(found.widths).toEqual([itemWidth]))
  }
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

/** What the home page shows below its links: the incident, the latest notice, and what concerns the member. */
const onHome = {
  ko: {
    incident: '콘솔 일부 메뉴 지연',
    notice: '[작업] API 인증 서버 교체 (사전 점검 완료)',
    own: ['진행 중인 문의 3건', '2026년 11월 이용 금액 573,243원'],
    visitor: '로그인하면 진행 중인 문의와 이번 달 이용 금액을 볼 수 있습니다.로그인',
  },
  en: {
    incident: 'Delays in some console menus',
    notice: '[Maintenance] Replacement of API authentication servers (pre-check completed)',
    own: ['3 open inquiries', 'November 2026 charges: ₩616,275'],
    visitor: 'Sign in to see your open inquiries and this month’s charges.Sign in',
  },
  ja: {
    incident: 'コンソールの一部メニューの遅延',
    notice: '【作業】API認証サーバーの交換（事前テスト済み）',
    own: ['対応中のお問い合わせ 2件', '2026年11月のご利用金額 573,243ウォン'],
    visitor: 'ログインすると、対応中のお問い合わせと今月のご利用金額を確認できます。ログイン',
  },
} as const

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

const solutions = {
  ko: ['솔루션 선택', ['전체', '하늘 그룹웨어', '안심 백업', '웹 방패']],
  en: ['Choose a solution', ['All', 'Haneul Groupware', 'Safe Backup', 'Web Shield']],
  ja: ['ソリューションの選択', ['すべて', 'ハヌルグループウェア', '安心バックアップ', 'ウェブシールド']],
} as const

for (const [site, language] of places)
  test.describe(`${site} in ${language}`, () => {
    test.use({ site, language })
    test(...clausesOfSteps(`${site}, ${language}`), async ({ page, shell, world, landing, myPage }) => {
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

      const { incident, notice, own, visitor } = onHome[language]
      await clauseStep('shell.home.current', 'the ongoing incident and the latest notice', async () => {
        const strip = page.getByRole('region', { name: shell.words('menu.incidents') })
        await expect(strip.getByRole('link').first()).toHaveText(incident)
        await expect(strip.getByRole('link').last()).toHaveAttribute('href', '/support/question/trouble')
        const latest = page.getByRole('region', { name: shell.words('notice.title') })
        await expect(latest.getByRole('link').first()).toHaveText(notice)
        await expect(latest.locator('time')).toHaveText('2026-11-18')
        await expect(latest.getByRole('link').last()).toHaveAttribute('href', '/support/notice/all')
      })
      await clauseStep('shell.home.current', 'open inquiries and the running month', async () => {
        const links = page.getByRole('region', { name: shell.words('home.own') }).getByRole('link')
        await expect(links).toHaveText([...own])
        await expect(links.first()).toHaveAttribute('href', '/mypage/myquestion/all')
        await expect(links.last()).toHaveAttribute('href', '/mypage/billing')
      })
      await clauseStep('event-log.strip.entry-page', 'the ongoing incident', () =>
        expect(page.getByRole('status').filter({ hasText: incident })).toHaveCount(1),
      )

      await openInApp(page, '/support')
      const prices = page.getByRole('navigation', { name: pricesName[language], exact: true })
      const names = [...groups[language], lastGroup[language]]
      await clauseStep('landing.faq.products', 'prices of the groups of the site', () =>
        expect(prices.getByRole('link')).toHaveText(site === 'fin' ? names.toSpliced(6, 1) : names),
      )
      await expectSizes(prices, 'layout.menu.calculator-height', 'layout.width.calculator-item', 79)
      await expectGoodBreaks(prices)
      await prices.getByRole('link').first().click()
      await clauseStep('landing.faq.products', 'prices of the first group', async () => {
        await expect(page).toHaveURL((url) => url.pathname + url.search === '/support/faq/bill?categoryCode2=COMPUTE')
        await expect(page.getByRole('heading', { level: 2 }).getByRole('button')).toHaveCount(1)
      })

      await openInApp(page, '/mypage/solution')
      const [name, solutionNames] = solutions[language]
      const solutionMenu = page.getByRole('navigation', { name, exact: true })
      const items = solutionMenu.getByRole('link')
      await expect(items).toHaveText([...solutionNames])
      await expectSizes(solutionMenu, 'layout.menu.solution-use-height', 'layout.width.solution-use-item', 80)
      await expectGoodBreaks(solutionMenu)
      const rows = page.getByRole('table').getByRole('rowheader')
      const current = solutionMenu.locator('[aria-current="page"]')
      await clauseStep('my-page.solution.rows', 'from one to the next and back', async () => {
        await expect(rows).toHaveCount(4)
        await expect(current).toHaveText(solutionNames[0])
        for (const [index, count] of [
          [1, 1],
          [2, 2],
          [3, 1],
        ] as const) {
          await items.nth(index).focus()
          await page.keyboard.press('Enter')
          await expect(rows).toHaveText(Array.from({ length: count }, () => solutionNames[index]))
          await expect(current).toHaveText(solutionNames[index])
          await expect(items.nth(index)).toBeFocused()
        }
        await page.reload()
        await expect(rows).toHaveText([solutionNames[3]])
        await items.first().click()
        await expect(rows).toHaveCount(4)
      })
      await world.patch({ persona: 'main-limited' })
      await page.goto('/')
      await clauseStep('shell.home.current', 'no amount without the role', async () => {
        const region = page.getByRole('region', { name: shell.words('home.own') })
        await expect(region.getByRole('link')).toHaveCount(1)
        await expect(region.getByRole('paragraph')).toHaveCount(1)
      })
      await world.patch({ persona: 'anonymous' })
      await page.goto('/')
      await clauseStep('shell.home.current', 'a visitor', async () => {
        const region = page.getByRole('region', { name: shell.words('home.own') })
        await expect(region).toHaveText(visitor)
        await expect(region.getByRole('link')).toHaveAttribute('href', '/login')
      })
      if (site !== 'public') return
      await world.patch({ persona: 'biz' })
      await myPage.open('/solution?solutionNo=999')
      await clauseStep('my-page.solution.rows', 'no menu with one solution', async () => {
        await expect(rows).toHaveCount(1)
        await expect(solutionMenu).toHaveCount(0)
      })
      await world.faults({ operationId: 'faqCodes', status: 200, body: [] })
      await openInApp(page, '/support')
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
