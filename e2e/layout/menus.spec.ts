import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'

// Menus without a screen of their own, measured in the component gallery.

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' })

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
