import { scenarios } from '#fixtures/scenarios/index.ts'
import { clause, expect, fetchJson, test } from './test.ts'

/** One scenario for each kind of site, language, setting and fault that a link can choose. */
const kinds = [
  ['no setting', 'landing'],
  ['English', 'landing-english'],
  ['Japanese', 'green-house-japanese'],
  ['gov', 'landing-gov'],
  ['fin', 'landing-fin'],
  ['a fault', 'landing-keywords-failed'],
  ['a latency', 'landing-slow'],
  ['a persona', 'inquiry-sent-by-member'],
  ['abuse protection', 'inquiry-captcha'],
  ['a time', 'survey'],
  ['a frozen clock', 'survey-last-moment'],
  ['records', 'additional-sixth'],
] as const

for (const [kind, name] of kinds) {
  const { site, locale, path, settings, faults } = scenarios.find((scenario) => scenario.name === name)!
  test.describe(kind, () => {
    test.use({ site, language: locale })
    test(...clause('control.offline.scenarios', kind), async ({ page, guard }) => {
      guard.allowStatuses(404, 500, 503)
      await page.goto(`/__mock/enter?scenario=${name}`)
      await page.waitForURL((url) => url.pathname === new URL(path, url).pathname)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const world = await fetchJson(page, `/__mock/worlds/scenario-${name}`)
      expect(world).toMatchObject({ id: `scenario-${name}`, persona: settings.persona ?? 'anonymous' })
      expect(world.faults).toMatchObject(faults)
      const { member } = await fetchJson(page, '/api-member/member/session')
      expect(member).toEqual(world.member)
    })
  })
}
