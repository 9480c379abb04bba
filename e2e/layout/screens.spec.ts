import type { Locator, Page } from '@playwright/test'
import type { ClauseId } from '#specs/clauses/index.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { openAnew } from '../pages/open-in-app.ts'
import { framedScreens, screenSettings } from '../pages/screens.ts'
import type { Shell } from '../pages/shell.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { edgesMissed } from '../shell/visibility.ts'

// Dimensions of the product, measured on the screens themselves.

test.use({ settings: screenSettings, viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

const boxOf = async (part: Locator) => (await part.boundingBox())!

/** Opens a screen inside the app, and waits until it is there. */
const open = async (page: Page, { h1, words }: Shell, path: string) => {
  await openAnew(page, words, path)
  await expect(h1).not.toHaveText(words('policy.terms'))
}

const inAreas = framedScreens.filter(({ crumbs }) => crumbs.length > 2)
const onMyPage = inAreas.filter(({ crumbs }) => crumbs.includes('area.myPage'))
const onSupport = inAreas.filter(({ crumbs }) => crumbs.includes('area.support'))

/** The left edges of logo, breadcrumb and heading. */
const leftEdges = ({ banner, breadcrumb, h1 }: Shell) => {
  const parts = [banner.locator('img'), breadcrumb.getByRole('listitem').first(), h1]
  return Promise.all(parts.map(async (part) => Math.round((await boxOf(part)).x)))
}

/** Left edge and width that header and footer share, within their padding of 24 px. */
const frames = async ({ banner, footer }: Shell) => {
  const [head, foot] = await Promise.all([banner, footer].map((part) => boxOf(part.locator(':scope > *'))))
  expect([foot!.x, foot!.width]).toEqual([head!.x, head!.width])
  return [head!.x + 24, head!.width - 48]
}

test(...clausesOfSteps('every screen'), async ({ page, shell }) => {
  expect(onSupport.length).toBeGreaterThan(15)
  await page.goto('/')
  for (const { path, ready } of onSupport) {
    await open(page, shell, path)
    await ready(page)
    await clauseStep('layout.width.support-content', path, async () => {
      const { x, width } = await boxOf(shell.h1)
      expect([x, width]).toEqual([220, 1000])
    })
    for (const [width, left] of [
      [1100, 50],
      [1440, 220],
    ] as const)
      await clauseStep('layout.left-edge', `${path}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        expect(await frames(shell)).toEqual([left, 1000])
        expect(await leftEdges(shell)).toEqual([left, left, left])
        expect(await edgesMissed(page, [left, 1000])).toEqual([])
      })
  }
})

test(...clausesOfSteps('every screen'), async ({ page, shell }) => {
  expect(onMyPage.length).toBeGreaterThan(8)
  const menu = shell.main.getByRole('navigation', { name: shell.words('area.myPage') })
  await page.goto('/')
  for (const { path, ready } of onMyPage) {
    await open(page, shell, path)
    await ready(page)
    await clauseStep('layout.width.my-page', `${path}, beside the menu`, async () => {
      const [left, content] = [await boxOf(menu), await boxOf(shell.h1)]
      expect(content.x).toBeGreaterThan(left.x + left.width)
      expect([left.x, content.x + content.width]).toEqual([120, 1320])
    })
    await clauseStep('layout.left-edge', path, async () => {
      expect(await frames(shell)).toEqual([120, 1200])
      // Heading and content are beside the menu, which begins at the edge.
      expect(await leftEdges(shell)).toEqual([120, 120, 376])
      expect(await edgesMissed(page, [120, 1200])).toEqual([])
    })
    for (const [width, edge] of [
      [1440, 120],
      [1260, 30],
    ] as const)
      await clauseStep('layout.width.tab-content', `${path}, with the menu, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const [left, content] = [await boxOf(menu), await boxOf(shell.h1)]
        expect([left.x, content.x + content.width - left.x]).toEqual([edge, 1200])
      })
    await page.setViewportSize({ width: 1440, height: 900 })
    // Text twice as large leaves no room beside the menu.
    const large = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await clauseStep('layout.width.my-page', `${path}, below the menu`, async () => {
      const [above, content] = [await boxOf(menu), await boxOf(shell.h1)]
      expect(content.y).toBeGreaterThan(above.y + above.height)
      expect([content.x, content.width]).toEqual([120, 1200])
    })
    await large.evaluate((style) => (style as Element).remove())
  }
})

/** Thirty more groups of a type, the first of which has thirty more details: lists that are longer than any limit. */
const manyCodes = (type: string) =>
  Array.from({ length: 30 }, (_, index) => [
    { code: `${type}_X${index}`, type, sites: ['public'], name: { ko: `분류 ${index}` } },
    { code: `${type}_X0_${100 + index}`, parent: `${type}_X0`, type, sites: ['public'], name: { ko: `상세 ${index}` } },
  ]).flat()

const inquiryCodes = Object.fromEntries(
  ['GNRL', 'SALES', 'SOLUT', 'EXPER'].flatMap(manyCodes).map((record) => [record.code, record]),
)

/** The lists of the pages that are long enough to reach their limit. */
const lists: readonly (readonly [proves: ClauseId, name: MessageKey, height: number, paths: readonly string[]])[] = [
  ['layout.single-select.max-height', 'faq.product.label', 260, ['/support/faq/prod']],
  ['layout.single-select.max-height', 'form.primaryCode.label', 260, ['service', 'trouble']],
  ['layout.dropdown.list-max-height', 'form.primaryCode.label', 224, ['general', 'sales', 'solution', 'experience']],
  [
    'layout.dropdown.list-max-height',
    'form.bbsArticleTypeDetailCode.label',
    224,
    ['general?parentCode=GNRL_X0', 'sales?parentCode=SALES_X0', 'solution?parentCode=SOLUT_X0'],
  ],
  [
    'layout.dropdown.list-max-height',
    'form.country.label',
    224,
    ['general', 'sales', 'solution', 'service', 'trouble', 'experience', '/mypage/alarm'],
  ],
  [
    'layout.dropdown.list-max-height',
    'myPage.month',
    224,
    ['/mypage/status', '/mypage/status?view=taxBill', '/mypage/billing'],
  ],
]

test.describe('with long lists', () => {
  test.use({ settings: { ...screenSettings, data: { inquiryCodes } } })
  test(
    ...clausesOf(['layout.dropdown.list-max-height', 'layout.single-select.max-height'], 'on the screens'),
    async ({ page, shell }) => {
      await page.clock.install()
      await page.goto('/')
      for (const [proves, name, height, paths] of lists)
        for (const each of paths) {
          const path = each.startsWith('/') ? each : `/support/question/${each}`
          const field = shell.main.getByRole('combobox', { name: shell.words(name) }).first()
          const list = page.getByRole('listbox')
          await open(page, shell, path)
          await clauseStep('layout.dropdown.hover-fine-pointer', `${path}, ${name}`, async () => {
            await expect(field).toBeEnabled()
            await field.hover()
            await page.clock.runFor(1000)
            await expect(list).toHaveCount(0)
          })
          await clauseStep(proves, `${path}, ${name}`, async () => {
            await field.click()
            await expect(page.getByRole('option').first()).toBeVisible()
            expect(await list.evaluate((element) => element.parentElement!.clientHeight)).toBe(height)
            // There is more than fits, and no row is cut.
            expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
            const [row, inner] = [
              await page
                .getByRole('option')
                .first()
                .evaluate((option) => option.getBoundingClientRect().height),
              await list.evaluate((element) => element.clientHeight),
            ]
            expect(inner / row).toBeCloseTo(Math.round(inner / row), 1)
          })
        }
    },
  )
})
