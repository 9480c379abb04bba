import { generate } from 'selfsigned'
import { expect, test } from 'vitest'
import type { Fault } from '#specs/contract/control.ts'
import type { OperationId } from '#specs/contract/index.ts'
import { onSocket, submit, type Answer } from '../testing/socket.ts'

const list = '/api/support/notice?size=5'
const extensions = '/api/support/inquiry/allowFileExtList'
const operationId: OperationId = 'notices'

/** The statuses of five requests. */
const statuses = async (call: Awaited<ReturnType<typeof onSocket>>['call']) => {
  const found = []
  for (let i = 0; i < 5; i += 1) found.push((await call(list)).status)
  return found
}

test.each<[fault: Partial<Fault>, expected: Partial<Answer>]>([
  [{ abort: true }, { status: 0, error: 'socket hang up', hadInterim: false }],
  [{ reset: true }, { status: 0, error: 'read ECONNRESET', hadInterim: true }],
  [
    { abort: true, after: true },
    { status: 0, error: 'read ECONNRESET', hadInterim: true },
  ],
  [{ status: 503, after: true }, { status: 503 }],
  [
    { status: 503, headers: { 'Retry-After': '7' } },
    { status: 503, retryAfter: '7' },
  ],
  [{ headers: { 'retry-after': '8' } }, { status: 200, retryAfter: '8' }],
  [{ truncateAt: 20 }, { status: 200, bytes: 20, error: 'aborted' }],
  [{ truncateAt: 0 }, { status: 200, bytes: 0, error: 'aborted' }],
  [
    { truncateAt: 60, bytesPerSecond: 300 },
    { status: 200, bytes: 60, error: 'aborted' },
  ],
  [
    { status: 500, truncateAt: 9 },
    { status: 500, bytes: 9 },
  ],
])('the fault %j reaches a client as %j', async (fault, expected) => {
  const { call, set, world } = await onSocket()
  set({ operationId, ...fault })
  const answer = await call(list)
  expect(answer).toMatchObject(expected)
  if (fault.bytesPerSecond) expect(answer.ms).toBeGreaterThan(90)
  expect((await call(extensions)).status).toBe(200)
  expect(world.journal.exchanges.map(({ status, faultId }) => [status, faultId])).toEqual([
    [expected.status, 1],
    [200, undefined],
  ])
})

test.each<[fault: Partial<Fault>, expected: readonly number[]]>([
  [{ nth: 2 }, [200, 503, 200, 200, 200]],
  [{ every: 2 }, [200, 503, 200, 503, 200]],
  [{ every: 2, times: 1 }, [200, 503, 200, 200, 200]],
  [{ chance: 0.5 }, [503, 503, 503, 200, 200]],
  [{ when: { query: { size: '5' } } }, [503, 503, 503, 503, 503]],
  [{ when: { query: { size: '6' } } }, [200, 200, 200, 200, 200]],
  [{ when: { persona: 'main' } }, [200, 200, 200, 200, 200]],
  [{ when: { persona: 'anonymous' } }, [503, 503, 503, 503, 503]],
  [{ when: { headers: { Connection: 'close' } } }, [503, 503, 503, 503, 503]],
  [{ quota: { limit: 2, windowMs: 60_000 } }, [200, 200, 503, 503, 503]],
])('the fault %j applies to these of five requests: %j', async (fault, expected) => {
  const { call, set } = await onSocket()
  set({ operationId, status: 503, ...fault })
  expect(await statuses(call)).toEqual(expected)
})

test('a connection with TLS is reset too, because browsers would see an empty response if it only closed', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { algorithm: 'sha256' })
  const { call, set } = await onSocket(true, { cert: Buffer.from(cert), key: Buffer.from(key) })
  set({ operationId, after: true, abort: true, times: 1 })
  expect(await call(list)).toMatchObject({ status: 0, error: 'read ECONNRESET', hadInterim: true })
  expect((await call(list)).status).toBe(200)
})

test('a chance depends on the seed and the number of the request alone', async () => {
  const runs = []
  for (const isDisturbed of [false, true]) {
    const { call, set, world } = await onSocket()
    set({ operationId, status: 503, chance: 0.4 })
    const found = []
    for (let i = 0; i < 40; i += 1) {
      if (isDisturbed) world.random()
      found.push((await call(list)).status)
    }
    runs.push(found)
  }
  expect(runs[1]).toEqual(runs[0])
  const failed = runs[0]!.filter((status) => status === 503).length
  expect(failed).toBeGreaterThan(8)
  expect(failed).toBeLessThan(24)
})

test('a fault with several operations counts each of them apart, and is removed when all have used it', async () => {
  const { call, set, world } = await onSocket()
  set({ operations: ['notices', 'allowedExtensions'], status: 503, times: 1 })
  expect(await statuses(call)).toEqual([503, 200, 200, 200, 200])
  expect(world.faults).toMatchObject([{ id: 1, times: 1 }])
  expect((await call(extensions)).status).toBe(503)
  expect([world.faults, world.faultUses]).toEqual([[], []])
  expect((await call(extensions)).status).toBe(200)
})

test('a quota ends with its period, and the journal names a client that comes back too early', async () => {
  const { call, set, world } = await onSocket()
  world.change({ now: '2026-11-20T00:00:00Z', frozen: true })
  set({ operationId, quota: { limit: 1, windowMs: 30_000 } })
  expect(await call(list)).toMatchObject({ status: 200 })
  expect(await call(list)).toMatchObject({ status: 429, retryAfter: '30' })
  world.change({ now: '2026-11-20T00:00:10Z' })
  expect(await call(list)).toMatchObject({ status: 429, retryAfter: '20' })
  world.change({ now: '2026-11-20T00:00:31Z' })
  expect(await call(list)).toMatchObject({ status: 200 })
  const early = world.journal.exchanges.map(({ earlyMs = 0 }) => Math.round(earlyMs / 1000))
  expect(early).toEqual([0, 0, 20, 0])
})

test('a fault looks at a field of what is sent, and a form is read slowly', async () => {
  const mock = await onSocket()
  mock.set({ when: { fields: { title: 'wrong' } }, status: 503 }, { operationId: 'submitInquiry', status: 500, nth: 2 })
  // In the order of the list, also if the first one has to wait for the form.
  for (const [title, expected] of [
    ['wrong', 503],
    ['right', 200],
    ['right', 500],
  ] as const)
    expect((await submit(mock, { title })).status).toBe(expected)
  expect((await mock.call(list)).status).toBe(200)
  mock.set({ operationId: 'submitInquiry', bytesPerSecond: 4000 })
  const { status, ms } = await submit(mock, { content: 'x'.repeat(1000) })
  expect(status).toBe(200)
  expect(ms).toBeGreaterThan(300)
  expect(mock.world.submissions).toHaveLength(2)
})

test('a lost response: with a key the inquiry is stored once, without one twice', async () => {
  for (const [headers, count] of [
    [{ 'idempotency-key': '"one"' }, 1],
    [{}, 2],
  ] as const) {
    const mock = await onSocket()
    mock.set({ operationId: 'submitInquiry', after: true, abort: true, times: 1 })
    expect((await submit(mock, {}, headers)).status).toBe(0)
    expect(mock.world.submissions).toHaveLength(1)
    expect((await submit(mock, {}, headers)).status).toBe(200)
    expect(mock.world.submissions).toHaveLength(count)
    expect(mock.world.journal.exchanges[0]).toMatchObject({ status: 0, fault: 'abort, after the work' })
  }
})
