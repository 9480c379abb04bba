import type { Locator, Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { openAnew, openInApp } from '../pages/open-in-app.ts'
import { screenSettings } from '../pages/screens.ts'
import type { Shell } from '../pages/shell.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import type { Site } from '../literals/sites.ts'

// Tab bars, measured on every page that has one.

test.use({ settings: screenSettings, viewport: { width: 1440, height: 900 } })

type Counts = Readonly<Record<Site, number>>

const faq: Counts = { public: 8, gov: 6, fin: 7 }
const everywhere = (count: number): Counts => ({ public: count, gov: count, fin: count })

/** The pages with their bars, how many tabs these have, and the last tab that the page can be opened with. */
const bars: readonly (readonly [path: string, name: MessageKey, counts: Counts, last?: string])[] = [
  ['/support', 'faq.list.tabs', faq],
  ['/support/faq/all', 'faq.list.tabs', faq, '/support/faq/prod'],
  ['/support/notice', 'notice.categories', everywhere(3), '/support/notice/work'],
  ['/intro/news', 'news.types', everywhere(3), '/intro/news?serviceNewsTypeCodes=NEWSP'],
  ['/mypage/myquestion/all', 'myQuestion.types', everywhere(6), '/mypage/myquestion/sales'],
  ['/mypage/status', 'status.views', everywhere(2), '/mypage/status?view=taxBill'],
]

/** Columns of a bar by its number of tabs, from 768 to 991 px. */
const columnsBelow992: Readonly<Record<number, number>> = { 2: 2, 3: 3, 6: 3, 7: 4, 8: 4 }

const barOf = ({ main, words }: Shell, name: MessageKey) =>
  main.getByRole('navigation', { name: words(name), exact: true })

/** The links and arrows of a bar, and whether its row is wider than the bar. */
const partsOf = (bar: Locator, { words }: Shell) => ({
  tabs: bar.getByRole('link'),
  row: bar.getByRole('list'),
  back: bar.getByRole('button', { name: words('landing.scrollBack') }),
  forward: bar.getByRole('button', { name: words('landing.scrollForward') }),
  overflows: () => bar.getByRole('list').evaluate((row) => row.scrollWidth > row.clientWidth),
})

const boxesOf = (tabs: Locator) => tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))

const open = async (page: Page, shell: Shell, path: string) => {
  await openAnew(page, shell.words, path)
  await expect(shell.h1).not.toHaveText(shell.words('policy.terms'))
}

/** Every tab as wide as every other, in as many columns. */
const expectEqualColumns = (boxes: readonly DOMRect[], columns: number) => {
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns)
  for (const { width } of boxes) expect(width).toBeCloseTo(boxes[0]!.width, 1)
}

