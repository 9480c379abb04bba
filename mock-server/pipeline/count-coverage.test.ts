import { expect, test } from 'vitest'
import { inquiry, newMock, submitPath, type Mock } from '../testing/mock.ts'

const of = async (mock: Mock, path = '/worlds/default/coverage') => (await mock.control.get(path)).body
const operation = async (mock: Mock, id: string, path?: string) =>
  (await of(mock, path)).operations.find(({ operationId }: { operationId: string }) => operationId === id)

test('counts what a client met, by status, code and clause, with the newest exchange', async () => {
  const mock = newMock()
  await mock.api.get('/service-news/page')
  await mock.api.get('/service-news/page')
  await mock.api.get('/service-news/page', { size: 1000 })
  await mock.api.get('/service-news/12345678')
  expect(await operation(mock, 'latestNews')).toMatchObject({
    requests: 3,
    met: [
      { status: 200, code: null, count: 2, exchange: 2 },
      { status: 400, code: 'BAD_REQUEST', count: 1, exchange: 3 },
    ],
    neverMet: [
      { status: 503, code: 'SERVICE_UNAVAILABLE' },
      { status: 0, code: null },
    ],
    neverSent: ['serviceNewsTypeCodes', 'serviceCodes', 'page'],
  })
  expect((await operation(mock, 'newsItem')).met).toMatchObject([{ status: 404, code: 'NOT_FOUND', count: 1 }])
  expect(await operation(mock, 'faqs')).toMatchObject({ requests: 0, met: [] })
})

test('names what a client sent wrongly, with the clause, and not what it sent', async () => {
  const mock = newMock()
  await mock.api.get('/service-news/page', { size: 1000, secretName: 'secret' })
  await mock.api.postForm(submitPath, { ...inquiry, title: '', secretPart: 'x' })
  await mock.api.get('/api/secret')
  await mock.api.delete('/service-news/page')
  const coverage = await of(mock)
  expect(coverage.mistakes).toMatchObject([
    {
      operationId: 'submitInquiry',
      kind: 'refused',
      code: 'BAD_REQUEST',
      clause: 'inquiry.title.required',
      field: 'title',
    },
    { operationId: 'submitInquiry', kind: 'unknown-name', code: null, clause: null, count: 1 },
    { operationId: 'latestNews', kind: 'refused', clause: 'error.status.bad-request', field: 'size', count: 1 },
    { operationId: 'latestNews', kind: 'unknown-name', code: null, clause: null, count: 1 },
    { operationId: null, kind: 'refused', code: 'NOT_FOUND', clause: 'error.status.not-found', count: 1 },
    {
      ...{ operationId: null, kind: 'refused', code: 'METHOD_NOT_ALLOWED' },
      ...{ clause: 'error.status.method-not-allowed', count: 1 },
    },
  ])
  expect(JSON.stringify(coverage)).not.toContain('secret')
})

test('tells which values of enumerations were sent, in queries, forms and JSON', async () => {
  const mock = newMock({ persona: 'main' })
  await mock.api.get('/api/mypage/inquiry', { status: 'ANSWERED' })
  await mock.api.postForm(submitPath, inquiry)
  expect((await operation(mock, 'myInquiries')).valuesNeverSent).toEqual([
    { field: 'status', value: 'RECEIVED' },
    { field: 'status', value: 'IN_PROGRESS' },
    { field: 'status', value: 'CLOSED' },
  ])
  const { valuesNeverSent } = await operation(mock, 'submitInquiry')
  expect(valuesNeverSent).not.toContainEqual({ field: 'inquiryTypeCode', value: 'GNRL' })
  expect(valuesNeverSent).toContainEqual({ field: 'inquiryTypeCode', value: 'SALES' })
})

test('a state that a fault made is met, and is no mistake of the client', async () => {
  const mock = newMock()
  await mock.world.faults({ operationId: 'notices', status: 400 }, { operationId: 'latestNews', status: 503 })
  await mock.api.get('/api/support/notice')
  await mock.api.get('/service-news/page')
  const { mistakes } = await of(mock)
  expect(mistakes).toEqual([])
  expect((await operation(mock, 'latestNews')).met).toMatchObject([{ status: 503, code: 'SERVICE_UNAVAILABLE' }])
})

test('names a client that sends a change again without the key of the lost one', async () => {
  const mock = newMock()
  await mock.world.faults({ operationId: 'submitInquiry', abort: true, times: 2 })
  await mock.api.with({ 'idempotency-key': 'a' }).postForm(submitPath, inquiry)
  await mock.api.with({ 'idempotency-key': 'a' }).postForm(submitPath, inquiry)
  await mock.api.with({ 'idempotency-key': 'a' }).postForm(submitPath, inquiry)
  expect((await of(mock)).mistakes).toEqual([])
  await mock.world.faults({ operationId: 'submitInquiry', abort: true, times: 1 })
  await mock.api.postForm(submitPath, inquiry)
  await mock.api.postForm(submitPath, inquiry)
  expect((await of(mock)).mistakes).toMatchObject([{ operationId: 'submitInquiry', kind: 'sent-twice', count: 1 }])
})

test('names a client that comes back before the end of Retry-After', async () => {
  const callBackEnd = () =>
    Promise.resolve({
      status: 503,
      headers: [['content-type', 'application/json'] as const, ['retry-after', '60'] as const],
      body: new TextEncoder().encode('{"code":"BUSY","message":"Busy."}'),
    })
  const mock = newMock({ forward: [{ to: 'https://api.example', operationId: 'notices' }] }, { callBackEnd })
  await mock.api.get('/api/support/notice')
  expect((await of(mock)).mistakes).toEqual([])
  await mock.api.get('/api/support/notice')
  expect((await of(mock)).mistakes).toMatchObject([{ operationId: 'notices', kind: 'too-early', count: 1 }])
  expect((await operation(mock, 'notices')).met).toMatchObject([{ status: 503, code: 'OTHER', count: 2 }])
})

test('counts a limited number of things in a world, and says so', async () => {
  const mock = newMock()
  for (let status = 400; status <= 599; status += 1) {
    await mock.world.faults({ status })
    for (const path of ['/api/support/notice', '/api/support/faq', '/service-news/page', '/service-news/type'])
      await mock.api.get(path)
  }
  const { counts, leftOut } = await of(mock)
  expect([Object.keys(counts).length, leftOut]).toEqual([600, 200])
})

test('deleted worlds stay counted until all is cleared; a reset keeps what was counted', async () => {
  const mock = newMock()
  const { api, call } = await mock.create({ id: 'gone' })
  await api.get('/service-news/page')
  await call('POST', '/reset')
  await api.get('/service-news/page')
  expect((await operation(mock, 'latestNews', '/worlds/gone/coverage')).requests).toBe(2)
  await call('DELETE', '')
  await mock.api.get('/service-news/page')
  expect((await operation(mock, 'latestNews', '/coverage')).requests).toBe(3)
  expect((await operation(mock, 'latestNews')).requests).toBe(1)
  expect((await mock.control.delete('/worlds/default/coverage')).status).toBe(204)
  expect((await operation(mock, 'latestNews', '/coverage')).requests).toBe(2)
  expect((await mock.control.delete('/coverage')).status).toBe(204)
  expect((await operation(mock, 'latestNews', '/coverage')).requests).toBe(0)
})

test('shows one operation, and refuses an unknown one', async () => {
  const mock = newMock()
  expect((await of(mock, '/coverage?operationId=notices')).operations).toHaveLength(1)
  expect((await mock.control.get('/coverage?operationId=none')).status).toBe(400)
})
