import type { Locator } from '@playwright/test'
import { fontsLoaded } from '../pages/fonts-loaded.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test(...clausesOfSteps('opened by an anonymous visitor'), async ({ landing, page, shell, world }) => {
  await landing.open()
  await clauseStep('landing.page.route', '/support', () => expect(page).toHaveTitle(shell.title('area.support')))
  await clauseStep('member.anonymous.may-browse-landing', 'stays at /support', async () => {
    await expect(shell.signIn).toBeVisible()
    await expect(landing.questions).toHaveCount(6)
    expect(new URL(page.url()).pathname).toBe('/support')
  })
  await clauseStep('landing.faq.request', 'of three categories, two questions of each', async () => {
    expect((await world.journal('faqs')).map(({ query }) => query).toSorted()).toEqual([
      'categoryCode1=BILL&page=0&size=10',
      'categoryCode1=MBR&page=0&size=10',
      'categoryCode1=TRBL&page=0&size=10',
    ])
    const names = await landing.questions.evaluateAll((all) => all.map((link) => link.previousSibling?.textContent))
    expect(names).toEqual(['장애·오류', '장애·오류', '요금·결제', '요금·결제', '회원', '회원'])
  })
  await clauseStep('landing.hero.shown', 'heading, lead and search', async () => {
    await expect(landing.h1).toHaveText('궁금한 점을 검색해 보세요')
    await expect(landing.search).toBeVisible()
  })
  await clauseStep('landing.hero.search', 'the keywords of the site', async () => {
    await expect(landing.popularWords.getByRole('link')).toHaveText([
      ...['비밀번호', '세금계산서', '환불', '공인 IP', '서브 계정', '백업', '교육'],
    ])
    await expect(landing.popularWords.getByRole('link', { name: '공인 IP' })).toHaveAttribute(
      'href',
      '/support/faq/all?searchKeyword=%EA%B3%B5%EC%9D%B8+IP',
    )
  })
  await clauseStep('landing.faq.products', 'all products with questions', async () => {
    const links = landing.products.getByRole('link')
    await expect(landing.products.getByRole('link', { name: 'GPU Server' })).toHaveAttribute(
      'href',
      '/support/faq/prod?categoryCode3=GPUServer&page=1',
    )
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    expect(hrefs.length).toBeGreaterThan(10)
    for (const href of hrefs) expect(href).toMatch(/^\/support\/faq\/prod\?categoryCode3=\w+&page=1$/)
  })
  for (const [typed, query] of [
    ['비밀번호', '%EB%B9%84%EB%B0%80%EB%B2%88%ED%98%B8'],
    [' c++ & [ ', 'c%2B%2B+%26+%5B'],
  ] as const)
    await clauseStep('landing.hero.search', typed, async () => {
      await landing.search.fill(typed)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL((url) => url.pathname + url.search === `/support/faq/all?searchKeyword=${query}`)
      await page.goBack()
      await expect(landing.h1).toHaveText('궁금한 점을 검색해 보세요')
    })
  await clauseStep('landing.question-button.link', 'in the page itself', async () => {
    await shell.main.getByRole('link', { name: '문의하기', exact: true }).click()
    await expect(page).toHaveURL(/\/support\/question$/)
  })
})

test(...clausesOfSteps('the one of the site'), async ({ landing, page, world }) => {
  await landing.open()
  await clauseStep('landing.incidents.ongoing', 'name, time and link', async () => {
    const links = landing.incidents.getByRole('link')
    await expect(links).toHaveText(['콘솔 일부 메뉴 지연', '장애 문의하기'])
    await expect(links.first()).toHaveAttribute('href', '/support/event-log/33')
    await expect(links.last()).toHaveAttribute('href', '/support/question/trouble')
    await expect(landing.incidents).toContainText('2026-11-19 17:05 UTC +9부터')
  })
  await fontsLoaded(page)
  const { height } = (await landing.incidents.boundingBox())!
  await world.patch({ data: { incidents: { 33: { realRecoveryYmdt: [2026, 11, 19, 21, 30] } } } })
  await page.reload()
  await clauseStep('landing.incidents.ongoing', 'none, of the same height', async () => {
    await expect(landing.incidents).toContainText('지금 진행 중인 장애가 없습니다.')
    await fontsLoaded(page)
    expect((await landing.incidents.boundingBox())!.height).toBe(height)
  })
})

