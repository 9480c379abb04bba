import { expect, test } from 'vitest'
import { fileOf, inquiry, newMock, submitPath, type Mock } from '../testing/mock.ts'

const settings = { now: '2026-11-20T00:00:00Z', frozen: true, seed: 'bounds' }
const world = '/worlds/default'

/** Sends a change that must be refused with the name of a field, and changes nothing. */
const expectRefused = async (mock: Mock, method: string, path: string, body: unknown, field: string) => {
  const before = { ...(await mock.world.state()), idleMs: expect.any(Number) }
  const refused = await mock.control.json(method, path, body)
  expect(refused.status).toBe(400)
  expect(refused.body.errors.map((error: { field: string }) => error.field).join()).toContain(field)
  expect(await mock.world.state()).toEqual(before)
}

test.each(['9999-12-31T23:59:59.990Z', '0000-01-01T00:00:00+12:00', '0001-01-01T00:00:00+00:01'])(
  'the clock cannot be set to %s, also not by a new world or a link',
  async (now) => {
    const mock = newMock(settings)
    await expectRefused(mock, 'PATCH', world, { now }, 'now')
    expect((await mock.control.post('/worlds', { id: 'late', now })).status).toBe(400)
    expect((await mock.control.get('/worlds/late')).status).toBe(404)
    expect((await mock.control.get('/enter', { world: 'default', now })).status).toBe(400)
  },
)

/** Changes everything that has a number or a time, and restores the result. */
const expectAllPossible = async ({ api, world: own }: Mock) => {
  const { status, body } = await api.postForm(submitPath, { ...inquiry, emailAddress: 'minseo.kim@example.com' })
  expect(status).toBe(200)
  const { inquiryId } = body.content
  for (const channelType of ['ANSWER', 'CALL'])
    await own.call('POST', `/inquiries/${inquiryId}/answers`, { channelType })
  expect((await api.postForm(`${submitPath}/${inquiryId}/additional`, { content: 'More' })).status).toBe(201)
  expect((await api.post('/api/security/captcha')).status).toBe(200)
  await own.restore(await own.snapshot())
  for (const path of ['/api/mypage/inquiry', '/api/support/notice']) expect((await api.get(path)).status).toBe(200)
}

test.each(
  ['0001-01-01T00:00:00Z', '9998-12-31T23:59:59.999Z'].flatMap((now) =>
    [true, false].map((frozen) => ({ now, frozen })),
  ),
)('everything can be changed at %j', async ({ now, frozen }) => {
  const mock = newMock({ now, frozen, persona: 'main' })
  await expectAllPossible(mock)
  const volume = { faqs: 2, notices: 2, news: 2, inquiries: 2, usageMonths: 3 }
  const { status, body } = await mock.control.post('/worlds', { now, frozen, persona: 'main', volume })
  // Generated records are older than the clock, and nothing is older than the year 1.
  expect([status, body.errors?.[0]?.field]).toEqual(now.startsWith('0001') ? [400, 'volume'] : [201, undefined])
})

test('after the largest number, the next smaller ones are given', async () => {
  const mock = newMock({ ...settings, persona: 'main' })
  const last = 999_999_999_999
  const inquiries = { 51250: { inquiryId: last, persona: 'main', title: 'last', content: 'last', status: 'RECEIVED' } }
  const answers = { 1: { answerId: last, inquiryId: 51_250, content: 'last', regYmdt: '2026-11-20 09:00:00' } }
  await mock.world.patch({ data: { inquiries, answers } })
  await expectAllPossible(mock)
  const numbers = (await mock.world.inquiries()).map(({ inquiryId }: { inquiryId: number }) => inquiryId)
  expect(numbers).toEqual([last - 1, last - 2])
})

