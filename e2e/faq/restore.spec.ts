import type { Locator } from '@playwright/test'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { item } from './item.ts'

test.describe('with 30 long items', () => {
  const faqs = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      9000 + i,
      item(9000 + i, {
        title: { ko: `꽃바람 질문 ${i}` },
        content: { ko: `<p>${'긴 답변입니다. '.repeat(80)}</p><p>끝 ${i}</p>` },
      }),
    ]),
  )
  test.use({ settings: { data: { faqs } }, viewport: { width: 800, height: 500 } })

  // Not how far the page is scrolled: our fonts may arrive in between, and change the height of what is above.
  const top = async (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))

  test(...clausesOfSteps(), async ({ faq, page }) => {
    await faq.open('/all?searchKeyword=%EA%BD%83%EB%B0%94%EB%9E%8C')
    for (const count of [10, 20, 30]) {
      await faq.more.click()
      await expect(faq.questions).toHaveCount(count)
    }
    await faq.question('꽃바람 질문 3').first().click()
    await faq.question('꽃바람 질문 25').click()
    await expect(page.getByText('끝 25')).toBeVisible()
    const address = page.url()

    await clauseStep('faq.list.reload-restores', 'rows, open items, scroll position and focus', async () => {
      // Before the event of the scrolling is due.
      const before = await faq.question('꽃바람 질문 25').evaluate((element) => {
        element.scrollIntoView({ block: 'start' })
        location.reload()
        return Math.round(element.getBoundingClientRect().top)
      })
      await expect(faq.questions).toHaveCount(30)
      await expect(page.getByText('끝 25')).toBeVisible()
      await expect.poll(() => top(faq.question('꽃바람 질문 25'))).toBe(before)
      await expect(faq.question('꽃바람 질문 25')).toBeFocused()
    })
    await clauseStep('faq.list.reload-restores', 'back from the form', async () => {
      const link = faq.answer('꽃바람 질문 25').getByRole('link', { name: '해결되지 않았다면 문의하기' })
      await link.scrollIntoViewIfNeeded()
      const left = await top(link)
      await link.click()
      await expect(page).toHaveURL(/\/support\/question$/)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(faq.questions).toHaveCount(30)
      await expect.poll(() => top(link)).toBe(left)
      await expect(link).toBeFocused()
    })
    await clauseStep('faq.address.whole-search', 'in another window', async () => {
      const other = await page.context().newPage()
      await other.goto(address)
      await expect(other.getByText('“꽃바람” 검색 결과 30건')).toBeVisible()
      await expect(other.getByText('끝 25')).toBeVisible()
      expect(await other.evaluate(() => window.scrollY)).toBe(0)
      await other.close()
    })
  })
})
