import type { Page } from '@playwright/test'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, test } from '../pages/test.ts'

// English: a machine without Korean or Japanese fonts replaces the page together with its fonts.
test.use({ language: 'en' })

/** Marks the heading of the static page as soon as it is in the document. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('[data-static] h1')
      if (heading) Object.assign(heading, { isStatic: true })
      if (heading) observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const isTakenOver = (page: Page) => page.locator('h1').evaluate((heading) => 'isStatic' in heading)

for (const path of ['/', '/support/question', '/support/question/trouble', '/login', '/nowhere'])
  test(...clause('shell.start.takes-over', path), async ({ page }) => {
    await markHeading(page)
    await page.goto(path)
    expect(await isTakenOver(page)).toBe(true)
  })

test(...clause('shell.start.takes-over', 'not with a query, which the server does not render'), async ({ page }) => {
  await markHeading(page)
  await page.goto('/?a=b')
  expect(await isTakenOver(page)).toBe(false)
})

/** The attributes of a start tag in the order of their names. */
const ordered = (tag: string) => {
  const [name, ...attributes] = tag.slice(0, -1).match(/^<\w+| [\w:-]+(="[^"]*")?/g) ?? []
  return `${name}${attributes.toSorted().join('')}>`
}

/** The HTML of a screen with its data as lines, without what React adds for itself: ids, comments and preloads. */
const html = async (page: Page, { path, ready }: (typeof screens)[number]) => {
  await page.goto(path)
  await ready(page)
  await page.waitForLoadState('networkidle')
  const found = await page.locator('#root').innerHTML()
  return (
    found
      .replace(/<!--.*?-->|<link rel="preload"[^>]*>/g, '')
      .replace(/_[rR]_\w+_/g, 'id')
      // What the network diagnosis measures differs each time.
      .replace(/\d+ ms \([^)]*\)|[\d.]+ Mbit\/s|\d+ seconds (?:ahead|behind)|\d{4}-\d\d-\d\dT[\d:]+Z/g, 'measured')
      .replace(/ style="[^"]*"/g, (style) => style.replace(/;"$/, '"').replace(/(?<=[:;]) /g, ''))
      .replace(/<\w[^>]*>/g, ordered)
      .replaceAll('><', '>\n<')
      .split('\n')
  )
}

test.describe('as the main account', () => {
  test.use({ settings: screenSettings })
  for (const screen of screens)
    test(...clause('shell.start.taken-over-page', screen.path), async ({ page }) => {
      const takenOver = await html(page, screen)
      // Without its mark, the static page is replaced.
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          document.getElementById('root')!.removeAttribute('data-static'),
        ),
      )
      expect(await html(page, screen)).toEqual(takenOver)
    })
})
