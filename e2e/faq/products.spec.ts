import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

// The tab of the products, and the list at /support/faq below the cards of the categories.

test.use({ viewport: { width: 1280, height: 900 } })

test(...clausesOfSteps('each parameter'), async ({ faq, page, shell, world, guard }) => {
  guard.allowStatuses(500)
  const lastQuery = async () => (await world.journal('faqs')).at(-1)!.query
  await world.faults({ operationId: 'faqCodes', status: 500, times: 1 })
  await faq.open('/prod?page=3')
  await clauseStep('faq.prod.dropdown', 'after its products failed to load', async () => {
    await expect(page.getByRole('alert')).toContainText('상품 목록을 불러오지 못했습니다.')
    await faq.retry.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await expect(page).toHaveTitle('상품 관련 질문 3페이지 | 하늘 클라우드')
  await clauseStep('faq.prod.dropdown', 'its options', async () => {
    await faq.product.click()
    await expect(page.getByRole('option').first()).toHaveText('전체 상품')
    await expect(page.getByRole('option', { name: 'Server', exact: true })).toBeVisible()
    await page.getByRole('option', { name: 'Kubernetes Service', exact: true }).click()
  })
  await clauseStep('faq.prod.choice-resets-page', 'from page 3', async () => {
    await expect(page).toHaveURL(/\/prod\?categoryCode3=KubernetesService&page=1$/)
    await expect(page).toHaveTitle('상품 관련 질문 | 하늘 클라우드')
    await expect(faq.question('Kubernetes 클러스터는 어떤 순서로 업그레이드하나요?')).toBeVisible()
    expect((await world.journal('faqs')).at(-1)!.query).toBe(
      'categoryCode1=PROD&categoryCode3=KubernetesService&page=0&size=10',
    )
  })
  await clauseStep('faq.prod.dropdown-value', 'and back to all products', async () => {
    await expect(faq.product).toHaveText('Kubernetes Service')
    // Choosing is no change of page.
    await expect(shell.h1).not.toBeFocused()
    await faq.choose('전체 상품')
    await expect(page).toHaveURL(/\/support\/faq\/prod$/)
    await expect(faq.product).toHaveText('전체 상품')
    await expect(faq.total).toHaveText('질문 36개')
  })
  await page.goBack()
  await expect(faq.product).toHaveText('Kubernetes Service')
  await clauseStep('faq.prod.dropdown', 'from a link to a product, and on no other tab', async () => {
    await faq.openInApp('/prod?categoryCode3=Server&page=1')
    await expect(faq.product).toHaveText('Server')
    await expect(faq.questions).toHaveCount(3)
    await faq.openInApp('/mbr')
    await expect(faq.product).toHaveCount(0)
  })
  for (const [search, total, count, query, id] of [
    ['?categoryCode2=TAX', '질문 2개', 2, 'categoryCode2=TAX&page=0&size=10', 'faq.address.category-code2'],
    ['?categoryCode3=Server', '질문 3개', 3, 'categoryCode3=Server&page=0&size=10', 'faq.address.category-code3'],
    ['?page=12', '질문 131개', 10, 'page=11&size=10', 'faq.address.page'],
    [
      '?searchKeyword=환불',
      '“환불” 검색 결과 1건',
      1,
      'searchKeyword=%ED%99%98%EB%B6%88&page=0&size=10',
      'faq.address.search-keyword',
    ],
  ] as const)
    await clauseStep(id, `at /support/faq${search}`, async () => {
      await faq.openInApp(search)
      await expect(faq.total).toHaveText(total)
      await expect(faq.questions).toHaveCount(count)
      expect(await lastQuery()).toBe(query)
      await expect(faq.cards.getByRole('link')).toHaveCount(8)
    })
  await clauseStep('faq.page.category-list-route', 'a search shows its keyword and can be ended in place', async () => {
    await expect(faq.field).toHaveValue('환불')
    await expect(faq.marks.first()).toHaveText('환불')
    await expect(faq.paths).toBeVisible()
    await page.getByRole('button', { name: '검색어 지우기' }).click()
    await expect(page).toHaveURL(/\/support\/faq$/)
    await expect(faq.total).toHaveText('질문 131개')
  })
  await clauseStep('faq.page.category-list-route', 'a filter can be removed in place', async () => {
    await faq.openInApp('?categoryCode2=TAX')
    await page.getByRole('link', { name: '세금계산서 조건 해제' }).click()
    await expect(page).toHaveURL(/\/support\/faq$/)
    await expect(faq.questions).toHaveCount(10)
  })
  await clauseStep('faq.page.category-list-route', 'page numbers and opened items', async () => {
    await faq.pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/\/support\/faq\?page=2$/)
    await expect(page).toHaveTitle('자주 묻는 질문 2페이지 | 하늘 클라우드')
    await faq.questions.first().click()
    await expect(page).toHaveURL(/\/support\/faq\?page=2&toggled=\d+$/)
    await expect(faq.questions.first()).toHaveAttribute('aria-expanded', 'true')
  })
  await clauseStep('faq.page.category-list-route', 'a new search leads to the list of all', async () => {
    await faq.search('비밀번호')
    await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=/)
    await expect(shell.h1).toHaveText('“비밀번호” 검색')
  })
})