test(...clausesOfSteps('1259 and 1260 px'), async ({ landing, page, world }) => {
  await page.setViewportSize({ width: 1259, height: 800 })
  await landing.open()
  await expect(landing.questions).toHaveCount(6)
  for (const width of [1259, 992, 375])
    await clauseStep('landing.news.hidden-large-and-below', `at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(landing.news).toBeHidden()
      expect(await world.journal('cachedNews')).toEqual([])
    })
  await page.setViewportSize({ width: 1260, height: 800 })
  const items = landing.news.getByRole('listitem')
  await clauseStep('layout.breakpoint.inclusive', 'service news', () => expect(landing.news).toBeVisible())
  await clauseStep('landing.news.per-tab', 'nine new ones', () => expect(items).toHaveCount(9))
  await clauseStep('landing.news.tab-new', 'is selected at first', async () => {
    await expect(landing.news.getByRole('tab').first()).toHaveText('신규')
    await expect(landing.newsTab('RELS')).toHaveAttribute('aria-selected', 'true')
    await expect(items.first()).toContainText('Security Monitoring 출시: 24시간 보안 관제')
  })
  await landing.newsTab('NEWSP').click()
  await clauseStep('landing.news.tab-update', 'after a click', async () => {
    await expect(landing.news.getByRole('tab').last()).toHaveText('업데이트')
    await expect(items).toHaveCount(9)
    await expect(items.first()).not.toContainText('출시')
    const queries = (await world.journal('cachedNews')).map(({ query }) => new URLSearchParams(query))
    expect(queries.map((query) => query.get('serviceNewsTypeCodes'))).toEqual(['RELS', 'NEWSP'])
  })
  await clauseStep('landing.news.cached', 'alone', async () => expect(await world.journal('latestNews')).toEqual([]))
  await clauseStep('landing.news.per-tab', 'nine updates', () => expect(items).toHaveCount(9))
  await clauseStep('landing.news.opens-item', 'each item', async () => {
    const hrefs = await items.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    expect(new Set(hrefs).size).toBe(9)
    for (const href of hrefs) expect(href).toMatch(/^\/intro\/news\/\d+$/)
  })
})

for (const [language, header, arrows, isEnglish] of [
  ['ko', '상품별 질문', ['이전 항목 보기', '다음 항목 보기'], false],
  ['en', 'Questions by product', ['Scroll back', 'Scroll forward'], true],
  ['ja', 'サービス別のご質問', ['前へスクロール', '次へスクロール'], false],
] as const)
  test.describe(`the menu of products in ${language}`, () => {
    const headerClause = isEnglish ? 'layout.scroll-menu.english-header' : 'layout.scroll-menu.other-header'
    test.use({ language, viewport: { width: 1440, height: 900 } })
    test(...clausesOf([headerClause], `the menu of products, ${language}`), async ({ landing, page }) => {
      await landing.open()
      const [links, text] = [landing.products.getByRole('link'), landing.products.getByText(header, { exact: true })]
      await expect(links.first()).toBeVisible()
      await clauseStep(headerClause, header, () =>
        expect(text.and(page.locator(isEnglish ? '[lang="en"]' : ':not([lang])'))).toBeVisible(),
      )
      const [back, forward] = arrows.map((name) => landing.products.getByRole('button', { name })) as [Locator, Locator]
      for (const width of [1440, 800, 375]) {
        await page.setViewportSize({ width, height: 900 })
        await links.first().focus()
        await clauseStep('layout.scroll-menu.arrow-hidden-at-start', `at the start, ${width} px`, async () => {
          await expect(back).toBeHidden()
          await expect(forward).toBeVisible()
        })
        await forward.click()
        await clauseStep('layout.scroll-menu.arrow-hidden-at-start', `shown after the start, ${width} px`, () =>
          expect(back).toBeVisible(),
        )
        // Focusing a link scrolls to it.
        await links.last().focus()
        await clauseStep('layout.scroll-menu.arrow-hidden-at-end', `at the end, ${width} px`, async () => {
          await expect(forward).toBeHidden()
          await expect(back).toBeVisible()
          await expect(links.last()).toBeInViewport({ ratio: 1 })
        })
        await back.click()
        await clauseStep('layout.scroll-menu.arrow-hidden-at-end', `shown before the end, ${width} px`, () =>
          expect(forward).toBeVisible(),
        )
      }
      await openInApp(page, '/')
      await clauseStep('layout.scroll-menu.arrow-hidden-at-end', 'in a menu that fits', async () => {
        const menu = page.getByRole('main').getByRole('navigation')
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect(menu.getByRole('link')).toHaveCount(8)
        for (const name of arrows) await expect(menu.getByRole('button', { name })).toBeHidden()
      })
    })
  })

test(
  ...clause('landing.news.cached', 'the plain list where there is no cached one'),
  async ({ landing, page, world, guard }) => {
    guard.allowStatuses(404, 405, 501, 500)
    await page.setViewportSize({ width: 1440, height: 900 })
    const items = landing.news.getByRole('listitem')
    for (const [status, plain] of [
      [404, 1],
      [405, 1],
      [501, 1],
      [500, 0],
    ] as const)
      await softStep(String(status), async () => {
        await world.clearJournal()
        await world.faults({ operationId: 'cachedNews', status })
        await landing.open()
        if (plain === 1) await expect(items).toHaveCount(9)
        else await expect(landing.news.getByRole('button', { name: '다시 시도' })).toBeVisible()
        expect((await world.journal('latestNews')).map(({ query }) => query)).toEqual(
          Array.from({ length: plain }, () => 'size=9&serviceNewsTypeCodes=RELS'),
        )
        // The journal of the next case begins empty.
        await page.goto('about:blank')
      })
  },
)

test(...clausesOfSteps('every block'), async ({ landing, page, world, guard }) => {
  guard.allowStatuses(500)
  await page.setViewportSize({ width: 1440, height: 900 })
  const operations = ['notices', 'eventLogs', 'faqs', 'faqKeywords', 'cachedNews', 'faqCodes'] as const
  await world.faults(...operations.map((operationId) => ({ operationId, status: 500 })))
  await landing.open()
  const retries = page.getByRole('main').getByRole('button', { name: '다시 시도' })
  await clauseStep('landing.blocks.retry', 'each says so', async () => {
    await expect(retries).toHaveCount(4)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(4)
    await expect(landing.incidents.getByRole('link')).toHaveText(['장애 현황 보기'])
  })
  await world.faults()
  for (let left = 4; left > 0; left -= 1) {
    await retries.first().click()
    await expect(retries).toHaveCount(left - 1)
  }
  await clauseStep('landing.blocks.retry', 'each is loaded again', async () => {
    await expect(landing.notices).toHaveCount(3)
    await expect(landing.questions).toHaveCount(6)
    await expect(landing.popularWords.getByRole('link')).toHaveCount(7)
    await expect(landing.news.getByRole('listitem')).toHaveCount(9)
  })
  const none = {
    content: [],
    totalElements: 0,
    totalPages: 0,
    number: 0,
    size: 10,
    first: true,
    last: true,
    empty: true,
  }
  await world.faults(
    ...(['notices', 'faqs', 'cachedNews'] as const).map((operationId) => ({ operationId, status: 200, body: none })),
  )
  await page.reload()
  await clauseStep('landing.blocks.retry', 'no notices, questions and news', async () => {
    await expect(landing.strip).toContainText('등록된 공지사항이 없습니다.')
    await expect(page.getByRole('main')).toContainText('등록된 질문이 없습니다.')
    await expect(landing.news).toContainText('등록된 서비스 소식이 없습니다.')
  })
})

test(...clause('landing.page.downloads', 'after everything has loaded'), async ({ landing, page, baseURL }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await landing.open()
  await landing.newsTab('NEWSP').click()
  await expect(landing.news.getByRole('listitem')).toHaveCount(9)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    [...scripts].map(async (path) => {
      const response = await fetch(baseURL + path, { headers: { 'accept-encoding': 'gzip' } })
      return Number(response.headers.get('content-length'))
    }),
  )
  // A page with nothing but React has 67.8 kB after gzip.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2.5 * 67_800)
  expect([...scripts].filter((path) => /controls|fields|form|select|combobox|dialog/.test(path))).toEqual([])
})
