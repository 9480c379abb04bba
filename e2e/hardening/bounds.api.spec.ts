import type { ApiClient } from '../support/api-client.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'

test.use({ settings: { now: '2026-11-20T00:00:00Z', frozen: true, seed: 'bounds' } })

/** JSON of arrays in each other. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const stateOf = async (api: ApiClient, world: World) => {
  const { idleMs: _idleMs, ...state } = (await api.get(`/__mock/worlds/${world.id}`)).body
  return state
}

/** Checks that a request is rejected with 400 and the name of the wrong value, and that the world stays as it was. */
const expectRefused = async (
  api: ApiClient,
  world: World,
  [method, path, body]: readonly [method: string, path: string, body: unknown],
  field: string,
) => {
  const before = await stateOf(api, world)
  const refused = await api.json(method, `/__mock/worlds${path}`, body)
  expect(refused.status).toBe(400)
  expect(refused.body.errors.map((error: { field: string }) => error.field).join()).toContain(field)
  expect(await stateOf(api, world)).toEqual(before)
  expect((await api.get('/__mock/worlds')).status).toBe(200)
}

for (const now of [
  '9999-12-31T23:59:59.990Z',
  '9999-01-01T00:00:00Z',
  '0000-01-01T00:00:00+12:00',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+00:01',
])
  test(...clause('hardening.bounds.time', `a clock at ${now}`), async ({ api, world }) => {
    await expectRefused(api, world, ['PATCH', `/${world.id}`, { now }], 'now')
    const id = `${world.id}-late`
    expect((await api.post('/__mock/worlds', { id, now })).status).toBe(400)
    expect((await api.get(`/__mock/worlds/${id}`)).status).toBe(404)
    const entered = await api.send('GET', `/__mock/enter?world=${world.id}&now=${encodeURIComponent(now)}`)
    expect(entered.status).toBe(400)
  })

for (const now of ['0001-01-01T00:00:00Z', '9998-12-31T23:59:59.999Z'])
  test(...clause('hardening.bounds.time', `a clock at ${now} is accepted`), async ({ api, world }) => {
    await world.patch({ now, abuse: true, persona: 'main' })
    expect((await api.post('/api/security/captcha')).status).toBe(200)
    for (const path of ['/api/mypage/inquiry', '/api/support/notice'])
      expect((await api.get(path)).status, path).toBe(200)
    const snapshot = (await api.get(`/__mock/worlds/${world.id}/snapshot`)).body
    expect((await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, snapshot)).status).toBe(200)
  })

/** Changes everything that has a number or a time, and restores the result. */
const expectAllPossible = async (api: ApiClient, world: World) => {
  const { status, body } = await api.postForm(
    '/api/support/inquiry',
    generalInquiry({ emailAddress: 'minseo.kim@example.com' }),
  )
  expect([status, body]).toEqual([200, { code: 'SUCCESS', content: { inquiryId: expect.any(Number) } }])
  const { inquiryId } = body.content
  const answers = `/__mock/worlds/${world.id}/inquiries/${inquiryId}/answers`
  for (const channelType of ['ANSWER', 'CALL'])
    expect((await api.post(answers, { channelType })).status, channelType).toBe(201)
  expect((await api.postForm(`/api/support/inquiry/${inquiryId}/additional`, [['content', 'More']])).status).toBe(201)
  expect((await api.post('/api/security/captcha')).status).toBe(200)
  const path = `/__mock/worlds/${world.id}/snapshot`
  const { body: snapshot } = await api.get(path)
  expect((await api.json('PUT', path, snapshot)).status).toBe(200)
  expect((await api.get('/api/mypage/inquiry')).status).toBe(200)
}

for (const now of ['0001-01-01T00:00:00Z', '9998-12-31T20:00:00Z', '9998-12-31T23:59:59.999Z'])
  for (const frozen of [true, false])
    test(
      ...clause('hardening.bounds.time', `every change at ${now}${frozen ? ', frozen' : ''}`),
      async ({ api, world }) => {
        await world.patch({ now, frozen, persona: 'main' })
        await expectAllPossible(api, world)
        const volume = { faqs: 2, notices: 2, news: 2, inquiries: 2, usageMonths: 3 }
        const filled = await api.post('/__mock/worlds', { now, frozen, persona: 'main', volume })
        // Generated records are older than the clock, and nothing is older than the year 1.
        if (now.startsWith('0001')) {
          expect([filled.status, filled.body.errors?.[0]?.field]).toEqual([400, 'volume'])
          return
        }
        expect(filled.status).toBe(201)
        expect((await api.send('DELETE', `/__mock/worlds/${filled.body.id}`)).status).toBe(204)
      },
    )