/** Each language, and each number of tabs. */
const variants = [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const

/** Widths of a phone with the size of the text in per cent. */
const onPhones = [
  [767, 100],
  [375, 100],
  [320, 100],
  [320, 200],
] as const

for (const [site, language] of variants)
  test.describe(`${site}, ${language}`, () => {
    test.use({ site, language })
    test.describe.configure({ timeout: 120_000 })

    test(...clausesOfSteps(`every tab bar, ${site}, ${language}`), async ({ page, shell }) => {
      const wide: string[] = []
      await page.goto('/')
      const large = await page.addStyleTag({ content: '/* the size of the text */' })
      for (const [path, name, counts, last] of bars) {
        const count = counts[site]
        const { tabs, row, back, forward, overflows } = partsOf(barOf(shell, name), shell)
        await softStep(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await open(page, shell, path)
          await expect(tabs).toHaveCount(count)
        })
        for (const width of [992, 1259, 1260, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          let boxes: readonly DOMRect[] = []
          await clauseStep(['layout.tab-block.columns-equal', 'layout.tab-bar.rows'], `${path}, ${width} px`, () =>
            // The row may get its layout for the new width in a later frame.
            expect(async () => {
              boxes = await boxesOf(tabs)
              expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
              expectEqualColumns(boxes, count)
              await expect(back).toBeHidden({ timeout: 1000 })
              await expect(forward).toBeHidden({ timeout: 1000 })
            }).toPass({ timeout: 10_000 }),
          )
          const heights = new Set(boxes.map(({ height }) => height))
          if (width < 1260)
            await clauseStep('layout.breakpoint.at-1260', `${path}, lower at ${width} px`, async () =>
              expect(Math.max(...heights)).toBeLessThan(53),
            )
          else
            await clauseStep('layout.tab-bar.height', `${path}, ${width} px`, async () =>
              expect([...heights]).toEqual([53]),
            )
        }
        for (const [some, id] of [
          [2, 'layout.tab-block.columns-min'],
          [8, 'layout.tab-block.columns-max'],
        ] as const)
          if (count === some) await clauseStep(id, path, async () => expectEqualColumns(await boxesOf(tabs), some))
        for (const width of [768, 991])
          await clauseStep('layout.tab-bar.rows', `${path}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 })
            expectEqualColumns(await boxesOf(tabs), columnsBelow992[count]!)
            await expect(forward).toBeHidden()
          })
        for (const [width, text] of onPhones) {
          const where = `${path}, ${width} px, text of ${text} %`
          await page.setViewportSize({ width, height: 800 })
          await large.evaluate((style, size) => (style.textContent = `html { font-size: ${size}% !important }`), text)
          await clauseStep('layout.tab-bar.scrolls', where, async () => {
            expect(new Set((await boxesOf(tabs)).map(({ y }) => y)).size).toBe(1)
            // The bar does not make the page wider.
            const { x, width: barWidth } = (await row.boundingBox())!
            expect(x + barWidth).toBeLessThanOrEqual(width)
            await row.evaluate((element) => element.scrollTo(0, 0))
            await expect(back).toBeHidden()
            if (!(await overflows())) {
              await expect(forward).toBeHidden()
              return
            }
            if (text === 100 && width === 375) wide.push(path)
            await expect(forward).toBeVisible()
            const { width: arrowWidth, height } = (await forward.boundingBox())!
            expect(Math.min(arrowWidth, height)).toBeGreaterThanOrEqual(24)
            await forward.click()
            await expect(back).toBeVisible()
            await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
            await expect(forward).toBeHidden()
            await expect(back).toBeVisible()
            await expect(tabs.last()).toBeInViewport({ ratio: 1 })
            await back.click()
            await expect(forward).toBeVisible()
          })
          // The narrowest window, with each size of the text.
          if (width > 320) continue
          await clauseStep('shell.access.keyboard', `each tab comes into view: ${where}`, async () => {
            await tabs.first().focus()
            for (let index = 1; index < count; index += 1) {
              await page.keyboard.press('Tab')
              await expect(tabs.nth(index)).toBeFocused()
              // Large labels are wider than the bar.
              await expect(tabs.nth(index)).toBeInViewport({ ratio: text === 100 ? 0.99 : 0.6 })
            }
          })
        }
        // With text twice as large, no bar of English tabs fits.
        if (language === 'en')
          await clauseStep('layout.tab-drag.threshold-distance', `${path}, whose tabs do not fit`, async () => {
            await tabs.first().scrollIntoViewIfNeeded()
            await row.evaluate((element) => element.scrollTo(0, 0))
            const [{ x, y, height }, before] = [(await row.boundingBox())!, page.url()]
            await page.mouse.move(x + 200, y + height / 2)
            await page.mouse.down()
            await page.mouse.move(x + 195, y + height / 2)
            expect(await row.evaluate((element) => element.scrollLeft)).toBe(5)
            await page.mouse.up()
            expect(page.url()).toBe(before)
          })
        await large.evaluate((style) => (style.textContent = ''))
        if (last !== undefined)
          await clauseStep('layout.tab-bar.scrolls', `the current tab: ${last}`, async () => {
            await open(page, shell, last)
            const current = barOf(shell, name).locator('[aria-current="page"]')
            await current.scrollIntoViewIfNeeded()
            await expect(current).toHaveText((await tabs.last().textContent())!)
            const { x, width } = (await current.boundingBox())!
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + width).toBeLessThanOrEqual(320)
          })
      }
      // The bars of eight to six tabs do not fit on a phone.
      expect(wide).toEqual(expect.arrayContaining(['/support', '/support/faq/all', '/mypage/myquestion/all']))
    })
  })

test(...clause('layout.tab-bar.scrolls', 'the current tab in view'), async ({ page, shell }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/support/faq/prod')
  const bar = barOf(shell, 'faq.list.tabs')
  const { tabs, row } = partsOf(bar, shell)
  const scrolled = () => row.evaluate((element) => element.scrollLeft)
  const isWhole = (tab: Locator) =>
    expect
      .poll(async () => {
        const [{ x, width }, outer] = [(await tab.boundingBox())!, (await row.boundingBox())!]
        return x >= outer.x - 1 && x + width <= outer.x + outer.width + 1
      })
      .toBe(true)
  await clauseStep('layout.tab-bar.scrolls', 'the tab of the page that is loaded', async () => {
    await isWhole(tabs.last())
    expect(await scrolled()).toBeGreaterThan(0)
    // The page has not moved.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
  await clauseStep('layout.tab-bar.scrolls', 'after the fonts have widened the tabs', async () => {
    await openInApp(page, '/support/faq/trbl')
    await expect(bar.locator('[aria-current="page"]')).toHaveText('장애·오류')
    // From the second page on, our fonts are used.
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    await isWhole(bar.locator('[aria-current="page"]'))
  })
  await clauseStep('layout.tab-bar.scrolls', 'another tab in the app', async () => {
    await openInApp(page, '/support/faq/all')
    await isWhole(tabs.first())
  })
  await clauseStep('layout.tab-bar.scrolls', 'a narrower window', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    await openInApp(page, '/support/faq/solut')
    await expect(bar.locator('[aria-current="page"]')).toHaveText('솔루션')
    await page.setViewportSize({ width: 320, height: 800 })
    await isWhole(bar.locator('[aria-current="page"]'))
  })
  await clauseStep('layout.tab-bar.scrolls', 'stays where the visitor has scrolled to', async () => {
    await row.evaluate((element) => element.scrollTo(0, 0))
    await page.getByRole('main').getByRole('button').filter({ visible: true }).last().focus()
    expect(await scrolled()).toBe(0)
  })
})

test.describe('dragged with a mouse', () => {
  test.use({ language: 'en' })

  test(...clausesOfSteps('4 and 5 px'), async ({ page, shell }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/support/faq/all')
    const bar = barOf(shell, 'faq.list.tabs')
    const { row } = partsOf(bar, shell)
    const current = bar.locator('[aria-current="page"]')
    const billing = bar.getByRole('link', { name: 'Billing' })
    /** Presses a tab, waits, moves it, and says how far the bar was scrolled and whether the link was followed. */
    const press = async (distancePx: number, durationMs: number) => {
      await openInApp(page, '/support/faq/all')
      await expect(current).toHaveText('All')
      await row.evaluate((element) => element.scrollTo(0, 0))
      await billing.evaluate((link) => {
        delete link.dataset['clicked']
        link.addEventListener('click', () => (link.dataset['clicked'] = 'true'), { once: true })
      })
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      const { x, y, width } = (await billing.boundingBox())!
      await page.mouse.move(x + width / 2, y + 10)
      await page.mouse.down()
      await page.clock.runFor(durationMs)
      if (distancePx > 0) await page.mouse.move(x + width / 2 - distancePx, y + 10)
      const distance = await row.evaluate((element) => element.scrollLeft)
      await page.mouse.up()
      await page.clock.resume()
      return { distance, isClick: await billing.evaluate((link) => 'clicked' in link.dataset) }
    }
    await clauseStep('layout.tab-drag.threshold-distance', '4 px are a click', async () => {
      expect(await press(4, 0)).toEqual({ distance: 0, isClick: true })
      await expect(current).toHaveText('Billing')
    })
    await clauseStep('layout.tab-drag.threshold-distance', '5 px are a drag', async () =>
      expect(await press(5, 0)).toEqual({ distance: 5, isClick: false }),
    )
    await clauseStep('layout.tab-drag.threshold-distance', '40 px are a drag', async () =>
      expect(await press(40, 0)).toEqual({ distance: 40, isClick: false }),
    )
    await clauseStep('layout.tab-drag.threshold-time', '199 ms are a click', async () =>
      expect(await press(2, 199)).toEqual({ distance: 0, isClick: true }),
    )
    await clauseStep('layout.tab-drag.threshold-time', '200 ms are a drag', async () =>
      expect(await press(2, 200)).toEqual({ distance: 2, isClick: false }),
    )
    await clauseStep('layout.tab-drag.click', 'a press of 5 s that does not move', async () =>
      expect(await press(0, 5000)).toEqual({ distance: 0, isClick: true }),
    )
    await clauseStep('layout.tab-drag.click', 'moved far where all tabs fit', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      expect(await press(40, 300)).toEqual({ distance: 0, isClick: true })
      await page.setViewportSize({ width: 800, height: 900 })
      expect(await press(40, 300)).toEqual({ distance: 0, isClick: true })
    })
  })
})

test(...clausesOfSteps('the tabs of the news on the landing page'), async ({ page, shell }) => {
  await page.goto('/support')
  const bar = shell.main.getByRole('tablist', { name: '서비스 소식' })
  const [released, updated] = [bar.getByRole('tab', { name: '신규' }), bar.getByRole('tab', { name: '업데이트' })]
  await clauseStep('layout.tab-bar.height', 'at 1260 and 1440 px', async () => {
    for (const width of [1260, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await bar.boundingBox())!.height).toBe(53)
    }
  })
  await clauseStep('shell.access.keyboard', 'arrow keys and End', async () => {
    await released.focus()
    await page.keyboard.press('ArrowRight')
    await expect(updated).toBeFocused()
    await expect(updated).toHaveAttribute('aria-selected', 'true')
    await expect(shell.main.getByRole('tabpanel', { name: '업데이트' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(released).toBeFocused()
    await page.keyboard.press('End')
    await expect(updated).toBeFocused()
    // One tab stop: the next one is in the panel.
    await page.keyboard.press('Tab')
    await expect(shell.main.getByRole('tabpanel').getByRole('link').first()).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
  })
})
