import { expect, test } from 'vitest'
import type { OperationId } from '#specs/contract/index.ts'
import { newMock, type Mock } from '../../testing/mock.ts'

const abuse = '/api/support/inquiry/abuse'
const extensions = '/api/support/inquiry/allowFileExtList'

const idsOf = async ({ world }: Mock) => (await world.state()).faults.map(({ id }) => id)

test('faults are replaced as a list, and removed by an empty one', async () => {
  const { api, world } = newMock()
  const given = [{ operationId: 'abuse', status: 503 } as const, { status: 500, code: 'X' }]
  const numbered = given.map((fault, i) => ({ id: i + 1, ...fault }))
  expect(await world.faults(...given)).toEqual(numbered)
  expect((await world.state()).faults).toEqual(numbered)
  await world.faults()
  expect((await api.get(abuse)).status).toBe(200)
})

test.each([
  ['an unknown field', [{ colour: 'red' }]],
  ['operation and path', [{ operationId: 'abuse', path: abuse }]],
  ['a status of 600', [{ status: 600 }]],
  ['times 0', [{ times: 0 }]],
  ['no list', { status: 500 }],
])('%s is refused, and the faults stay', async (_example, faults) => {
  const { api, world, control } = newMock()
  await world.faults({ operationId: 'abuse', status: 503 })
  expect(await control.put('/worlds/default/faults', faults)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  })
  expect((await api.get(abuse)).status).toBe(503)
})

test.each(['createWorld', 'questions', 'abus', 'abuses', 'Abuse'])(
  'the operationId %s is unknown to a fault and to the filter of the journal',
  async (operationId) => {
    const control = newMock().control.with({ 'accept-language': 'en' })
    const message = 'There is no such operationId. Use one from /__mock/openapi.json.'
    for (const [field, { status, body }] of [
      ['1.operationId', await control.put('/worlds/default/faults', [{ status: 503 }, { operationId }])],
      ['operationId', await control.get('/worlds/default/journal', { operationId })],
    ] as const)
      expect([status, body]).toMatchObject([400, { message, errors: [{ field, code: 'BAD_REQUEST', message }] }])
  },
)

test('the first fault that matches and is on applies, as many times as it says', async () => {
  const { api, world } = newMock()
  const off = { operationId: 'abuse', status: 418, times: 1, enabled: false } as const
  await world.faults(
    ...[
      off,
      { operationId: 'countries', status: 418 } as const,
      { operationId: 'abuse', status: 503, times: 2 } as const,
    ],
    ...[{ operationId: 'abuse', status: 500, times: 1 } as const, { status: 502, times: 2 }],
  )
  const statuses = []
  for (const path of [extensions, abuse, abuse, abuse, abuse, abuse]) statuses.push((await api.get(path)).status)
  expect(statuses).toEqual([502, 503, 503, 500, 502, 200])
  expect((await world.state()).faults).toMatchObject([{ id: 1, ...off }, { id: 2 }])
  await world.faults({ ...off, enabled: true })
  expect((await api.get(abuse)).status).toBe(418)
  expect((await world.state()).faults).toEqual([])
})

test('faults keep their ids, and new ones get ids that were not used', async () => {
  const mock = newMock()
  const { api, world } = mock
  const [first, second] = [1, 2].map(() => ({ operationId: 'abuse', status: 503, times: 2 }) as const)
  await world.faults(first!, second!)
  await api.get(abuse)
  // Switched off, moved and used, and a new one before them.
  await world.faults({ delayMs: 1 }, { ...second!, id: 2, enabled: false }, { ...first!, id: 1, times: 1 })
  expect(await idsOf(mock)).toEqual([3, 2, 1])
  await world.faults({ ...second!, id: 2 })
  await world.faults({ ...second!, id: 2 }, { delayMs: 1 })
  expect(await idsOf(mock)).toEqual([2, 4])
  // What was removed can be restored; an id that is not of this world, or is there twice, is replaced.
  await world.faults({ ...first!, id: 1 }, { ...first!, id: 1 }, { delayMs: 1, id: 99 })
  expect(await idsOf(mock)).toEqual([1, 5, 6])
  await world.call('POST', '/reset')
  await world.faults(first!)
  expect(await idsOf(mock)).toEqual([1])
})

test('a snapshot and a link keep the ids of faults', async () => {
  const mock = newMock()
  const { api, world, control } = mock
  await world.faults({ delayMs: 1, times: 1 }, { delayMs: 2, enabled: false }, { status: 503 })
  await api.get(abuse)
  await world.faults({ id: 3, status: 503 })
  const snapshot = await world.snapshot()
  await world.restore(snapshot)
  await world.faults({ id: 3, status: 503 }, { status: 500 })
  expect(await idsOf(mock)).toEqual([3, 4])
  // An older mock gave no ids.
  await world.restore({ ...snapshot, journal: [], faults: [{ status: 500 }] })
  expect(await idsOf(mock)).toEqual([1])
  // The largest possible id leaves smaller ones.
  const largest = { id: 999_999_999_999, delayMs: 1 }
  await world.restore({ ...snapshot, faults: [largest] })
  await world.faults({ delayMs: 2 }, largest)
  expect(await idsOf(mock)).toEqual([999_999_999_998, 999_999_999_999])
  await control.get('/enter', { world: 'default', faults: '[{"id":7,"status":500}]' })
  expect(await idsOf(mock)).toEqual([7])
})