test.each<[field: string, value: unknown, change: (snapshot: any) => unknown]>([
  ['clock.now', 1e300, (snapshot) => (snapshot.clock.now = 1e300)],
  ['clock.now', 'the year 10000', (snapshot) => (snapshot.clock.now = 253_402_300_800_000)],
  ['settings.now', 'the year 0', (snapshot) => (snapshot.settings.now = '0000-01-01T00:00:00Z')],
  ['captchas.0.1.expiresAt', 1e300, (snapshot) => (snapshot.captchas[0][1].expiresAt = 1e300)],
  ['captchas.0.1.expiresAt', 'the year 0', (snapshot) => (snapshot.captchas[0][1].expiresAt = -62_200_000_000_000)],
  ['journal.0.at', 'the year -1', (snapshot) => (snapshot.journal[0].at = '0000-01-01T00:00:00+12:00')],
  ['submissions.0.at', 'the year -1', (snapshot) => (snapshot.submissions[0].at = '0000-01-01T00:00:00+12:00')],
  ['submissions.0.inquiryId', '2^53 - 1', (snapshot) => (snapshot.submissions[0].inquiryId = 2 ** 53 - 1)],
  ['submissions.1.inquiryId', 'twice', (snapshot) => snapshot.submissions.push(snapshot.submissions[0])],
  ['captchas.1.0', 'twice', (snapshot) => snapshot.captchas.push(snapshot.captchas[0])],
  ...Object.entries({
    bytes: ['%%%%', 'aGVsbG8', `sha256:${'0'.repeat(64)}`],
    size: [-1],
    sha256: ['zz'],
  }).flatMap(([name, values]) =>
    values.map((value): [string, unknown, (snapshot: any) => unknown] => [
      `submissions.0.files.0.${name}`,
      value,
      (snapshot) => (snapshot.submissions[0].files[0][name] = value),
    ]),
  ),
])('%s of a snapshot cannot be %s', async (field, _value, change) => {
  const mock = newMock(settings)
  await mock.api.postForm(submitPath, inquiry, [fileOf('a.log', 5)])
  await mock.api.post('/api/security/captcha')
  const snapshot = await mock.world.snapshot()
  await mock.world.restore(snapshot)
  change(snapshot)
  await expectRefused(mock, 'PUT', `${world}/snapshot`, snapshot, field)
})

const survey = { inquiryId: 51_250, answerId: null, isSurvey: 'N' }
const code = (text: string) => ({ code: text, type: 'GNRL', sites: ['public'], name: { ko: '이름' } })

test.each<[field: string, data: object]>([
  ['surveys.51250/call.registerDate', { surveys: { '51250/call': { ...survey, registerDate: [1e9, 1, 1, 0, 0] } } }],
  ['surveys.51250/call.registerDate', { surveys: { '51250/call': { ...survey, registerDate: [2026, 4, 31, 0, 0] } } }],
  [
    'answers.1.regYmdt',
    { answers: { 1: { answerId: 1, inquiryId: 51_250, content: '', regYmdt: '9999-99-99 99:99:99' } } },
  ],
  ...['', '2026-02-30 10:00:00', '2026-11-31 10:00:00', '2100-02-29 10:00:00'].map((regYmdt): [string, object] => [
    'inquiries.51250.regYmdt',
    { inquiries: { 51250: { regYmdt } } },
  ]),
  ['news.701.applyYmd', { news: { 701: { applyYmd: '2026-02-29' } } }],
  ['inquiryCodes.short', { inquiryCodes: { short: code('C'.repeat(120)) } }],
  ['inquiryCodes.empty', { inquiryCodes: { empty: code('') } }],
  ['inquiries', { inquiries: { 51250: { inquiryId: 9_007_199_254_740_991 } } }],
])('the record %s cannot be as in %j', async (field, data) => {
  await expectRefused(newMock(settings), 'PATCH', world, { data }, `data.${field}`)
})

test('February 29 of a leap year is a date', async () => {
  const news = { 701: { applyYmd: '2000-02-29' } }
  await newMock().world.patch({ data: { inquiries: { 51250: { regYmdt: '2028-02-29 10:00:00' } }, news } })
})

/** JSON of arrays in each other. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const faultOf = (depth: number) => `[{"status":503,"body":${nested(depth)}}]`

test.each([101, 60_000])('JSON that is %i deep is refused', async (depth) => {
  const mock = newMock(settings)
  const data = `{"data":{"faqKeywords":{"1":{"text":${nested(depth)}}}}}`
  await expectRefused(mock, 'PUT', `${world}/faults`, faultOf(depth), 'body')
  await expectRefused(mock, 'PATCH', world, data, 'data')
  const snapshot = JSON.stringify(await mock.world.snapshot()).replace('"faults":[]', `"faults":${faultOf(depth)}`)
  await expectRefused(mock, 'PUT', `${world}/snapshot`, snapshot, 'faults')
  if (depth === 101) expect((await mock.control.get('/enter', { faults: faultOf(depth) })).status).toBe(400)
})

test('JSON that is 100 deep is accepted, also in a snapshot', async () => {
  const { api, control, world: own } = newMock()
  expect((await control.put(`${world}/faults`, faultOf(100))).status).toBe(200)
  await own.restore(await own.snapshot())
  expect((await api.get('/api/support/faq')).body).toEqual(JSON.parse(nested(100)))
})
