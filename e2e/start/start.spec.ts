import type { Page } from '@playwright/test'
import { makeFirstVisits } from '../pages/first-visits.ts'
import { appRuns } from '../pages/open-in-app.ts'
import { withoutKoreanFont } from '../pages/without-korean-font.ts'
import { ignoreShiftsWhileParsing, layoutShift } from '../shell/layout-shift.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'

/** Delays the texts of the language, without which the app cannot start. The result lets them arrive. */
const delayStart = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/common-[\w-]+\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 700 } })
  test(...clause('shell.start.early-click', 'the phone menu'), async ({ page }) => {
    const arrive = await delayStart(page)
    await page.goto('/', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: '메뉴' })
    await menu.click()
    arrive()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
})

test(...clausesOfSteps('the menu of an area'), async ({ page }) => {
  const arrive = await delayStart(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab')
  const area = page.getByRole('button', { name: '고객지원' })
  await expect(area).toBeFocused()
  await page.keyboard.press('Enter')
  arrive()
  await clauseStep('shell.start.early-click', 'by the keyboard, and the focus stays', async () => {
    await expect(area).toHaveAttribute('aria-expanded', 'true')
    await expect(area).toBeFocused()
  })
})

for (const language of ['ko', 'en'] as const)
  test.describe(`${language}, a search field`, () => {
    test.use({ language })
    test(...clause('shell.start.early-click', `text in ${language}`), async ({ page }) => {
      const arrive = await delayStart(page)
      await page.goto('/support/faq', { waitUntil: 'commit' })
      const field = page.getByRole('search').getByRole('textbox')
      await field.pressSequentially('c++')
      arrive()
      await expect(field).toHaveValue('c++')
      await expect(field).toBeFocused()
      await field.pressSequentially(' 1')
      await expect(field).toHaveValue('c++ 1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]searchKeyword=c%2B%2B(\+|%20)1(&|$)/)
    })
  })

/** What extensions and translators do to a built page before the app takes it over. */
const changes = {
  'lang of a translator': () => {
    document.documentElement.lang = 'vi'
  },
  'an icon of an extension beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.insertAdjacentHTML('afterend', '<div data-icon></div>')
  },
  'texts of a translator': () => {
    const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
    for (const node of nodes) {
      const font = document.createElement('font')
      node.replaceWith(font)
      font.append(node)
    }
  },
}

test(...clausesOfSteps('in a page that others change'), async ({ page, guard }) => {
  for (const [change, make] of Object.entries(changes))
    for (const path of ['/support/faq', '/support/notice', '/'])
      await clauseStep('shell.start.early-click', `${change}, ${path}`, async () => {
        if (make !== changes['lang of a translator']) guard.allowChangedPages()
        const arrive = await delayStart(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.evaluate(make)
        const field = page.getByRole('main').getByRole('textbox').first()
        await field.pressSequentially('비밀번호')
        arrive()
        await appRuns(page)
        await expect(field).toHaveValue('비밀번호')
        await expect(field).toBeFocused()
      })
})

const fonts = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
  ])
/** The characters of each file of the whole fonts that the page has loaded, as code points. */
const loadedCharacters = async (page: Page) =>
  (
    await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.endsWith('Variable') && status === 'loaded')
        .map(({ unicodeRange }) => unicodeRange),
    )
  ).map((ranges) =>
    ranges.split(',').flatMap((range) => {
      const [first, last = first] = range.replace('U+', '').split('-')
      const [from, to] = [parseInt(first!.replaceAll('?', '0'), 16), parseInt(last!.replaceAll('?', 'F'), 16)]
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    }),
  )

const paths = ['/', '/support/question', '/support/question/general'] as const

// Each page and each language at both widths.
for (const [index, [language, family]] of (
  [
    ['ko', 'KR'],
    ['en', 'KR'],
    ['ja', 'JP'],
  ] as const
).entries())
  test.describe(language, () => {
    test.use({ language })
    test(...clausesOfSteps(language), async ({ page, guard }) => {
      await makeFirstVisits(page)
      await page.goto('/')
      // When the browser is idle, which may be later than the network.
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-without-letters')
      const missing = await html.getAttribute('data-without-letters')
      // Boxes become letters, whatever their widths: only on such a device, so measured without fonts.
      if (missing!.includes(language)) {
        guard.allowCutConnections()
        await page.route('**/*.woff2', (route) => route.abort())
      }
      await ignoreShiftsWhileParsing(page)
      for (const [column, path] of paths.entries()) {
        const width = (index + column) % 2 ? 375 : 1280
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await clauseStep('shell.start.no-shift', `${path} at ${width} px`, async () => {
          expect(await layoutShift(page)).toBeLessThan(0.001)
        })
      }
      await page.unroute('**/*.woff2')
      await page.reload()
      await clauseStep('shell.start.own-font', `${family} on the next page`, async () => {
        const home = page.getByRole('banner').getByRole('link').first()
        await expect(page.locator('#root')).not.toHaveAttribute('data-route')
        await home.hover()
        await expect.poll(() => fonts(page)).toContain(`Noto Sans ${family} Variable`)
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
        await home.click()
        const font = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
        await expect.poll(font).toContain(`"Noto Sans ${family} Variable"`)
        await expect(html).not.toHaveAttribute('data-fonts')
      })
      await clauseStep('shell.start.data-once', 'the font files of the next page', async () => {
        const all = (await loadedCharacters(page)).flat()
        expect(all.length).toBeGreaterThan(0)
        expect(all.length).toBe(new Set(all).size)
      })
    })
  })

test.describe('Korean on a Japanese page', () => {
  test.use({ language: 'ja', settings: { persona: 'main', member: { name: '김가람' } } })
  test(...clause('shell.start.own-font', 'a name in the header'), async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: '김가람' })).toBeAttached()
    await expect.poll(() => fonts(page)).toContain('Noto Sans KR Common')
  })
})

for (const { path, most } of [
  { path: '/support/question/general', most: 2 },
  { path: '/support/faq', most: 4 },
])
  test(...clause('shell.start.data-once', `font files without letters on the machine, ${path}`), async ({ page }) => {
    await withoutKoreanFont(page)
    const files: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'font' && files.push(request.url())))
    await page.goto(path)
    await expect.poll(() => fonts(page)).toContain('Noto Sans KR Common')
    await page.waitForLoadState('networkidle')
    expect(files.length, files.join(' ')).toBeLessThanOrEqual(most)
  })

test.describe('Korean names in the fields of a Japanese page', () => {
  test.use({ language: 'ja', settings: { persona: 'main' } })
  test(...clause('shell.start.own-font', 'before it is used'), async ({ page }) => {
    await withoutKoreanFont(page)
    await page.goto('/mypage/alarm')
    await expect(page.getByLabel('お名前').first()).toHaveValue('김민서')
    await expect.poll(() => fonts(page)).toContain('Noto Sans KR Common')
  })
})
