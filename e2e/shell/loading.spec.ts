import type { Page } from '@playwright/test'
import { screens } from '../pages/screens.ts'
import { clause, expect, test } from '../pages/test.ts'

/** The Cumulative Layout Shift of the page since it was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => entry as unknown as { value: number; hadRecentInput: boolean })
              .reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without a shift there is no entry, and the observer is not called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ settings: { persona: 'main', latencyMs: 150 }, viewport: { width, height: 800 } })
    for (const { path, ready } of screens)
      test(...clause('shell.loading.no-shift', `${path} at ${width} px`), async ({ page, guard }) => {
        // Without web fonts, which change line breaks when they arrive: this clause is about data.
        guard.allowCutConnections()
        await page.route('**/*.woff2', (route) => route.abort())
        await page.goto(path)
        await ready(page)
        expect(await layoutShift(page)).toBeLessThan(0.01)
      })
  })

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('shell.loading.skeleton', 'my questions'), async ({ questions, page, shell }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/mypage/inquiry?*', async (route) => {
      await promise
      await route.continue()
    })
    await questions.open()
    await expect(shell.main).toContainText('불러오는 중입니다.')
    const height = async () => (await shell.main.boundingBox())!.height
    const skeletonHeight = await height()
    resolve()
    await expect(questions.rows).toHaveCount(10)
    // The skeleton does not include the page links.
    expect(Math.abs((await height()) - skeletonHeight)).toBeLessThan(120)
  })
})

test(...clause('error.page.retry', 'after the session request fails'), async ({ questions, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.patch({ persona: 'main' })
  await world.faults({ operationId: 'session', status: 500 })
  await questions.open()
  const retry = page.getByRole('button', { name: '다시 시도' })
  await expect(retry).toBeVisible()
  await world.faults()
  await retry.click()
  await expect(questions.rows).toHaveCount(10)
})
