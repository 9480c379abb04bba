import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'

// Bars and grids without a screen of their own, measured in the component gallery.

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' })

test(
  ...alsoProves(clause('layout.gdbr-bar.height', '1440 and 800 px'), 'layout.gdbr-bar.max-width'),
  async ({ page }) => {
    await page.goto('/gallery')
    const bar = page.getByRole('region', { name: 'GDBR bar' })
    for (const [window, expected] of [
      [1440, 1215],
      [800, 768],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 })
      const { width, height } = (await bar.boundingBox())!
      await clauseStep('layout.gdbr-bar.height', `at ${window} px`, async () => expect(height).toBe(55))
      await clauseStep('layout.gdbr-bar.max-width', `at ${window} px`, async () => expect(width).toBe(expected))
    }
  },
)

test(
  ...alsoProves(
    clause('layout.sticky-bar.fixed', 'nothing shifts'),
    'layout.sticky-bar.relative',
    'layout.sticky-bar.never-covers-focus',
  ),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto('/gallery')
    const text = page.getByText('A bar that stays in view.')
    const bar = text.locator('..')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    /** Scrolls to a distance from the place of the bar, which examples above it may move while they load. */
    const scrollBeyondPlace = (distance: number) =>
      bar.evaluate((element, beyond) => {
        window.scrollTo(0, window.scrollY + element.parentElement!.getBoundingClientRect().top + beyond)
      }, distance)
    await clauseStep('layout.sticky-bar.relative', 'at first', () => expect(bar).toHaveCSS('position', 'relative'))
    await page.evaluate(() => document.fonts.ready)
    const before = await height()
    await scrollBeyondPlace(1)
    await clauseStep('layout.sticky-bar.fixed', 'past its position', async () => {
      await expect(bar).toHaveCSS('position', 'fixed')
      expect((await bar.boundingBox())!.y).toBe(0)
      expect(await height()).toBe(before)
    })
    await scrollBeyondPlace(-1)
    await clauseStep('layout.sticky-bar.relative', 'scrolled back', () => expect(bar).toHaveCSS('position', 'relative'))
    await clauseStep('layout.sticky-bar.never-covers-focus', 'a link above the window', async () => {
      const link = page.getByRole('link', { name: 'One', exact: true })
      await link.evaluate((element) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().bottom + 10))
      await expect(bar).toHaveCSS('position', 'fixed')
      await link.focus()
      const [barBox, linkBox] = [(await bar.boundingBox())!, (await link.boundingBox())!]
      expect(linkBox.y).toBeGreaterThanOrEqual(barBox.y + barBox.height)
    })
  },
)

test(
  ...alsoProves(clause('layout.gallery.route', 'every component without a screen'), 'layout.faq-cards.columns'),
  async ({ page }) => {
    await page.goto('/gallery')
    await clauseStep('layout.gallery.route', 'and no finding of axe', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        ...['Buttons and menus', 'Text', 'Choosing from a list', 'Choosing several', 'Checkboxes and radio buttons'],
        ...['Files', 'Messages and states', 'There are 3 problems to fix.', 'Dialogs', 'Lists and ways'],
        ...['Tables of values and charts', 'Tabs', 'Navigation menus', 'Bars, sliders and grids'],
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
  },
)
