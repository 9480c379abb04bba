import type { Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import { scenarios, type Scenario } from '#fixtures/scenarios/index.ts'
import type { Guard } from '../support/guard.ts'
import type { World } from '../mock-client/world.ts'
import { openAnew } from './open-in-app.ts'
import type { Words } from './words.ts'

type Step = Scenario['steps'][number]

const take = async (page: Page, world: World, step: Step): Promise<void> => {
  if ('type' in step) {
    const options = { name: step.into, exact: true }
    const field = page.getByRole('textbox', options).or(page.getByRole('combobox', options))
    // Like a person, who does not answer a captcha before it has loaded.
    await expect(page.getByRole('group').filter({ has: field }).locator('[aria-busy="true"]')).toHaveCount(0)
    await field.fill(step.type)
  } else if ('check' in step) await page.getByLabel(step.check).check()
  else if ('open' in step) await page.getByRole('combobox', { name: step.open, exact: true }).click()
  else if ('attach' in step) {
    const files = step.attach.map((name) => ({ name, mimeType: '', buffer: Buffer.alloc(step.bytes, 'x') }))
    await page.locator('input[type=file]').setInputFiles(files)
  } else if ('passMinutes' in step) await world.passMinutes(step.passMinutes)
  else if ('expire' in step) await world.patch({ persona: 'anonymous' })
  else if ('block' in step)
    await page.evaluate(() => {
      window.open = () => null
    })
  else await page.getByRole('button', { name: step.press, exact: true }).click()
}

const find = (name: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (found) return found
  throw new Error(`There is no scenario "${name}" in fixtures/scenarios/.`)
}

/**
 * Opens scenarios by name in the world of a test, and does on the page what their steps say. One whose world is the
 * same as before can be opened inside the app.
 */
export const scenarioIn =
  (page: Page, world: World, guard: Guard, words: Words) =>
  async (name: string, isInSameWorld = false): Promise<Scenario> => {
    const scenario = find(name)
    // What the scenarios are about: responses that failed, and addresses without a record.
    guard.allowStatuses(400, 401, 404, 500, 503)
    if (scenario.faults.some(({ abort }) => abort)) guard.allowCutConnections()
    if (scenario.clauses.some((id) => id.startsWith('hardening.markup.'))) guard.allowHostileMarkup()
    if (isInSameWorld) await openAnew(page, words, scenario.path)
    else await page.goto(`/__mock/enter?scenario=${name}&world=${world.id}`)
    for (const step of scenario.steps) await take(page, world, step)
    return scenario
  }
