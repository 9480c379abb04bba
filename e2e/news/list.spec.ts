import { NewsPage } from '../pages/news-page.ts'
import { openAnew, openInApp } from '../pages/open-in-app.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const latest = 'Kubernetes Service, 버전 1.36 지원'

test(...clausesOfSteps(), async ({ news, page, shell, world }) => {
  const lastQuery = async () => (await world.journal('latestNews')).at(-1)
  const tags = news.cards.locator(':scope > span:first-child > span')
  await clauseStep('news.page.route', 'all news, newest first', async () => {
    await news.openList()
    await expect(shell.h1).toHaveText('서비스 소식')
    await expect(news.cards).toHaveCount(9)
    await expect(news.cards.first().getByRole('link')).toHaveText(latest)
    await expect(news.tab('news.all')).toHaveAttribute('aria-current', 'page')
    await expect(shell.area('area.support')).toHaveAttribute('data-current', 'true')
  })
  await clauseStep('member.anonymous.may-browse-news', 'nobody is signed in', async () => {
    await expect(shell.signIn).toBeVisible()
    await expect(shell.main).toContainText('총 40건')
  })
  await clauseStep('news.list.size-nine', 'in the query', async () =>
    expect(await lastQuery()).toMatchObject({ method: 'GET', path: '/service-news/page', query: 'size=9&page=0' }),
  )
  await clauseStep('shell.time.not-shifted', 'the date of the first item', () =>
    expect(news.cards.first().locator('time')).toHaveText('2026-11-19'),
  )
  await clauseStep('news.type.rels', 'in its own list', async () => {
    await news.tab('news.RELS').click()
    await expect(shell.main).toContainText('총 15건')
    await expect(tags).toHaveText(Array.from({ length: 9 }, () => '신규 출시'))
  })
  await clauseStep('news.address.type-codes', 'in the URL and in the query', async () => {
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=RELS$/)
    expect((await lastQuery())?.query).toBe('size=9&serviceNewsTypeCodes=RELS&page=0')
    await expect(news.tab('news.RELS')).toHaveAttribute('aria-current', 'page')
  })
  await clauseStep('news.type.newsp', 'in its own list', async () => {
    await news.tab('news.NEWSP').click()
    await expect(shell.main).toContainText('총 25건')
    await expect(tags).toHaveText(Array.from({ length: 9 }, () => '기능 업데이트'))
  })
  await clauseStep('notice.list.page-in-address', 'kept by a reload', async () => {
    await news.pages.getByRole('link', { name: '3', exact: true }).click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=NEWSP&page=3$/)
    await expect(news.cards).toHaveCount(7)
    await page.reload()
    await expect(news.cards).toHaveCount(7)
    await expect(page).toHaveTitle('서비스 소식 3페이지 | 하늘 클라우드')
    expect((await lastQuery())?.query).toBe('size=9&serviceNewsTypeCodes=NEWSP&page=2')
  })
  await clauseStep('shell.list.past-end', 'news, which keeps the type', async () => {
    await openInApp(page, '/intro/news?serviceNewsTypeCodes=NEWSP&page=99')
    await expect(page.getByText('이 페이지에는 항목이 없습니다. 첫 페이지부터 확인해 주세요.')).toBeVisible()
    await page.getByRole('link', { name: '처음부터 보기' }).click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=NEWSP$/)
    await expect(news.cards).toHaveCount(9)
  })
  await clauseStep('news.address.type-codes', 'several types, and a blank one', async () => {
    await openInApp(page, '/intro/news?serviceNewsTypeCodes=RELS,NEWSP')
    await expect(shell.main).toContainText('총 40건')
    await openInApp(page, '/intro/news?serviceNewsTypeCodes=%20')
    await expect(news.tab('news.all')).toHaveAttribute('aria-current', 'page')
    await expect(news.cards).toHaveCount(9)
  })
})

