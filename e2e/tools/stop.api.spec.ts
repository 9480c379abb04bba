import { connect } from 'node:net'
import { ApiClient } from '../mock-client/api-client.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { runScript, statusOf, zeroWithoutConnection } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

/** Starts a delayed request; resolves once the mock has received it. Its `status` is -1 until the response arrives. */
const startSlowRequest = async (api: ApiClient, delayMs: number) => {
  await api.json('PUT', '/__mock/worlds/default/faults', [{ operationId: 'abuse', delayMs, times: 1 }])
  const request = { status: -1, ended: Promise.resolve() }
  request.ended = api
    .get('/api/support/inquiry/abuse')
    .then(({ status }) => status, zeroWithoutConnection)
    .then((status) => void (request.status = status))
  // The fault is removed from the list as soon as the request is received.
  await expect.poll(async () => (await api.get('/__mock/worlds/default')).body.faults, { intervals: [20] }).toEqual([])
  return request
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  test(`after ${signal} a running request is answered, and no new connection accepted`, async ({ basePort }) => {
    await withMock(basePort, [], async ({ api, origin, stop }) => {
      const request = await startSlowRequest(api, 2000)
      const ended = stop(signal)
      await expect.poll(() => statusOf(origin), { intervals: [20] }).toBe(0)
      expect(request.status).toBe(-1)
      expect(await ended).toBe(0)
      await request.ended
      expect(request.status).toBe(200)
    })
  })

test('a request that takes longer is ended after five seconds', async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, stop }) => {
    const request = await startSlowRequest(api, 60_000)
    const startedMs = performance.now()
    expect(await stop()).toBe(0)
    expect(performance.now() - startedMs).toBeGreaterThan(4900)
    expect(performance.now() - startedMs).toBeLessThan(8000)
    await request.ended
    expect(request.status).toBe(0)
  })
})

test('a connection without a request, as browsers open in advance, does not delay the end', async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, stop }) => {
    const idle = connect(basePort, '127.0.0.1')
    await new Promise<void>((resolve) => idle.once('connect', resolve))
    expect((await api.get('/__mock/health')).status).toBe(200)
    const startedMs = performance.now()
    expect(await stop()).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(3000)
    idle.destroy()
  })
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  for (const moment of ['at once', 'while it is idle', 'with a running request'] as const)
    test(`with npm, ${signal} ${moment} ends the mock too`, async ({ basePort }) => {
      const origin = `http://127.0.0.1:${basePort}`
      const script = runScript('mock', ['--port', String(basePort)])
      try {
        if (moment !== 'at once')
          await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).toBe(200)
        const request = moment === 'with a running request' ? await startSlowRequest(new ApiClient(origin), 1000) : null
        script.stop(signal)
        await script.ended
        expect(await statusOf(origin)).toBe(0)
        await request?.ended
        if (request) expect(request.status).toBe(200)
      } finally {
        script.kill()
      }
    })
