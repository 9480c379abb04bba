import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileOf, inquiry, newMock, submitPath } from '../testing/mock.ts'

const abuse = '/api/support/inquiry/abuse'
const session = '/api-member/member/session'

test('the journal has the fields of a successful exchange', async () => {
  const { api, world } = newMock({ now: '2027-03-04T05:06:07.008Z', frozen: true })
  await api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_EDU' })
  const [{ ms, response, requestHeaders: _, responseHeaders, ...rest }] = (await world.journal()) as [any]
  expect(rest).toEqual({
    ...{ number: 1, method: 'GET', path: '/api/support/inquiry/code', query: 'inquiryType=GNRL&parentCode=GNRL_EDU' },
    ...{ operationId: 'inquiryCodes', status: 200, code: null, at: '2027-03-04T05:06:07.008Z', fault: null },
    ...{ request: null, violations: [], refusedBy: [] },
  })
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(JSON.parse(response)).toHaveLength(3)
  expect(responseHeaders).toContainEqual(['content-type', 'application/json; charset=utf-8'])
})

test('the journal has refusals with their reasons, unknown paths and request bodies, oldest first', async () => {
  const { api, control, world } = newMock()
  await api.post(session, { persona: 'king' })
  await api.post(session, { persona: 'main' })
  await control.patch('/worlds/default', { abuse: true })
  await api.get('/api/no/such/path?x=1')
  await api.post('/api/support/inquiry/51245/answer/71245', { score: 9 })
  await api.get('/api/support/notice/999999')
  expect(await world.journal()).toMatchObject([
    { method: 'POST', operationId: 'signIn', status: 400, code: 'BAD_REQUEST', violations: [] },
    { operationId: 'signIn', status: 200, code: null, request: '{"persona":"main"}', refusedBy: [] },
    { path: '/api/no/such/path', query: 'x=1', operationId: null, status: 404, code: 'NOT_FOUND' },
    { operationId: 'answerAnswerSurvey', refusedBy: [{ field: 'score', clause: expect.stringMatching(/^[a-z]/) }] },
    { operationId: 'notice', refusedBy: [{ field: 'call', clause: 'error.status.not-found' }] },
  ])
})

test('the journal has headers, but neither cookies nor credentials', async () => {
  const { world } = newMock()
  const secrets = { authorization: 'Bearer secret', 'proxy-authorization': 'Basic secret', cookie: 'session=secret' }
  const seen = { 'accept-language': 'ja', 'x-mock-explain': '1' }
  await world.api.with({ ...seen, ...secrets }).get(abuse)
  const [exchange] = await world.journal()
  expect(Object.fromEntries(exchange!.requestHeaders)).toMatchObject({ ...seen, 'x-mock-world': 'default' })
  expect(JSON.stringify(exchange)).not.toContain('secret')
})

test('headers are cut at 1024 characters, also those of a cached response', async () => {
  const { api, world } = newMock()
  const long = api.with({ 'accept-language': `ko,${'x'.repeat(3000)}` })
  for (let n = 0; n < 2; n += 1) await long.get('/api/support/faq/keyword')
  for (const { requestHeaders, responseHeaders } of await world.journal()) {
    expect(Object.fromEntries(requestHeaders)['accept-language']).toHaveLength(1024)
    expect(Object.fromEntries(responseHeaders)).toHaveProperty('content-type')
  }
})

test.each([
  [16_384, false],
  [16_385, true],
])('a response of %i characters is cut: %s', async (length, isCut) => {
  const { api, world } = newMock()
  const body = { text: 'x'.repeat(length - '{"text":""}'.length) }
  await world.faults({ operationId: 'abuse', body })
  await api.get(abuse)
  const response = (await world.journal())[0]!.response!
  expect(response.startsWith(JSON.stringify(body).slice(0, 16_384))).toBe(true)
  expect(response === JSON.stringify(body)).toBe(!isCut)
  expect(response.length).toBeLessThan(16_384 + 100)
})

test('a request body is cut, and has name, size and hash of a file', async () => {
  const { api, world } = newMock()
  const file = fileOf('안내.pdf', 3000)
  await api.postForm(submitPath, inquiry, [file])
  await api.postForm(submitPath, { ...inquiry, title: 'y'.repeat(40_000) })
  const [small, large] = (await world.journal()).map(({ request }) => request!)
  const sha256 = createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
  expect(JSON.parse(small!).files).toMatchObject([{ name: '안내.pdf', size: 3000, sha256 }])
  expect(small!.length).toBeLessThan(1000)
  expect(large!.length).toBeGreaterThanOrEqual(16_384)
  expect(large!.length).toBeLessThan(16_384 + 100)
})
