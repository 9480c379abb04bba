import { openAnew } from '../pages/open-in-app.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test(...clausesOfSteps(), async ({ news, page, shell, world }) => {
  await news.openList('?serviceNewsTypeCodes=RELS&page=2')
  const title = (await news.cards.first().getByRole('link').textContent())!
  await clauseStep('news.detail.route', 'from the list', async () => {
    await news.cards.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/intro\/news\/\d+\?serviceNewsTypeCodes=RELS$/)
    await expect(shell.h1).toHaveText(title)
    await expect(news.content).toContainText('자세한 사용 방법은 상품 페이지에서 확인해 주세요.')
  })
  await clauseStep('shell.access.title', 'a news item', () => expect(page).toHaveTitle(`${title} | 하늘 클라우드`))
  await clauseStep('shell.article.back-to-list', 'type and page', async () => {
    await news.back.click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=RELS&page=2$/)
    await expect(news.cards.first().getByRole('link')).toHaveText(title)
  })
  await news.open(740)
  await clauseStep('news.detail.product-link', 'of two products, each in a new tab', async () => {
    const links = news.products.getByRole('link')
    await expect(links).toHaveText(['Kubernetes Service (새 탭에서 열림)', 'Container Registry (새 탭에서 열림)'])
    await expect(links.first()).toHaveAttribute(
      'href',
      'https://www.haneul.example/product/containers/kubernetes-service',
    )
    await expect(links.first()).toHaveAttribute('target', '_blank')
    await expect(news.products.getByRole('listitem').first()).toContainText('컨테이너')
  })
  await clauseStep('shell.time.not-shifted', 'the date of a news item', () =>
    expect(shell.main.locator('time')).toHaveText('2026-11-19'),
  )
  await clauseStep('news.detail.route', 'one call for each item', async () =>
    expect((await world.journal('newsItem')).map(({ path }) => path)).toHaveLength(2),
  )
  await clauseStep('shell.article.back-to-list', 'to the first page for visitors from elsewhere', async () => {
    await expect(news.back).toHaveAttribute('href', '/intro/news')
  })
  await clauseStep('news.detail.product-link', 'only to an address of the web', async () => {
    await page.route('**/service-news/740*', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replace('https://www', 'javascript:alert(1)//').replace('https://www', 'data:'),
      })
    })
    await page.reload()
    await expect(news.products.getByRole('listitem')).toHaveText([/Kubernetes Service$/, /Container Registry$/])
    await expect(news.products.getByRole('link')).toHaveCount(0)
  })
})

test(...clausesOfSteps('from an address'), async ({ news, page, shell }) => {
  await news.open('735?serviceNewsTypeCodes=RELS')
  const neighbours = shell.main.getByRole('navigation', { name: '이전 글과 다음 글' }).getByRole('link')
  await clauseStep('news.detail.keeps-type', 'the next and the previous item', async () => {
    await expect(neighbours).toHaveCount(2)
    await expect(neighbours.nth(0)).toHaveAttribute('href', '/intro/news/738?serviceNewsTypeCodes=RELS')
    await expect(neighbours.nth(1)).toHaveAttribute('href', '/intro/news/733?serviceNewsTypeCodes=RELS')
  })
  await clauseStep('news.detail.keeps-type', 'the list, after opening the address', () =>
    expect(news.back).toHaveAttribute('href', '/intro/news?serviceNewsTypeCodes=RELS'),
  )
  await neighbours.nth(1).click()
  await clauseStep('news.detail.keeps-type', 'the list, from the previous item', async () => {
    await expect(shell.h1).toHaveText('Data Visualization 출시: 클릭으로 만드는 대시보드')
    await news.back.click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceNewsTypeCodes=RELS$/)
  })
  await clauseStep('news.address.type-codes', 'of the list', () =>
    expect(news.tabs.and(page.locator('[aria-current]'))).toHaveText('신규'),
  )
})

test(...clause('shell.not-found.page', 'an unknown news item'), async ({ news, page, shell, guard }) => {
  guard.allowStatuses(404, 400)
  for (const serviceNewsNo of ['999999', 'x'])
    await softStep(serviceNewsNo, async () => {
      if (serviceNewsNo === 'x') await openAnew(page, shell.words, '/intro/news/x')
      else await news.open(serviceNewsNo)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(shell.main).toContainText('삭제되었거나 주소가 바뀐 소식일 수 있습니다. 목록에서 찾아보세요.')
    })
  await shell.main.getByRole('link', { name: '서비스 소식 전체 보기' }).click()
  await expect(page).toHaveURL(/\/intro\/news$/)
  await expect(news.cards).toHaveCount(9)
})
