import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test(...clausesOfSteps(), async ({ faq, page, shell, world }) => {
  await faq.open('/prod?page=3')
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
    await expect(faq.total).toHaveText('질문 36개')
  })
  await page.goBack()
  await expect(faq.product).toHaveText('Kubernetes Service')
})

test(...clause('faq.prod.dropdown', 'from a link to a product, and on no other tab'), async ({ faq }) => {
  await faq.open('/prod?categoryCode3=Server&page=1')
  await expect(faq.product).toHaveText('Server')
  await expect(faq.questions).toHaveCount(3)
  await faq.openInApp('/mbr')
  await expect(faq.product).toHaveCount(0)
})

test(...clause('faq.prod.dropdown', 'after its products failed to load'), async ({ faq, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'faqCodes', status: 500, times: 1 })
  await faq.open('/prod')
  await expect(page.getByRole('alert')).toContainText('상품 목록을 불러오지 못했습니다.')
  await faq.retry.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await faq.choose('Server')
  await expect(faq.questions).toHaveCount(3)
})
