import { send } from '../support/transport.ts'
import type { OperationId } from '../support/operations.ts'
import { clause, expect, test } from '../support/test.ts'
import { unknownOperation } from './unknown-operation.ts'

const abuse = '/api/support/inquiry/abuse'
const extensions = '/api/support/inquiry/allowFileExtList'

test(...clause('control.worlds.faults'), async ({ api, world }) => {
  const faults = [
    { operationId: 'abuse', status: 503 },
    { status: 500, code: 'X' },
  ]
  const { status, body } = await api.json('PUT', `/__mock/worlds/${world.id}/faults`, faults)
  expect(status).toBe(200)
  const given = [
    { id: 1, operationId: 'abuse', status: 503 },
    { id: 2, status: 500, code: 'X' },
  ]
  expect(body).toEqual(given)
  expect((await world.state()).faults).toEqual(given)
  await world.faults()
  expect((await api.get(abuse)).status).toBe(200)
})

for (const [example, faults] of [
  ['an unknown field', [{ colour: 'red' }]],
  ['an unknown operation', [{ operationId: 'fly' }]],
  ['operation and path', [{ operationId: 'abuse', path: abuse }]],
  ['a status of 199', [{ status: 199 }]],
  ['a status of 600', [{ status: 600 }]],
  ['times 0', [{ times: 0 }]],
  ['an id of 0', [{ id: 0, status: 500 }]],
  ['not a list', { status: 500 }],
] as const)
  test(...clause('control.worlds.faults', example), async ({ api, world }) => {
    await world.faults({ operationId: 'abuse', status: 503 })
    const { status, body } = await api.json('PUT', `/__mock/worlds/${world.id}/faults`, faults)
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    // The previous list is kept.
    expect((await api.get(abuse)).status).toBe(503)
  })

for (const [locale, message] of unknownOperation)
  test(...clause('control.fault.unknown-operation', locale), async ({ api, world }) => {
    await world.faults({ operationId: 'abuse', status: 503 })
    for (const operationId of ['questions', 'abus', 'abuses', 'createWorld'])
      await test.step(`operationId "${operationId}"`, async () => {
        const faults = [{ operationId: 'session', status: 503 }, { operationId }]
        const path = `/__mock/worlds/${world.id}/faults`
        const { status, body } = await api.with({ 'accept-language': locale }).json('PUT', path, faults)
        expect.soft(status).toBe(400)
        const error = { field: '1.operationId', code: 'BAD_REQUEST', message }
        expect.soft(body).toEqual({ code: 'BAD_REQUEST', message, errors: [error] })
      })
    // The previous list is kept.
    expect((await world.state()).faults).toEqual([{ id: 1, operationId: 'abuse', status: 503 }])
  })

test(...clause('control.fault.disabled'), async ({ api, world }) => {
  const off = { operationId: 'abuse', status: 418, times: 1, enabled: false } as const
  const next = { operationId: 'abuse', status: 503, enabled: true } as const
  await world.faults(off, next)
  expect((await api.get(abuse)).status).toBe(503)
  expect((await world.state()).faults).toEqual([
    { id: 1, ...off },
    { id: 2, ...next },
  ])
  await world.faults({ ...off, enabled: true }, { ...next, enabled: false })
  expect((await api.get(abuse)).status).toBe(418)
  expect((await api.get(abuse)).status).toBe(200)
  expect((await world.state()).faults).toEqual([{ id: 4, ...next, enabled: false }])
})

const idsOf = async (world: { state: () => Promise<{ faults: readonly { id?: number }[] }> }) =>
  (await world.state()).faults.map(({ id }) => id)

test(...clause('control.fault.id', 'kept and new ones'), async ({ api, world }) => {
  const [first, second, third] = [
    { operationId: 'abuse', status: 503, times: 2 },
    { operationId: 'abuse', status: 503, times: 2 },
    { delayMs: 1 },
  ] as const
  await world.faults(first, second)
  expect(await idsOf(world)).toEqual([1, 2])
  await api.get(abuse)
  // Switched off, moved and used, and a new one before them.
  await world.faults(third, { ...second, id: 2, enabled: false }, { ...first, id: 1, times: 1 })
  expect(await idsOf(world)).toEqual([3, 2, 1])
  await world.faults({ ...second, id: 2 })
  await world.faults({ ...second, id: 2 }, third)
  expect(await idsOf(world)).toEqual([2, 4])
  // What was removed can be restored; an id that is not of this world, or is there twice, is replaced.
  await world.faults({ ...first, id: 1 }, { ...first, id: 1 }, { ...third, id: 99 })
  expect(await idsOf(world)).toEqual([1, 5, 6])
  await api.post(`/__mock/worlds/${world.id}/reset`)
  await world.faults(first)
  expect(await idsOf(world)).toEqual([1])
})

