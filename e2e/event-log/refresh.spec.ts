import { clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test(...clausesOfSteps('every minute'), async ({ incidents, page, world, guard }) => {
  guard.allowStatuses(500)
  await page.clock.install()
  await incidents.open(33)
  await expect(incidents.history).toHaveCount(2)
  const requests = async () => (await world.journal('eventLog')).length
  const nextRequest = async (number: number) => {
    const response = page.waitForResponse('**/api/event-log/33')
    await page.clock.runFor(45_000)
    expect(await requests()).toBe(number - 1)
    await expect
      .poll(async () => {
        await page.clock.runFor(5000)
        return requests()
      })
      .toBe(number)
    // The next minute begins when the page has the response, which the journal does not show.
    await (await response).finished()
    await page.evaluate(() => fetch('/?settled').then(() => undefined))
  }
  await clauseStep('event-log.refresh.ongoing', 'also after one that failed', async () => {
    expect(await requests()).toBe(1)
    await nextRequest(2)
    await world.faults({ operationId: 'eventLog', status: 500, times: 1 })
    await nextRequest(3)
    await expect(incidents.history).toHaveCount(2)
    await expect(incidents.alert).toHaveCount(0)
    await nextRequest(4)
  })
  await clauseStep('event-log.refresh.ongoing', 'stopped and started again', async () => {
    await page.getByRole('button', { name: '자동 확인 멈추기' }).click()
    await expect(page.getByRole('status').filter({ hasText: '자동 확인을 멈췄습니다.' })).toHaveCount(1)
    await page.clock.runFor(200_000)
    expect(await requests()).toBe(4)
    await page.getByRole('button', { name: '자동 확인 시작' }).click()
    await nextRequest(5)
  })
  await softStep('a resolved incident is requested once', async () => {
    await incidents.open(31)
    await expect(incidents.history).toHaveCount(4)
    await page.clock.runFor(200_000)
    expect(await requests()).toBe(6)
  })
})
