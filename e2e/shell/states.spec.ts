import type { Request } from '@playwright/test'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

const failing = screens.flatMap(({ path, ready, needs = [] }) =>
  needs.map((operationId) => ({ path, ready, operationId })),
)
const faults = [
  { kind: 'an error', fault: { status: 500 } },
  { kind: 'a cut connection', fault: { abort: true } },
  { kind: 'a malformed body', fault: { malformed: true } },
]

const screensPerTest = 8

test.use({ settings: screenSettings })
test.describe.configure({ timeout: screensPerTest * 10_000 })

for (let first = 0; first < failing.length; first += screensPerTest) {
  const some = failing.slice(first, first + screensPerTest)
  const names = some.map(({ path, operationId }) => `${path} without ${operationId}`)
  test(...clause('error.page.retry', names.join(', ')), async ({ page, world, guard }) => {
    guard.allowStatuses(500)
    guard.allowCutConnections()
    const retry = page.getByRole('button', { name: '다시 시도' })
    for (const [index, { path, ready, operationId }] of some.entries()) {
      // Each kind of fault is the first one of some screens, and answers a retry of the others.
      const [initial, ...later] = [...faults.slice(index % 3), ...faults.slice(0, index % 3)]
      await softStep(`${path} without ${operationId}: ${initial!.kind}`, async () => {
        await world.faults({ operationId, ...initial!.fault })
        await page.goto(path)
        await expect(retry).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
      for (const { kind, fault } of later)
        await softStep(`${path} without ${operationId}: ${kind} after a retry`, async () => {
          await world.faults({ operationId, ...fault })
          const isCall = (request: Request) => request.resourceType() === 'fetch'
          const tried = fault.abort
            ? page.waitForEvent('requestfailed', isCall)
            : page.waitForEvent('requestfinished', isCall)
          await retry.click()
          await tried
          await expect(retry).toBeVisible()
        })
      await softStep(`${path} with ${operationId}`, async () => {
        await world.faults()
        await retry.click()
        await ready(page)
        await expect(retry).toHaveCount(0)
      })
    }
  })
}
