import type { Page } from '@playwright/test'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'

// Menus without a screen of their own, measured in the component gallery.

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' })

/** Sizes of a menu and of its items. */
const sizesOf = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name, exact: true })
  await expect(menu).toBeVisible()
  const widths = await menu
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
  return { height: (await menu.boundingBox())!.height, widths: [...new Set(widths)] }
}

test(
  ...alsoProves(
    clause('layout.menu.solution-use-height', '1440 to 375 px'),
    'layout.width.solution-use-item',
    'layout.menu.calculator-height',
    'layout.width.calculator-item',
    'layout.width.cases-item',
    'layout.width.wide-cases-item',
    'layout.scroll-menu.english-header',
    'layout.scroll-menu.other-header',
  ),
  async ({ page }) => {
    await page.goto('/gallery')
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 800 })
      const [use, calculator] = [await sizesOf(page, 'Solution use'), await sizesOf(page, 'Calculator')]
      for (const [id, actual, expected] of [
        ['layout.menu.solution-use-height', use.height, 95],
        ['layout.width.solution-use-item', use.widths, [80]],
        ['layout.menu.calculator-height', calculator.height, 95],
        ['layout.width.calculator-item', calculator.widths, [79]],
      ] as const)
        await clauseStep(id, `at ${width} px`, async () => expect(actual).toEqual(expected))
    }
    for (const [width, min, id] of [
      [767, 90, 'layout.width.cases-item'],
      [768, 118, 'layout.width.wide-cases-item'],
      [1440, 118, 'layout.width.wide-cases-item'],
    ] as const)
      await clauseStep(id, `short names at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect((await sizesOf(page, 'Two cases')).widths).toEqual([min])
        // Longer names widen their items.
        expect(Math.min(...(await sizesOf(page, 'Cases')).widths)).toBe(min)
      })
    const header = (text: string) => page.getByText(text, { exact: true })
    await clauseStep('layout.scroll-menu.english-header', 'letters, digits, &, -, _ and spaces', () =>
      expect(header('Compute & AI-2_0')).toHaveAttribute('lang', 'en'),
    )
    for (const text of ['Compute, AI', '컴퓨팅'])
      await clauseStep('layout.scroll-menu.other-header', text, () => expect(header(text)).not.toHaveAttribute('lang'))
  },
)

test(
  ...alsoProves(
    clause('layout.scroll-menu.arrow-hidden-at-start', 'by arrow, by keyboard and in a menu that fits'),
    'layout.scroll-menu.arrow-hidden-at-end',
  ),
  async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 })
    await page.goto('/gallery')
    const menu = page.getByRole('navigation', { name: 'Compute, AI' })
    const [back, forward] = [menu.getByRole('button', { name: 'Back' }), menu.getByRole('button', { name: 'Forward' })]
    const link = (name: string) => menu.getByRole('link', { name })
    await clauseStep('layout.scroll-menu.arrow-hidden-at-start', 'at the start', async () => {
      await expect(back).toBeHidden()
      await expect(forward).toBeVisible()
    })
    await forward.click()
    await clauseStep('layout.scroll-menu.arrow-hidden-at-start', 'shown after the start', () =>
      expect(back).toBeVisible(),
    )
    // Focusing a link scrolls to it.
    await link('WAF').focus()
    await clauseStep('layout.scroll-menu.arrow-hidden-at-end', 'at the end', async () => {
      await expect(forward).toBeHidden()
      await expect(back).toBeVisible()
      await expect(link('WAF')).toBeInViewport({ ratio: 1 })
    })
    await back.click()
    await clauseStep('layout.scroll-menu.arrow-hidden-at-end', 'shown before the end', () =>
      expect(forward).toBeVisible(),
    )
    await link('Server').first().focus()
    await clauseStep('layout.scroll-menu.arrow-hidden-at-start', 'back at the start', () => expect(back).toBeHidden())
    const two = page.getByRole('navigation', { name: 'Two', exact: true })
    await clauseStep('layout.scroll-menu.arrow-hidden-at-end', 'in a menu that fits', async () => {
      await expect(two.getByRole('link')).toHaveCount(2)
      await expect(two.getByRole('button', { name: 'Forward' })).toBeHidden()
    })
  },
)

test(
  ...alsoProves(
    clause('layout.dropdown.opens-by-hover', 'the plain one, and the one with delays'),
    'layout.dropdown.closes-by-hover',
    'layout.dropdown.hover-open-delay',
    'layout.dropdown.hover-close-show-delay',
    'layout.dropdown.hover-close-hide-delay',
    'layout.dropdown.opens-by-click',
    'layout.dropdown.keyboard',
  ),
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/gallery')
    const opener = (name: string) => page.getByRole('button', { name })
    const itemOf = (name: string) => page.getByRole('link', { name: `${name}: second` })
    const [plain, delayed] = [opener('Opens by hovering'), opener('Opens after a delay')]
    const [plainItem, delayedItem] = [itemOf('Opens by hovering'), itemOf('Opens after a delay')]
    await plain.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.mouse.move(0, 0)
    await expect(plainItem).toHaveCount(0)
    await plain.hover()
    // The clock of the page is frozen.
    await clauseStep('layout.dropdown.opens-by-hover', 'when the pointer enters', () => expect(plainItem).toBeVisible())
    await clauseStep('layout.dropdown.hover-open-delay', '0 ms', () => expect(plainItem).toBeVisible())
    await plainItem.hover()
    await page.clock.runFor(1000)
    await clauseStep('layout.dropdown.closes-by-hover', 'not while the pointer is in its list', () =>
      expect(plainItem).toBeVisible(),
    )
    await page.mouse.move(0, 0)
    await page.clock.runFor(1)
    await clauseStep('layout.dropdown.closes-by-hover', 'when the pointer leaves', () =>
      expect(plainItem).toHaveCount(0),
    )
    await delayed.hover()
    await clauseStep('layout.dropdown.hover-close-show-delay', 'hidden at 199 ms, shown at 200 ms', async () => {
      await page.clock.runFor(199)
      await expect(delayedItem).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(delayedItem).toBeVisible()
    })
    await page.mouse.move(0, 0)
    await clauseStep('layout.dropdown.hover-close-hide-delay', 'shown at 99 ms, hidden at 100 ms', async () => {
      await page.clock.runFor(99)
      await expect(delayedItem).toBeVisible()
      await page.clock.runFor(1)
      await expect(delayedItem).toHaveCount(0)
    })
    await clauseStep('layout.dropdown.hover-close-show-delay', 'not when the pointer only passes', async () => {
      await delayed.hover()
      await page.clock.runFor(199)
      await page.mouse.move(0, 0)
      await page.clock.runFor(1000)
      await expect(delayedItem).toHaveCount(0)
    })
    await page.clock.resume()
    await clauseStep('layout.dropdown.opens-by-click', 'stays open after hovering', async () => {
      await plain.hover()
      await expect(plainItem).toBeVisible()
      await plain.click()
      await page.mouse.move(0, 0)
      await expect(plainItem).toBeVisible()
      await plain.click()
      await expect(plainItem).toHaveCount(0)
    })
    for (const name of ['Opens by hovering', 'Opens after a delay'])
      await clauseStep('layout.dropdown.keyboard', name, async () => {
        await opener(name).focus()
        await page.keyboard.press('Enter')
        await expect(itemOf(name)).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('link', { name: `${name}: first` })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(itemOf(name)).toHaveCount(0)
      })
  },
)
