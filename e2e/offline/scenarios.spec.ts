import { scenarios } from '#fixtures/scenarios/index.ts'
import { clause, expect, fetchJson, softStep, test } from './test.ts'
import { sites, type Site } from '../support/sites.ts'

/** By site: scenarios that have, together, every kind of language, setting and fault that a link can choose. */
const names: { readonly [S in Site]: readonly string[] } = {
  public: [
    // Nothing of its own.
    'landing',
    // English, a persona, a time and a frozen clock.
    'additional-last-moment',
    // Records.
    'additional-sixth',
    // Japanese.
    'green-house-japanese',
    'inquiry-captcha',
    'landing-keywords-failed',
    'inquiry-slow',
  ],
  gov: ['landing-gov'],
  fin: ['survey-errors'],
}

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })
    test(...clause('control.offline.scenarios', site), async ({ page, guard }) => {
      test.setTimeout(90_000)
      guard.allowStatuses(404, 500, 503)
      for (const name of names[site])
        await softStep(name, async () => {
          const scenario = scenarios.find((each) => each.name === name)!
          const { now = null, data: _, ...settings } = scenario.settings
          await page.goto(`/__mock/enter?scenario=${name}`)
          await page.waitForURL((url) => url.pathname === new URL(scenario.path, url).pathname)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', scenario.locale)
          const world = await fetchJson(page, `/__mock/worlds/scenario-${name}`)
          expect(world).toMatchObject({ id: `scenario-${name}`, persona: 'anonymous', ...settings })
          expect(world.faults).toMatchObject(scenario.faults)
          if (now !== null) expect(Math.abs(Date.parse(world.now) - Date.parse(now))).toBeLessThan(30_000)
          const { member } = await fetchJson(page, '/api-member/member/session')
          expect(member?.email).toEqual(world.member?.email)
          expect(member?.roles).toEqual(world.member?.roles)
        })
    })
  })
