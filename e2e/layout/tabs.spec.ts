import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'

// Measures of tabs, taken in the component gallery.

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' })

test(
  ...alsoProves(
    clause('layout.tab-block.columns-equal', 'blocks and bars of tabs at five widths'),
    'layout.tab-block.columns-min',
    'layout.tab-block.columns-max',
    'layout.tab-bar.height',
    'layout.breakpoint.at-1260',
  ),
  async ({ page }) => {
    await page.goto('/gallery')
    const boxesOf = async (count: number) => {
      const tabs = page.getByRole('navigation', { name: `Block of ${count}` }).getByRole('link')
      await expect(tabs).toHaveCount(count)
      return tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    }
    /** Whether all tabs are in one row, one in each column. */
    const areInOneRow = (boxes: readonly DOMRect[]) => new Set(boxes.map(({ y }) => y)).size === 1
    await clauseStep('layout.tab-block.columns-min', '2 columns', async () =>
      expect(areInOneRow(await boxesOf(2))).toBe(true),
    )
    await clauseStep('layout.tab-block.columns-max', '8 columns', async () =>
      expect(areInOneRow(await boxesOf(8))).toBe(true),
    )
    for (const count of [2, 3, 5, 6, 8])
      await clauseStep('layout.tab-block.columns-equal', `${count} columns`, async () => {
        const boxes = await boxesOf(count)
        expect(areInOneRow(boxes)).toBe(true)
        for (const { width } of boxes) expect(width).toBeCloseTo(boxes[0]!.width, 1)
      })
    const bar = page.getByRole('tablist', { name: 'Few tabs' })
    const block = page.getByRole('navigation', { name: 'Block of 2' })
    const heightOf = async (element: typeof bar) => (await element.boundingBox())!.height
    for (const width of [1260, 1440])
      await clauseStep('layout.tab-bar.height', `at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect([await heightOf(bar), await heightOf(block)]).toEqual([53, 53])
      })
    await clauseStep('layout.breakpoint.at-1260', 'tab bars are lower at 1259 px', async () => {
      await page.setViewportSize({ width: 1260, height: 800 })
      expect(await heightOf(bar)).toBe(53)
      await page.setViewportSize({ width: 1259, height: 800 })
      expect(await heightOf(bar)).toBeLessThan(53)
      expect(await heightOf(block)).toBeLessThan(53)
    })
    for (const [width, columns] of [
      [800, 4],
      [375, 2],
    ] as const)
      await clauseStep('layout.tab-block.columns-equal', `in several rows at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await boxesOf(8)
        expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns)
        for (const box of boxes) expect(box.width).toBeCloseTo(boxes[0]!.width, 1)
      })
  },
)

test(
  ...alsoProves(clause('layout.tab-drag.threshold-distance', '4 and 5 px'), 'layout.tab-drag.threshold-time'),
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/gallery')
    const bar = page.getByRole('tablist', { name: 'Many tabs' })
    const tab = bar.getByRole('tab', { name: 'Billing' })
    const scrolled = () => bar.evaluate((element) => element.scrollLeft)
    /** Presses a tab, waits, moves it, and says how far the bar was scrolled. */
    const press = async (distancePx: number, durationMs: number) => {
      await bar.evaluate((element) => element.scrollTo(0, 0))
      await bar.getByRole('tab', { name: 'All' }).click()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await tab.hover()
      const { x, y, width } = (await tab.boundingBox())!
      await page.mouse.move(x + width / 2, y + 10)
      await page.mouse.down()
      await page.clock.runFor(durationMs)
      await page.mouse.move(x + width / 2 - distancePx, y + 10)
      const distance = await scrolled()
      await page.mouse.up()
      await page.clock.resume()
      return { distance, selected: await bar.locator('[aria-selected="true"]').textContent() }
    }
    await clauseStep('layout.tab-drag.threshold-distance', '4 px are a click', async () =>
      expect(await press(4, 0)).toEqual({ distance: 0, selected: 'Billing' }),
    )
    await clauseStep('layout.tab-drag.threshold-distance', '5 px are a drag', async () =>
      expect(await press(5, 0)).toEqual({ distance: 5, selected: 'All' }),
    )
    await clauseStep('layout.tab-drag.threshold-time', '199 ms are a click', async () =>
      expect(await press(2, 199)).toEqual({ distance: 0, selected: 'Billing' }),
    )
    await clauseStep('layout.tab-drag.threshold-time', '200 ms are a drag', async () =>
      expect(await press(2, 200)).toEqual({ distance: 2, selected: 'All' }),
    )
  },
)

test(...clause('shell.access.keyboard', 'tabs'), async ({ page }) => {
  await page.goto('/gallery')
  const bar = page.getByRole('tablist', { name: 'Few tabs' })
  const [all, account] = [bar.getByRole('tab', { name: 'All' }), bar.getByRole('tab', { name: 'Account' })]
  await all.focus()
  await page.keyboard.press('ArrowRight')
  await expect(account).toBeFocused()
  await expect(account).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Account' })).toContainText('The content of "account"')
  await page.keyboard.press('ArrowRight')
  await expect(all).toBeFocused()
  await page.keyboard.press('End')
  await expect(account).toBeFocused()
  // One tab stop: the next one is in the next list of tabs.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tablist', { name: 'Many tabs' }).getByRole('tab', { name: 'All' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
})
