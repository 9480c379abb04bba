import type { Page } from '@playwright/test'
import type { ClauseId } from '#specs/clauses/index.ts'
import { messages } from '#specs/messages/index.ts'
import { sampleFile } from '../inquiry/files/sample-files.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clausesOf, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { notice } from '../notice/notice.ts'
import { flawsOf } from '../support/guard.ts'
import { axeStep } from './axe.ts'
import {
  edgesMissed,
  horizontalOverflow,
  invisibleContent,
  narrowSteps,
  smallTargets,
  unmarkedTexts,
} from './visibility.ts'

// Each screen is opened once in each place, inside the app: axe, which is loaded once, then takes half as long.
// takes-over.spec.ts proves that a screen is the same when it is loaded.
const places = [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const

/** Prefixes of all message keys, so that a raw key on a page is found. */
const prefixes = [...new Set(Object.keys(messages).map((key) => key.split('.')[0]))].join('|')
const rawKey = new RegExp(`\\b(${prefixes})\\.[a-zA-Z]`)

const memberNames = { ko: '김민서', en: 'Minseo Kim', ja: 'キム・ミンソ' } as const

const largeText = 'html { font-size: 200% !important }'
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What is cut off, covered or outside the page with these styles. */
const findingsWith = async (page: Page, css: string) => {
  const style = await page.addStyleTag({ content: css })
  const overflow = await horizontalOverflow(page)
  const findings = await invisibleContent(page)
  await style.evaluate((element) => (element as Element).remove())
  return overflow === 0 ? findings : [`${overflow} px wider than the window`, ...findings]
}

/** The latest notice has no translation, so that the landing page shows a text in Korean. */
const settings = { ...screenSettings, data: { notices: { 9001: notice(9001, { sites: ['public', 'gov', 'fin'] }) } } }

const parts = Map.groupBy(screens, ({ path }) => `/${/^.(mypage|support|)/.exec(path)![1]}`)

for (const [site, locale] of places)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale, settings, viewport: { width: 1280, height: 800 } })
    for (const [part, rows] of parts)
      test(
        ...clausesOf(
          [`language.interface.${locale}`, 'shell.access.axe', 'shell.access.narrow'],
          `every page below ${part} of ${site} in ${locale}`,
        ),
        async ({ page, shell, inquiry }) => {
          test.setTimeout(rows.length * 10_000)
          await page.goto('/policy/terms')
          for (const [index, row] of rows.entries()) {
            const { path, isPopup, ready } = row
            const { title, crumbs } = { ...row, ...row.on?.[site] }
            const what = `${path} of ${site} in ${locale}`
            const step = (id: ClauseId | readonly ClauseId[], body: () => Promise<unknown>) =>
              clauseStep(id, what, body)
            await softStep(`open ${what}`, () => openInApp(page, path))
            await step(['shell.access.title', `language.interface.${locale}`], () =>
              expect(page).toHaveTitle(shell.title(title)),
            )
            await softStep(`wait for ${what}`, () => ready(page))
            await step('language.document.lang', () => expect(page.locator('html')).toHaveAttribute('lang', locale))
            await step('language.messages.no-raw-key', async () => {
              const text = await page.locator('body').innerText()
              expect(text).not.toMatch(rawKey)
              expect(text).not.toContain('{{')
            })
            // Parts that are not needed at first may still be loading.
            await step('shell.access.axe', () => expect.poll(() => flawsOf(page)).toEqual([]))
            if (!isPopup) {
              await step('shell.frame.landmarks', async () => {
                for (const one of [shell.h1, shell.banner, shell.main, shell.footer]) await expect(one).toHaveCount(1)
                if (crumbs.length === 0) return expect(shell.breadcrumb).toHaveCount(0)
                await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(crumbs.map((key) => shell.words(key)))
                const home = shell.breadcrumb.getByRole('link', { name: shell.words('shell.home') })
                return expect(home).toHaveAttribute('href', '/')
              })
            }
            if (path === '/support/question/general')
              await softStep('the general form with errors', async () => {
                await inquiry.dropFiles(sampleFile('a.txt'), sampleFile('b.exe'))
                await inquiry.send()
                await inquiry.expectError('title', 'form.noTitle')
              })
            await step('language.document.lang', async () => {
              expect(await unmarkedTexts(page)).toEqual([])
            })
            const width = path.startsWith('/mypage') ? 1200 : 1000
            await step('layout.left-edge', async () => {
              if (!isPopup) expect(await edgesMissed(page, [640 - width / 2, width])).toEqual([])
            })
            await step('shell.access.narrow', async () => {
              for (const css of [largeText, textSpacing]) expect(await findingsWith(page, css), css).toEqual([])
            })
            // Header and footer are the same on every screen.
            const hasMenus = index === 0 && !isPopup
            await softStep(`open the user menu of ${what}`, async () => {
              if (hasMenus) await shell.userMenu(memberNames[locale]).click()
            })
            await step('shell.access.target-size', async () => {
              expect(await smallTargets(page)).toEqual([])
            })
            await axeStep(page, what, hasMenus || isPopup ? 'page' : 'content')
            await narrowSteps(page, what, async () => {
              if (hasMenus) await shell.phoneMenu.click()
              await expect.poll(() => horizontalOverflow(page)).toBe(0)
              expect(await smallTargets(page)).toEqual([])
              if (!isPopup) expect(await edgesMissed(page, [16, 288])).toEqual([])
              if (!hasMenus) return
              await shell.phoneMenu.click()
              // Not over an area of the header, whose menu would open.
              await page.mouse.move(0, 600)
            })
          }
        },
      )
  })
