import type { Locator } from '@playwright/test'
import { fontsLoaded } from '../pages/fonts-loaded.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' }, viewport: { width: 375, height: 800 } })

/** The horizontal edges of the focused element. */
const edgesOf = (item: Locator) =>
  item.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right] as const
  })

/** Steps through a row with the Tab key. Each item must be between these edges. */
const walk = async (items: Locator, from: number, to: number) => {
  const count = await items.count()
  expect(count).toBeGreaterThan(5)
  await items.first().focus()
  for (let index = 0; index < count; index += 1) {
    await expect(items.nth(index)).toBeFocused()
    await expect.poll(() => edgesOf(items.nth(index)).then(([left]) => left)).toBeGreaterThanOrEqual(from)
    await expect.poll(() => edgesOf(items.nth(index)).then(([, right]) => right)).toBeLessThanOrEqual(to)
    await items.page().keyboard.press('Tab')
  }
}

test(...clausesOfSteps(), async ({ page, myPage, landing }) => {
  await clauseStep('shell.access.focus-in-row', 'the menu of my page, which has no arrows', async () => {
    await myPage.open('/billing')
    await expect(myPage.items).toHaveCount(6)
    await fontsLoaded(page)
    await walk(myPage.items, 0, 375)
  })
  await clauseStep('shell.access.keyboard', 'Enter opens the item that has the focus', async () => {
    await myPage.items.last().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/mypage\/solution$/)
  })
  await clauseStep('shell.access.focus-in-row', 'the products of the landing page, between the arrows', async () => {
    await page.goto('/support')
    await fontsLoaded(page)
    const row = (await landing.products.getByRole('list').boundingBox())!
    // An arrow is 32 px wide. The first and the last item have none beside them.
    const items = landing.products.getByRole('listitem').getByRole('link')
    const middle = items.filter({ hasNotText: /^(Server|Server Migration)$/ })
    await walk(middle, row.x + 32, row.x + row.width - 32)
  })
})
