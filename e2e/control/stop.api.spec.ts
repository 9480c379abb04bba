import { connect } from 'node:net'
import { withMock } from '../support/spawn-mock.ts'
import { statusOf } from '../support/spawn-server.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'

// A server is started here, which takes its time on a machine that is busy.
test.describe.configure({ timeout: 60_000 })

/** Starts a call that takes so long; resolves once the mock is at work on it, with the status that is to come. */
const slowCall = async (api: ApiClient, delayMs: number) => {
  await api.json('PUT', '/__mock/worlds/default/faults', [{ operationId: 'abuse', delayMs, times: 1 }])
  const call = { status: -1, ended: Promise.resolve() }
  call.ended = api.get('/api/support/inquiry/abuse').then(
    ({ status }) => void (call.status = status),
    () => void (call.status = 0),
  )
  // The fault is counted down as soon as the call has arrived.
  await expect.poll(async () => (await api.get('/__mock/worlds/default')).body.faults, { intervals: [20] }).toEqual([])
  return call
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(
    ...alsoProves(clause('control.stop.running-request', signal), 'control.stop.no-new-connections'),
    async ({ basePort }) => {
      await withMock(basePort, [], async ({ api, origin, stop }) => {
        const call = await slowCall(api, 2000)
        const ended = stop(signal)
        await expect.poll(() => statusOf(origin), { intervals: [20] }).toBe(0)
        expect(call.status).toBe(-1)
        expect(await ended).toBe(0)
        await call.ended
        expect(call.status).toBe(200)
      })
    },
  )

test(...clause('control.stop.five-seconds'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, stop }) => {
    const call = await slowCall(api, 60_000)
    const startedMs = performance.now()
    expect(await stop()).toBe(0)
    expect(performance.now() - startedMs).toBeGreaterThan(4900)
    expect(performance.now() - startedMs).toBeLessThan(8000)
    await call.ended
    expect(call.status).toBe(0)
  })
})

test(...clause('control.stop.idle-connections'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, stop }) => {
    // As browsers do ahead of need: a connection on which nothing was asked yet.
    const spare = connect(basePort, '127.0.0.1')
    await new Promise<void>((resolve) => spare.once('connect', resolve))
    expect((await api.get('/__mock/health')).status).toBe(200)
    const startedMs = performance.now()
    expect(await stop()).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(3000)
    spare.destroy()
  })
})