test(...clause('control.fault.id', 'in a snapshot and in a link'), async ({ api, world }) => {
  await world.faults({ delayMs: 1, times: 1 }, { delayMs: 2, enabled: false }, { status: 503 })
  await api.get(abuse)
  await world.faults({ id: 3, status: 503 })
  const path = `/__mock/worlds/${world.id}/snapshot`
  const { body } = await api.get(path)
  expect((await api.json('PUT', path, body)).status).toBe(200)
  await world.faults({ id: 3, status: 503 }, { status: 500 })
  expect(await idsOf(world)).toEqual([3, 4])
  // An older mock gave no ids.
  expect((await api.json('PUT', path, { ...body, journal: [], faults: [{ status: 500 }] })).status).toBe(200)
  expect(await idsOf(world)).toEqual([1])
  // The largest possible id leaves smaller ones.
  const largest = { id: 999_999_999_999, delayMs: 1 }
  expect((await api.json('PUT', path, { ...body, faults: [largest] })).status).toBe(200)
  await world.faults({ delayMs: 2 }, largest)
  expect(await idsOf(world)).toEqual([999_999_999_998, 999_999_999_999])
  await api.get('/__mock/enter', { world: world.id, faults: '[{"id":7,"status":500}]' })
  expect(await idsOf(world)).toEqual([7])
})

test(...clause('control.journal.fault-id'), async ({ api, world }) => {
  await world.faults(
    { operationId: 'abuse', status: 503, times: 1 },
    { operationId: 'abuse', delayMs: 1, times: 2 },
    { operationId: 'countries', status: 500, enabled: false },
  )
  for (const path of [abuse, abuse, '/api/countryCode/getList', abuse, abuse]) await api.get(path)
  expect((await world.journal()).map(({ faultId }) => faultId)).toEqual([1, 2, undefined, 2, undefined])
  expect((await world.state()).faults).toMatchObject([{ id: 3 }])
  const path = `/__mock/worlds/${world.id}/snapshot`
  await api.json('PUT', path, (await api.get(path)).body)
  expect((await world.journal()).map(({ faultId }) => faultId)).toEqual([1, 2, undefined, 2, undefined])
})

test(...clause('control.fault.first-match'), async ({ api, world }) => {
  await world.faults(
    { operationId: 'countries', status: 418 },
    { operationId: 'abuse', status: 503 },
    { operationId: 'abuse', status: 500 },
    { status: 502 },
  )
  expect((await api.get(abuse)).status).toBe(503)
  expect((await api.get(extensions)).status).toBe(502)
})

test(...clause('control.fault.by-operation'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', status: 503 })
  expect((await api.get(abuse)).status).toBe(503)
  expect((await api.get(extensions)).status).toBe(200)
})

for (const [shorter, path, ...longer] of [
  [
    'faq',
    '/api/support/faq/1',
    ['faqs', '/api/support/faq'],
    ['faqCodes', '/api/support/faq/code'],
    ['faqKeywords', '/api/support/faq/keyword'],
  ],
  ['notice', '/api/support/notice/1057', ['notices', '/api/support/notice']],
  ['eventLog', '/api/event-log/36', ['eventLogs', '/api/event-log']],
  ['account', '/api/mypage/account', ['accounts', '/api-member/member/accounts']],
  ['alarm', '/api/mypage/alarm', ['alarmInit', '/api-member/member/alarm/init']],
] as const)
  test(...clause('control.fault.by-operation', `${shorter}, with which other ids begin`), async ({ api, world }) => {
    await world.patch({ persona: 'main' })
    const others = longer as readonly (readonly [OperationId, string])[]
    await world.faults({ operationId: shorter, status: 503 })
    expect.soft((await api.get(path)).status).toBe(503)
    for (const [id, other] of others)
      await test.step(id, async () => {
        await world.faults({ operationId: shorter, status: 503 })
        expect.soft((await api.get(other)).status).toBe(200)
        await world.faults({ operationId: id, status: 503 })
        expect.soft((await api.get(path)).status).not.toBe(503)
        expect.soft((await api.get(other)).status).toBe(503)
        expect.soft((await world.journal(id)).map(({ status }) => status)).toEqual([200, 503])
      })
  })

test(...clause('control.fault.by-path', 'a literal path'), async ({ api, world }) => {
  await world.faults({ method: 'GET', path: '/api-member/member/session', status: 503 })
  expect((await api.get('/api-member/member/session')).status).toBe(503)
  expect((await api.post('/api-member/member/session', { persona: 'main' })).status).toBe(200)
  expect((await api.get('/api-member/member/accounts')).status).toBe(200)
})

test(...clause('control.fault.by-path', 'a path with a parameter'), async ({ api, world }) => {
  await world.faults({ path: '/api/support/faq/{faqId}', status: 503 })
  expect((await api.get('/api/support/faq/1')).status).toBe(503)
  expect((await api.get('/api/support/faq/2')).status).toBe(503)
  expect((await api.get('/api/support/faq/inquiry')).status).not.toBe(503)
})

