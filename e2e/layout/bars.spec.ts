import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'

// Bars and grids without a screen of their own, measured in the component gallery.

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' })

test(...clausesOfSteps('every component without a screen'), async ({ page }) => {
  await page.goto('/gallery')
  await clauseStep('layout.gallery.route', 'and no finding of axe', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...['Buttons and menus', 'Tables of values and charts', 'Bars, sliders and grids', 'Messages and states'],
      ...['There are 3 problems to fix.', 'Files', 'Checkboxes and radio buttons', 'Text', 'Lists and ways'],
      ...['Navigation menus', 'Tabs', 'Dialogs', 'Choosing several', 'Choosing from a list'],
    ])
    for (const name of ['Solution use', 'Calculator', 'Cases', 'Block of 2', 'Block of 8', 'Compute, AI'])
      await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible()
    for (const name of ['GDBR bar', 'Slider', 'One slide'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
  await clauseStep('layout.faq-cards.columns', 'the grid of cards at 991 and 992 px', async () => {
    const cards = page.getByRole('listitem').filter({ hasText: 'A card of a grid.' })
    await expect(cards).toHaveCount(4)
    const columns = async () => {
      const boxes = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
      return new Set(boxes.map(({ x }) => x)).size
    }
    for (const [width, count] of [
      [1440, 3],
      [992, 3],
      [991, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, columns: await columns() }).toEqual({ width, columns: count })
    }
  })
})
