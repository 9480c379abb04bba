import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test(...clausesOfSteps('375, 800 and 1259 px'), async ({ faq, page, world, guard }) => {
  guard.allowStatuses(500)
  const queries = async () => (await world.journal('faqs')).map(({ query }) => query)
  await page.setViewportSize({ width: 1260, height: 900 })
  await faq.open('/bill')
  await clauseStep('faq.list.ten-from-extra-large', 'at 1260 px', async () => {
    await expect(faq.questions).toHaveCount(10)
    await expect(faq.pages).toBeVisible()
    await expect(faq.more).toHaveCount(0)
  })
  await clauseStep('layout.breakpoint.at-1260', '1260 and 1259 px', async () => {
    await page.setViewportSize({ width: 1259, height: 900 })
    await expect(faq.questions).toHaveCount(5)
    await expect(faq.pages).toHaveCount(0)
  })
  await clauseStep('faq.list.five-below-extra-large', 'also at 375 px', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await faq.open('/bill')
    await expect(faq.questions).toHaveCount(5)
    await expect(page.getByText('33개 중 5개를 표시했습니다.')).toBeVisible()
  })
  await clauseStep('faq.list.ten-from-extra-large', 'size=10 at 375 px', async () =>
    expect(await queries()).toEqual(['categoryCode1=BILL&page=0&size=10', 'categoryCode1=BILL&page=0&size=10']),
  )
  await page.setViewportSize({ width: 800, height: 900 })
  const [first] = await faq.questions.allTextContents()
  await clauseStep('faq.list.more-shows-other-five', 'without a request, then the next page', async () => {
    await faq.more.click()
    await expect(faq.questions).toHaveCount(10)
    expect(await queries()).toHaveLength(2)
    await expect(faq.more).toBeFocused()
    await faq.more.click()
    await expect(faq.questions).toHaveCount(20)
    expect((await faq.questions.allTextContents())[0]).toBe(first)
    expect((await queries()).slice(2)).toEqual(['categoryCode1=BILL&page=1&size=10'])
  })
  await clauseStep('faq.address.whole-search', 'how many are shown, also for another visitor', async () => {
    await expect(page).toHaveURL(/\/bill\?shown=20$/)
    await faq.open('/bill?shown=20')
    await expect(faq.questions).toHaveCount(20)
  })
  await clauseStep('faq.list.more-button', 'until the last item', async () => {
    await faq.more.press('Enter')
    await expect(faq.questions).toHaveCount(30)
    await faq.more.press('Enter')
    await expect(faq.questions).toHaveCount(33)
    await expect(faq.more).toHaveCount(0)
    // The button is gone, so the first new item has the focus.
    await expect(faq.questions.nth(30)).toBeFocused()
  })
  await clauseStep('faq.list.more-button', 'pressed twice while a page is loading', async () => {
    await faq.openInApp('/prod')
    await expect(faq.questions).toHaveCount(5)
    await faq.more.click()
    const before = (await queries()).length
    const release = await pauseRequests(page, '/api/support/faq')
    await faq.more.press('Enter')
    await faq.more.press('Enter')
    release()
    await expect(faq.questions).toHaveCount(20)
    expect(await queries()).toHaveLength(before + 1)
  })
  await page.setViewportSize({ width: 375, height: 800 })
  await world.faults({ operationId: 'faqs', status: 500, times: 1 })
  await clauseStep('error.page.retry', 'the first page and the next one', async () => {
    await faq.openInApp('/mbr')
    await expect(page.getByRole('alert')).toContainText('내용을 불러오지 못했습니다. 다시 시도해 주세요.')
    await faq.retry.click()
    await expect(faq.questions).toHaveCount(5)
    await faq.more.click()
    await expect(faq.questions).toHaveCount(10)
    await world.faults({ operationId: 'faqs', status: 500, times: 1 })
    await faq.more.click()
    await expect(page.getByRole('alert')).toContainText('다음 질문을 불러오지 못했습니다. 다시 시도해 주세요.')
    await expect(faq.questions).toHaveCount(10)
    await faq.retry.click()
    await expect(faq.questions).toHaveCount(18)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
