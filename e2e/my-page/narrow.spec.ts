import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'

// The states of my page that no row of e2e/pages/screens.ts shows.

/** A path with the user who sees the state, what is there when it is ready, and the site where axe analyses it. */
const states = [
  {
    state: 'tax invoices',
    path: '/status?view=taxBill',
    persona: 'main',
    shows: /20261103-41000012-31204610/,
    analysedOn: 'public',
  },
  {
    state: 'usage without tax invoices',
    path: '/status?month=2026-10',
    persona: 'main-overseas',
    shows: /한국 계정에만|accounts in Korea only|韓国のアカウントにのみ/,
    analysedOn: 'gov',
  },
  {
    state: 'no access',
    path: '/billing',
    persona: 'main-limited',
    shows: /접근 권한이 없습니다|You can’t open this page|アクセス権限がありません/,
    analysedOn: 'fin',
  },
  {
    state: 'an overdue bill',
    path: '/billing?month=2026-10',
    persona: 'biz',
    shows: /미납|Overdue|お支払い期限超過/,
    analysedOn: 'public',
  },
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
    test(...clausesOfSteps(`other states of my page; ${site}, ${language}`), async ({ myPage, page, world }) => {
      await myPage.open(states[0].path)
      for (const { state, path, persona, shows, analysedOn } of states) {
        await world.patch({ persona })
        await myPage.comeBack()
        await myPage.go(path)
        await expect(myPage.main).toContainText(shows)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        // The reasons why menus are missing, if there are any.
        for (const summary of await myPage.main.locator('summary').all()) await summary.click()
        await clauseStep('shell.access.narrow', state, async () => {
          await expect.poll(() => horizontalOverflow(page)).toBe(0)
          await expect.poll(() => invisibleContent(page)).toEqual([])
        })
        if (analysedOn === site)
          await clauseStep('shell.access.axe', state, async () => expect(await axeFindings(page)).toEqual([]))
      }
    })
  })