test('the journal names the fault of an exchange, also in a snapshot', async () => {
  const { api, world } = newMock()
  await world.faults({ operationId: 'abuse', status: 503, times: 1 }, { operationId: 'abuse', delayMs: 1, times: 2 })
  for (const path of [abuse, abuse, '/api/countryCode/getList', abuse, abuse]) await api.get(path)
  const ids = async () => (await world.journal()).map(({ faultId }) => faultId)
  expect(await ids()).toEqual([1, 2, undefined, 2, undefined])
  await world.restore(await world.snapshot())
  expect(await ids()).toEqual([1, 2, undefined, 2, undefined])
})

test.each<[OperationId, string, OperationId, string]>([
  ['abuse', abuse, 'allowedExtensions', extensions],
  ['faq', '/api/support/faq/1001', 'faqs', '/api/support/faq'],
  ['account', '/api/mypage/account', 'accounts', '/api-member/member/accounts'],
])('a fault and the filter of the journal tell %s from an operation like it', async (id, path, other, otherPath) => {
  const { api, world } = newMock({ persona: 'main' })
  for (const [operationId, statuses] of [
    [id, [503, 200]],
    [other, [200, 503]],
  ] as const) {
    await world.faults({ operationId, status: 503 })
    expect([(await api.get(path)).status, (await api.get(otherPath)).status]).toEqual(statuses)
  }
  expect((await world.journal(other)).map(({ status }) => status)).toEqual([200, 503])
})

test.each([
  ['a literal path', { method: 'GET', path: '/api-member/member/session' }, 'GET', '/api-member/member/session', 503],
  ['another method', { method: 'GET', path: '/api/security/captcha' }, 'POST', '/api/security/captcha', 200],
  ['another path', { path: '/api-member/member/session' }, 'GET', '/api-member/member/accounts', 200],
  ['a path with a parameter', { path: '/api/support/faq/{faqId}' }, 'GET', '/api/support/faq/2', 503],
  ['a path of another row', { path: '/api/support/faq/{faqId}' }, 'GET', '/api/support/faq/code', 200],
  ['only a method', { method: 'POST' }, 'POST', '/api/security/captcha', 503],
  ['only another method', { method: 'POST' }, 'GET', abuse, 200],
] as const)('a fault by %s', async (_example, fault, method, path, status) => {
  const { api, world } = newMock()
  await world.faults({ ...fault, status: 503 })
  const body = method === 'POST' ? '{}' : undefined
  expect((await api.send(method, path, body, body && 'application/json')).status).toBe(status)
})

test.each<[fault: object, status: number, body: unknown, name: string]>([
  [{ status: 409, code: 'BUSY', message: '잠시 뒤에' }, 409, { code: 'BUSY', message: '잠시 뒤에' }, 'status 409'],
  [{ status: 400, body: { code: 'ODD' } }, 400, { code: 'ODD' }, 'status 400'],
  ...[{ abuse: true }, [], null, 'text', false].map((body): [object, number, unknown, string] => [
    { body },
    200,
    body,
    'body',
  ]),
  [{ malformed: true }, 200, '{"code":"SUCCESS","content":{', 'malformed'],
  [
    { delayMs: 200, status: 503 },
    503,
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }),
    'status 503, delay 200 ms',
  ],
  [{ delayMs: 200 }, 200, { abuse: false }, 'delay 200 ms'],
  [{ abort: true }, 0, '', 'abort'],
])('the fault %j responds with %i %j', async (fault, status, body, name) => {
  const delays: number[] = []
  const { api, world } = newMock({}, { pause: (ms) => void delays.push(ms) })
  await world.faults({ operationId: 'abuse', ...fault, times: 2 })
  const response = await api.get(abuse)
  expect([response.status, response.body]).toEqual([status, body])
  expect(delays).toEqual('delayMs' in fault ? [200] : [])
  const header = name.startsWith('delay') || name === 'abort' ? null : name
  expect((await api.head(abuse)).headers.get('x-mock-fault')).toBe(header)
  expect((await api.get(abuse)).headers.get('x-mock-fault')).toBeNull()
  expect((await world.journal()).map((exchange) => exchange.fault)).toEqual([name, name, null])
  expect((await world.journal())[0]!.status).toBe(status)
})

const internal = 'Something went wrong on the server. Try again in a moment.'
test.each([
  [{ status: 401 }, 'UNAUTHORIZED', 'Sign in to continue.'],
  [{ status: 418 }, 'INTERNAL_ERROR', internal],
  [{ status: 429 }, 'TOO_MANY_REQUESTS', 'There have been too many requests. Try again in a moment.'],
  [{ status: 409, code: 'BUSY' }, 'BUSY', internal],
  // Its message has a placeholder, for which a fault has no value.
  [{ status: 405, code: 'METHOD_NOT_ALLOWED' }, 'METHOD_NOT_ALLOWED', internal],
])(
  'the fault %j has the code and message of the mock, in the language of the request',
  async (fault, code, message) => {
    const { api, world } = newMock()
    await world.faults({ operationId: 'abuse', ...fault })
    expect((await api.with({ 'accept-language': 'en' }).get(abuse)).body).toEqual({ code, message })
    expect((await api.with({ 'accept-language': 'ja' }).get(abuse)).body.message).toMatch(/[ぁ-ん]/)
  },
)