test(...clausesOf(['news.list.empty', 'shell.list.way-on']), async ({ news, page, shell }) => {
  await news.openList('?serviceNewsTypeCodes=NOPE')
  await expect(shell.main).toContainText('등록된 서비스 소식이 없습니다.')
  await expect(news.cards).toHaveCount(0)
  await shell.main.getByRole('link', { name: '서비스 소식 전체 보기' }).click()
  await expect(page).toHaveURL(/\/intro\/news$/)
  await expect(news.cards).toHaveCount(9)
})

test(...clausesOfSteps('in three languages'), async ({ page, shell }) => {
  await page.goto('/intro/news')
  for (const [language, from, all, tabs, tags] of [
    ['ko', null, '총 40건', ['전체 소식', '신규', '업데이트'], ['신규 출시', '기능 업데이트']],
    ['en', 'ko', '40 total', ['All news', 'New', 'Updates'], ['New product', 'Update']],
    ['ja', 'en', '全40件', ['すべて', '新規', 'アップデート'], ['新規リリース', '機能アップデート']],
  ] as const) {
    if (from) await shell.changeLanguage(from, language)
    await expect(shell.main).toContainText(all)
    const news = new NewsPage(page, language)
    await expect(news.tabs).toHaveText([...tabs])
    for (const [id, tag] of [
      ['news.type.rels', tags[0]],
      ['news.type.newsp', tags[1]],
    ] as const)
      await clauseStep(id, language, () => expect(news.cards.filter({ hasText: tag }).first()).toBeVisible())
  }
})

const tabTexts = ['전체 소식', '신규', '업데이트']

test(...clausesOfSteps('a type that the page does not know'), async ({ news, page, shell, world, guard }) => {
  guard.allowStatuses(404, 500)
  const typesOf = (...codes: readonly (readonly [string, string?])[]) =>
    codes.map(([serviceNewsTypeCode, serviceNewsTypeName]) => ({ serviceNewsTypeCode, serviceNewsTypeName }))
  const body = typesOf(['NEWSP', 'x'], ['EVENT', '행사'], ['RELS'], ['CODE'])
  const event = {
    ...{ serviceNewsNo: 9001, serviceNewsTypeCode: 'EVENT', title: '가을 세미나', applyYmd: '2026-11-20' },
    serviceCategorieList: [],
  }
  const list = { content: [event], totalElements: 1, totalPages: 1, number: 0, size: 9 }
  await world.faults(
    { operationId: 'newsTypes', status: 200, body },
    { operationId: 'latestNews', status: 200, body: { ...list, first: true, last: true, empty: false } },
  )
  await news.openList()
  await clauseStep('news.type.from-server', 'as the server orders and names them, and what they list', async () => {
    await expect(news.tabs).toHaveText(['전체 소식', '업데이트', '행사', '신규', 'CODE'])
    await expect(news.cards.filter({ hasText: '가을 세미나' })).toContainText('행사')
    await page.getByRole('link', { name: '행사', exact: true }).click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=EVENT$/)
    await expect(news.cards.getByRole('link')).toHaveText(['가을 세미나'])
    await expect(news.tabs.and(page.locator('[aria-current]'))).toHaveText('행사')
  })
  await page.goto('/policy/terms')
  for (const fault of [
    { status: 404 },
    { status: 500 },
    { status: 200, body: { types: [] } },
    { status: 200, body: ['EVENT'] },
    { status: 200, body: [null] },
    { status: 200, body: [] },
  ])
    await clauseStep('news.type.from-server', JSON.stringify(fault), async () => {
      await world.faults({ operationId: 'newsTypes', ...fault })
      // The page shows these tabs before the answer, too.
      const answered = page.waitForResponse((response) => response.url().includes('/service-news/type'))
      await openAnew(page, shell.words, '/intro/news')
      expect((await answered).status()).toBe(fault.status)
      await expect(shell.main).toContainText('총 40건')
      await expect(news.tabs).toHaveText(tabTexts)
    })
})