test(...clause('hardening.bounds.next-number'), async ({ api, world }) => {
  const last = 999_999_999_999
  const inquiry = { persona: 'main', title: 'last', content: 'last', status: 'RECEIVED' }
  const { inquiries } = { inquiries: { 51250: { ...inquiry, inquiryId: last } } }
  const answers = { 1: { answerId: last, inquiryId: 51_250, content: 'last', regYmdt: '2026-11-20 09:00:00' } }
  await world.patch({ persona: 'main', data: { inquiries, answers } })
  await expectAllPossible(api, world)
  const numbers = (await world.inquiries()).map(({ inquiryId }) => inquiryId)
  expect(numbers).toEqual([last - 1, last - 2])
})

for (const [field, value, change] of [
  ['clock.now', '1e300', (snapshot: any) => (snapshot.clock.now = 1e300)],
  ['clock.now', '-1e300', (snapshot: any) => (snapshot.clock.now = -1e300)],
  ['clock.now', 'the year 10000', (snapshot: any) => (snapshot.clock.now = 253_402_300_800_000)],
  ['settings.now', 'the year 0', (snapshot: any) => (snapshot.settings.now = '0000-01-01T00:00:00Z')],
  ['captchas.0.1.expiresAt', '1e300', (snapshot: any) => (snapshot.captchas[0][1].expiresAt = 1e300)],
  ['captchas.0.1.expiresAt', 'year 0', (snapshot: any) => (snapshot.captchas[0][1].expiresAt = -62_200_000_000_000)],
  ['journal.0.at', 'the year -1', (snapshot: any) => (snapshot.journal[0].at = '0000-01-01T00:00:00+12:00')],
  ['submissions.0.at', 'the year -1', (snapshot: any) => (snapshot.submissions[0].at = '0000-01-01T00:00:00+12:00')],
  ['submissions.0.inquiryId', '2^53 - 1', (snapshot: any) => (snapshot.submissions[0].inquiryId = 2 ** 53 - 1)],
] as const)
  test(...clause('hardening.bounds.time', `${field} of a snapshot, ${value}`), async ({ api, world }) => {
    await api.post('/api/security/captcha')
    const path = `/__mock/worlds/${world.id}/snapshot`
    const { body: snapshot } = await api.get(path)
    snapshot.submissions = [
      {
        inquiryId: 100_001,
        operationId: 'submitInquiry',
        parentInquiryId: null,
        at: '2026-11-20T00:00:00.000Z',
        site: 'public',
        persona: 'anonymous',
        fields: {},
        files: [],
      },
    ]
    expect((await api.json('PUT', path, snapshot)).status).toBe(200)
    change(snapshot)
    await expectRefused(api, world, ['PUT', `/${world.id}/snapshot`, snapshot], field)
  })

for (const [field, data] of [
  [
    'data.surveys.51250/call.registerDate',
    {
      surveys: { '51250/call': { inquiryId: 51_250, answerId: null, isSurvey: 'N', registerDate: [1e9, 1, 1, 0, 0] } },
    },
  ],
  [
    'data.answers.1.regYmdt',
    { answers: { 1: { answerId: 1, inquiryId: 51_250, content: '', regYmdt: '9999-99-99 99:99:99' } } },
  ],
  ['data.inquiries.51250.regYmdt', { inquiries: { 51250: { regYmdt: '' } } }],
  ['data.inquiries.51250.regYmdt', { inquiries: { 51250: { regYmdt: '2026-02-30 10:00:00' } } }],
  ['data.inquiries.51250.regYmdt', { inquiries: { 51250: { regYmdt: '2026-11-31 10:00:00' } } }],
  ['data.inquiries.51250.regYmdt', { inquiries: { 51250: { regYmdt: '2100-02-29 10:00:00' } } }],
  ['data.news.701.applyYmd', { news: { 701: { applyYmd: '2026-02-29' } } }],
  [
    'data.surveys.51250/call.registerDate',
    {
      surveys: {
        '51250/call': { inquiryId: 51_250, answerId: null, isSurvey: 'N', registerDate: [2026, 4, 31, 0, 0] },
      },
    },
  ],
] as const)
  test(...clause('hardening.bounds.time', JSON.stringify(data)), async ({ api, world }) => {
    await expectRefused(api, world, ['PATCH', `/${world.id}`, { data }], field)
  })

