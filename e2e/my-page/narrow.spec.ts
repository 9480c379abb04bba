import { changeWorld } from '../pages/change-world.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'

// The states of my page that no row of e2e/pages/screens.ts shows. axe checks every element, which is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

/** A path with the user who sees the state, and what is there when it is ready. */
const states = [
  {
    state: 'tax invoices',
    path: '/status?view=taxBill',
    persona: 'main',
    shows: /20261103-41000012-31204610/,
  },
  {
    state: 'usage without tax invoices',
    path: '/status?month=2026-10',
    persona: 'main-overseas',
    shows: /한국 계정에만|accounts in Korea only|韓国のアカウントにのみ/,
  },
  {
    state: 'no access',
    path: '/billing',
    persona: 'main-limited',
    shows: /접근 권한이 없습니다|You can’t open this page|アクセス権限がありません/,
  },
  { state: 'an overdue bill', path: '/billing?month=2026-10', persona: 'biz', shows: /미납|Overdue|お支払い期限超過/ },
] as const

for (const [site, language] of [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`at 320 px on ${site} in ${language}`, () => {
    test.use({
      site,
      language,
      settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true },
      viewport: { width: 320, height: 640 },
    })
    test(
      ...alsoProves(clause('shell.access.narrow', `other states of my page; ${site}, ${language}`), 'shell.access.axe'),
      async ({ myPage, page, world }) => {
        for (const { state, path, persona, shows } of states) {
          await changeWorld(page, world, { persona })
          await myPage.open(path)
          await expect(myPage.main).toContainText(shows)
          // The reasons why menus are missing, if there are any.
          for (const summary of await myPage.main.locator('summary').all()) await summary.click()
          await clauseStep('shell.access.narrow', state, async () => {
            expect(await horizontalOverflow(page)).toBe(0)
            expect(await invisibleContent(page)).toEqual([])
          })
          await clauseStep('shell.access.axe', state, async () => expect(await axeFindings(page)).toEqual([]))
        }
      },
    )
  })
