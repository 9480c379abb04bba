import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

// The list at /support/faq, below the cards of the categories.

test.use({ viewport: { width: 1280, height: 900 } })

test(...clausesOfSteps('each parameter'), async ({ faq, page, shell, world }) => {
  const lastQuery = async () => (await world.journal('faqs')).at(-1)!.query
  await faq.open('')
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
    await expect(shell.h1).toHaveText('전체 질문')
  })
})
