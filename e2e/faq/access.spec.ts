import { clause, expect, test } from '../pages/test.ts'

test(...clause('shell.access.keyboard', 'search, read and ask'), async ({ faq, page }) => {
  await faq.open('/all')
  await faq.field.focus()
  await page.keyboard.type('환불')
  await page.keyboard.press('Enter')
  await expect(faq.questions).toHaveCount(1)
  // Tab leads from the field over chips, tabs and categories to the question, each time with a visible focus.
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement!
      const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
      return { id: element.id, isVisible: outlines.some(({ outlineStyle }) => outlineStyle !== 'none') }
    })
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab')
    const { id, isVisible } = await focused()
    expect(isVisible).toBe(true)
    if (/^faq-\d+$/.test(id)) break
  }
  await page.keyboard.press('Enter')
  await expect(faq.questions.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\/question$/)
})
