import type { Page } from '@playwright/test'
import { openInApp } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { ignoreShiftsWhileParsing, layoutShift } from '../shell/layout-shift.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

/** Marks the heading of the built page as soon as it is in the document. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (heading) Object.assign(heading, { isStatic: true })
      if (heading) observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const isTakenOver = (page: Page) => page.locator('h1').evaluate((heading) => 'isStatic' in heading)

test(...clause('shell.start.takes-over', 'for a visitor, in each language'), async ({ page, guard }) => {
  guard.allowStatuses(404)
  await markHeading(page)
  for (const path of [
    ...['/support/question/trouble?lang=ko', '/nowhere?lang=en', '/?a=b&lang=ja'],
    ...['/support/notice?page=2#top', '/support/question/general'],
  ])
    await softStep(path, async () => {
      await page.goto(path)
      expect(await isTakenOver(page)).toBe(true)
    })
  await softStep('with a stored draft', async () => {
    await page.getByRole('textbox').nth(2).fill('abc')
    await page.reload()
    expect(await isTakenOver(page)).toBe(true)
  })
})

/** The attributes of a start tag in the order of their names. */
const ordered = (tag: string) => {
  const [name, ...attributes] = tag.slice(0, -1).match(/^<\w+| [\w:-]+(="[^"]*")?/g) ?? []
  return `${name}${attributes.toSorted().join('')}>`
}

/** The HTML of the app as lines, without what React adds for itself: ids, comments and preloads. */
const html = async (page: Page) => {
  const found = await page.locator('#root').innerHTML()
  return (
    found
      .replace(/<!--.*?-->|<link rel="preload"[^>]*>/g, '')
      .replace(/_[rR]_\w+_/g, 'id')
      // What the network diagnosis measures differs each time.
      .replace(/\d+ ms \([^)]*\)|[\d.]+ Mbit\/s|\d+ seconds (?:ahead|behind)|\d{4}-\d\d-\d\dT[\d:]+Z/g, 'measured')
      .replace(/ style="[^"]*"/g, (style) => style.replace(/;"$/, '"').replace(/(?<=[:;]) /g, ''))
      .replace(/<\w[^>]*>/g, ordered)
      // The announcement of the page, after it was opened inside the app.
      .replace(/(<p class="sr-only" role="status">)[^<]*/g, '$1')
      .replaceAll('><', '>\n<')
      .split('\n')
  )
}

test.describe('as the main account', () => {
  test.use({
    ...{ language: 'en', settings: { ...screenSettings, latencyMs: 60 } },
    viewport: { width: 1280, height: 800 },
  })
  for (const part of [0, 1, 2])
    test(...clausesOfSteps(`part ${part + 1} of the screens`), async ({ page, context, guard }) => {
      test.setTimeout(60_000)
      // Without web fonts, which change line breaks when they arrive: the shift of the layout is about data.
      guard.allowCutConnections()
      await context.route('**/*.woff2', (route) => route.abort())
      await ignoreShiftsWhileParsing(page)
      await markHeading(page)
      const rendered = await context.newPage()
      await rendered.goto('/')
      for (const { path, ready } of screens.filter((_, i) => i % 3 === part)) {
        await page.goto(path)
        await ready(page)
        // Some skeletons have as many rows as the data.
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await clauseStep('shell.start.no-shift', `${path} at 1280 px`, async () =>
          expect(await layoutShift(page)).toBeLessThan(0.01),
        )
        // My page itself leads to its first item. An article has the heading of its own after its skeleton.
        if (path !== '/mypage')
          await clauseStep('shell.start.takes-over', path, async () => expect(await isTakenOver(page)).toBe(true))
        await clauseStep('shell.start.takes-over', path, async () => {
          // Inside the app, nothing is taken over.
          await openInApp(rendered, path)
          await ready(rendered)
          await expect(async () => expect(await html(rendered)).toEqual(await html(page))).toPass({ timeout: 5000 })
        })
      }
    })
})
