import type { Request } from '@playwright/test'
import { openAnew } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

// Backwards: a list may load what its items need.
const failing = screens
  .flatMap(({ path, ready, needs = [] }) => needs.map((operationId) => ({ path, ready, operationId })))
  .toReversed()
const faults = [
  { kind: 'an error', fault: { status: 500 } },
  { kind: 'a cut connection', fault: { abort: true } },
  { kind: 'a malformed body', fault: { malformed: true } },
]

test.use({ settings: screenSettings })

test(...clause('error.page.retry', 'every screen that needs an operation'), async ({ page, shell, world, guard }) => {
  test.setTimeout(60_000)
  guard.allowStatuses(500)
  guard.allowCutConnections()
  const retry = page.getByRole('button', { name: '다시 시도' })
  await page.goto('/policy/terms')
  for (const [index, { path, ready, operationId }] of failing.entries()) {
    // Each kind of fault is the first one of some screens; on the first screen, the others answer a retry.
    const [initial, ...later] = [...faults.slice(index % 3), ...faults.slice(0, index % 3)]
    await softStep(`${path} without ${operationId}: ${initial!.kind}`, async () => {
      await world.faults({ operationId, ...initial!.fault })
      // What the screen has received before is still there inside the app.
      if (failing[index - 1]?.path === path) await page.goto(path)
      else await openAnew(page, shell.words, path)
      await expect(retry).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    for (const { kind, fault } of index === 0 ? later : [])
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