for (const [example, key, length] of [
  ['120 characters', 'short', 120],
  ['no character', 'empty', 0],
] as const)
  test(...clause('hardening.bounds.record-key', example), async ({ api, world }) => {
    const code = 'C'.repeat(length)
    const data = { inquiryCodes: { [key]: { code, type: 'GNRL', sites: ['public'], name: { ko: '이름' } } } }
    await expectRefused(api, world, ['PATCH', `/${world.id}`, { data }], `data.inquiryCodes.${key}`)
  })

test(...clause('hardening.bounds.record-key', 'the number of an inquiry'), async ({ api, world }) => {
  const { body: snapshot } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  expect(snapshot.data).toEqual({})
  const record = { inquiryId: 9_007_199_254_740_991 }
  await expectRefused(api, world, ['PATCH', `/${world.id}`, { data: { inquiries: { 51250: record } } }], 'inquiries')
})

test(...clause('hardening.bounds.time', 'February 29 of a leap year is accepted'), async ({ world }) => {
  await world.patch({
    data: { inquiries: { 51250: { regYmdt: '2028-02-29 10:00:00' } }, news: { 701: { applyYmd: '2000-02-29' } } },
  })
})

const faultOf = (depth: number) => `[{"status":503,"body":${nested(depth)}}]`
const dataOf = (depth: number) => `{"data":{"faqKeywords":{"1":{"text":${nested(depth)}}}}}`

for (const depth of [101, 60_000])
  test(...clause('hardening.bounds.depth', `${depth} deep`), async ({ api, world }) => {
    await expectRefused(api, world, ['PUT', `/${world.id}/faults`, faultOf(depth)], 'body')
    await expectRefused(api, world, ['PATCH', `/${world.id}`, dataOf(depth)], 'data')
    const path = `/__mock/worlds/${world.id}/snapshot`
    const snapshot = JSON.stringify({ ...(await api.get(path)).body, faults: [] })
    const broken = snapshot.replace('"faults":[]', `"faults":${faultOf(depth)}`)
    await expectRefused(api, world, ['PUT', `/${world.id}/snapshot`, broken], 'faults')
  })

test(...clause('hardening.bounds.depth', 'faults of a link'), async ({ api, world }) => {
  const link = `/__mock/enter?world=${world.id}&faults=${encodeURIComponent(faultOf(101))}`
  expect((await api.send('GET', link, { redirect: 'manual' })).status).toBe(400)
  expect((await world.state()).faults).toEqual([])
})

test(...clause('hardening.bounds.depth', '100 deep is accepted'), async ({ api, world }) => {
  const path = `/__mock/worlds/${world.id}`
  expect((await api.json('PUT', `${path}/faults`, faultOf(100))).status).toBe(200)
  const snapshot = (await api.get(`${path}/snapshot`)).body
  expect((await api.json('PUT', `${path}/snapshot`, snapshot)).status).toBe(200)
  expect((await api.get('/api/support/faq')).body).toEqual(JSON.parse(nested(100)))
})

for (const [field, change] of [
  ['bytes', { bytes: '%%%%' }],
  ['bytes', { bytes: 'aGVsbG8' }],
  ['bytes', { bytes: `sha256:${'0'.repeat(64)}` }],
  ['size', { size: -1 }],
  ['sha256', { sha256: 'zz' }],
] as const)
  test(...clause('hardening.bounds.snapshot-file', JSON.stringify(change)), async ({ api, world }) => {
    await api.postForm('/api/support/inquiry', generalInquiry({}, [fileOf('a.log', 5)]))
    const path = `/__mock/worlds/${world.id}/snapshot`
    const { body: snapshot } = await api.get(path)
    Object.assign(snapshot.submissions[0].files[0], change)
    await expectRefused(api, world, ['PUT', `/${world.id}/snapshot`, snapshot], `submissions.0.files.0.${field}`)
  })

for (const [list, field] of [
  ['submissions', 'submissions.1.inquiryId'],
  ['captchas', 'captchas.1.0'],
] as const)
  test(...clause('hardening.bounds.snapshot-distinct', list), async ({ api, world }) => {
    await api.postForm('/api/support/inquiry', generalInquiry())
    await api.post('/api/security/captcha')
    const { body: snapshot } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    snapshot[list].push(snapshot[list][0])
    await expectRefused(api, world, ['PUT', `/${world.id}/snapshot`, snapshot], field)
  })