test(...clause('control.fault.by-path', 'only a method'), async ({ api, world }) => {
  await world.faults({ method: 'POST', status: 503 })
  expect((await api.post('/api/security/captcha')).status).toBe(503)
  expect((await api.get(abuse)).status).toBe(200)
})

test(...clause('control.fault.answer', 'status, code and message'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', status: 409, code: 'BUSY', message: '잠시 뒤에' })
  const { status, body } = await api.get(abuse)
  expect(status).toBe(409)
  expect(body).toEqual({ code: 'BUSY', message: '잠시 뒤에' })
})

for (const [locale, internal, unauthorized, busy] of [
  [
    'ko',
    '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    '계속하려면 로그인해 주세요.',
    '요청이 많아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  ],
  [
    'en',
    'Something went wrong on the server. Try again in a moment.',
    'Sign in to continue.',
    'The server is busy. Try again in a moment.',
  ],
  [
    'ja',
    'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
    '続けるにはログインしてください。',
    '現在アクセスが集中しています。しばらくしてからもう一度お試しください。',
  ],
] as const)
  test(...clause('control.fault.default-message', locale), async ({ api, world }) => {
    const caller = api.with({ 'accept-language': locale })
    for (const [fault, code, message] of [
      [{ status: 500 }, 'INTERNAL_ERROR', internal],
      [{ status: 503 }, 'SERVICE_UNAVAILABLE', busy],
      [{ status: 401 }, 'UNAUTHORIZED', unauthorized],
      [{ status: 418 }, 'INTERNAL_ERROR', internal],
      [{ status: 429 }, 'INTERNAL_ERROR', internal],
      [{ status: 409, code: 'BUSY' }, 'BUSY', internal],
      [{ status: 401, code: 'UNAUTHORIZED' }, 'UNAUTHORIZED', unauthorized],
      // Its message has a placeholder, for which a fault has no value.
      [{ status: 405, code: 'METHOD_NOT_ALLOWED' }, 'METHOD_NOT_ALLOWED', internal],
    ] as const) {
      await world.faults({ operationId: 'abuse', ...fault })
      expect.soft((await caller.get(abuse)).body).toEqual({ code, message })
    }
  })

for (const body of [{ abuse: true }, [], null, 'text', false])
  test(...clause('control.fault.answer', `body ${JSON.stringify(body)}`), async ({ api, world }) => {
    await world.faults({ operationId: 'abuse', body })
    const response = await api.get(abuse)
    expect(response.status).toBe(200)
    expect(response.body).toEqual(body)
  })

test(...clause('control.fault.answer', 'status and body'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', status: 400, body: { code: 'ODD' } })
  const { status, body } = await api.get(abuse)
  expect(status).toBe(400)
  expect(body).toEqual({ code: 'ODD' })
})

test(...clause('control.fault.times'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', status: 503, times: 2 }, { operationId: 'abuse', status: 500, times: 1 })
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push((await api.get(abuse)).status)
  expect(statuses).toEqual([503, 503, 500, 200])
  expect((await world.state()).faults).toEqual([])
})

test(...clause('control.fault.delay'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', delayMs: 200 })
  const startedMs = performance.now()
  const { status, body } = await api.get(abuse)
  expect(performance.now() - startedMs).toBeGreaterThan(198)
  expect(status).toBe(200)
  expect(body).toEqual({ abuse: false })
})

test(...clause('control.fault.delay', 'combined with another fault'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', delayMs: 100, status: 503 })
  const startedMs = performance.now()
  expect((await api.get(abuse)).status).toBe(503)
  expect(performance.now() - startedMs).toBeGreaterThan(98)
})

test(...clause('control.fault.abort'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', abort: true, times: 1 })
  await expect(api.get(abuse)).rejects.toThrow(/fetch/)
  expect((await api.get(abuse)).status).toBe(200)
  expect((await world.journal('abuse'))[0]).toMatchObject({ status: 0, fault: 'abort' })
})

test(...clause('control.fault.malformed'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', malformed: true })
  const response = await send(api.origin, abuse, { method: 'GET', headers: { 'x-mock-world': world.id } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const text = new TextDecoder().decode(response.bytes)
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
})

for (const [fault, name] of [
  [{ status: 503 }, 'status 503'],
  [{ malformed: true }, 'malformed'],
  [{ body: { any: 'thing' } }, 'body'],
] as const)
  test(...clause('control.fault.named', name), async ({ api, world }) => {
    await world.faults({ operationId: 'abuse', ...fault, times: 1 })
    const response = await api.with({ 'accept-language': 'en' }).send('HEAD', abuse)
    expect(response.headers.get('x-mock-fault')).toBe(name)
    expect((await api.get(abuse)).headers.get('x-mock-fault')).toBeNull()
  })
