import { createHash } from 'node:crypto'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { unknownOperation } from './unknown-operation.ts'

test.describe('with a frozen clock', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07.008Z', frozen: true } })

  test(
    ...clausesOf(['control.journal.fields', 'control.worlds.journal'], 'a successful exchange'),
    async ({ api, world }) => {
      await api.get('/api/support/inquiry/code', { inquiryType: 'GNRL', parentCode: 'GNRL_EDU' })
      const journal = await world.journal()
      expect(journal).toHaveLength(1)
      const [{ ms, response, requestHeaders: _request, responseHeaders: _response, ...rest }] = journal as [
        (typeof journal)[number],
      ]
      expect(rest).toEqual({
        number: 1,
        method: 'GET',
        path: '/api/support/inquiry/code',
        query: 'inquiryType=GNRL&parentCode=GNRL_EDU',
        operationId: 'inquiryCodes',
        status: 200,
        code: null,
        at: '2027-03-04T05:06:07.008Z',
        fault: null,
        request: null,
        violations: [],
        refusedBy: [],
      })
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(JSON.parse(response!)).toHaveLength(3)
    },
  )
})

test(...clause('control.journal.fields', 'a refusal'), async ({ api, world }) => {
  await api.post('/api-member/member/session', { persona: 'king' })
  expect(await world.journal()).toMatchObject([
    { method: 'POST', operationId: 'signIn', status: 400, code: 'BAD_REQUEST', violations: [] },
  ])
})

test(...clause('control.journal.fields', 'a request body'), async ({ api, world }) => {
  await api.post('/api-member/member/session', { persona: 'main' })
  const [entry] = await world.journal()
  expect(JSON.parse(entry!.request!)).toEqual({ persona: 'main' })
})

test(...clause('control.journal.fields', 'an unknown path'), async ({ api, world }) => {
  await api.get('/api/no/such/path?x=1')
  expect(await world.journal()).toMatchObject([
    { path: '/api/no/such/path', query: 'x=1', operationId: null, status: 404, code: 'NOT_FOUND' },
  ])
})

test(...clause('control.journal.fields', 'an injected fault'), async ({ api, world }) => {
  await world.faults({ operationId: 'abuse', status: 503, code: 'BUSY', delayMs: 5 })
  await api.get('/api/support/inquiry/abuse')
  expect(await world.journal()).toMatchObject([{ status: 503, code: 'BUSY', fault: 'status 503, delay 5 ms' }])
})

test(...clause('control.worlds.journal', 'without exchanges of the control plane'), async ({ api, world }) => {
  await world.patch({ abuse: true })
  await api.get('/api/support/inquiry/abuse')
  await world.state()
  expect((await world.journal()).map(({ operationId }) => operationId)).toEqual(['abuse'])
})

test(...clause('control.worlds.journal', 'oldest first'), async ({ api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await api.get('/api/countryCode/getList')
  await api.get('/api-member/member/session')
  expect((await world.journal()).map(({ operationId }) => operationId)).toEqual(['abuse', 'countries', 'session'])
})

test(...clause('control.journal.filter'), async ({ api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await api.get('/api-member/member/session')
  await api.get('/api/support/inquiry/abuse')
  expect(await world.journal('abuse')).toHaveLength(2)
  expect(await world.journal('session')).toHaveLength(1)
  expect(await world.journal('countries')).toEqual([])
})

test(...clause('control.journal.filter', 'an id with which another id begins'), async ({ api, world }) => {
  await api.get('/api/support/faq/1001')
  await api.get('/api/support/faq')
  await api.get('/api/support/faq/code')
  for (const id of ['faq', 'faqs', 'faqCodes'] as const)
    expect.soft((await world.journal(id)).map(({ operationId }) => operationId)).toEqual([id])
})

for (const [locale, message] of unknownOperation)
  test(...clause('control.journal.unknown-operation', locale), async ({ api, world }) => {
    for (const operationId of ['questions', 'abus', 'abuses', 'Abuse', 'createWorld'])
      await test.step(`operationId "${operationId}"`, async () => {
        const path = `/__mock/worlds/${world.id}/journal`
        const { status, body } = await api.with({ 'accept-language': locale }).get(path, { operationId })
        expect.soft(status).toBe(400)
        const error = { field: 'operationId', code: 'BAD_REQUEST', message }
        expect.soft(body).toEqual({ code: 'BAD_REQUEST', message, errors: [error] })
      })
  })

test(...clause('control.journal.newest-thousand'), async ({ api, world }) => {
  for (let sent = 0; sent < 1001; sent += 91)
    await Promise.all(Array.from({ length: 91 }, (_, i) => api.get('/api/support/inquiry/abuse', { n: sent + i })))
  // 1000 of the 1001 entries are kept, without the oldest one.
  const numbers = (await world.journal()).map(({ query }) => Number(query.slice(2)))
  expect(numbers).toHaveLength(1000)
  expect(new Set(numbers).size).toBe(1000)
  await api.get('/api/support/inquiry/abuse', { n: 9999 })
  const after = (await world.journal()).map(({ query }) => Number(query.slice(2)))
  expect(after).toHaveLength(1000)
  expect(after.at(-1)).toBe(9999)
  expect(after[0]).toBe(numbers[1])
})

for (const [length, isCut] of [
  [16_384, false],
  [16_385, true],
] as const)
  test(...clause('control.journal.bodies-cut', `${length} characters`), async ({ api, world }) => {
    const body = { text: 'x'.repeat(length - '{"text":""}'.length) }
    await world.faults({ operationId: 'abuse', body })
    await api.get('/api/support/inquiry/abuse')
    const response = (await world.journal())[0]?.response ?? ''
    expect(response.slice(0, 16_384) === JSON.stringify(body).slice(0, 16_384)).toBe(true)
    expect(response === JSON.stringify(body)).toBe(!isCut)
    expect(response.length).toBeLessThan(16_384 + 100)
  })

test(...clause('control.journal.bodies-cut', 'a request body'), async ({ api, world }) => {
  await api.postForm('/api/support/inquiry', generalInquiry({ title: 'y'.repeat(40_000) }))
  const request = (await world.journal())[0]?.request ?? ''
  expect(request.length).toBeGreaterThanOrEqual(16_384)
  expect(request.length).toBeLessThan(16_384 + 100)
})

test(...clause('control.journal.files'), async ({ api, world }) => {
  const file = fileOf('안내.pdf', 3000)
  await api.postForm('/api/support/inquiry', generalInquiry({}, [file]))
  const request = (await world.journal())[0]?.request ?? ''
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  expect(JSON.parse(request).files).toMatchObject([{ name: '안내.pdf', size: 3000, sha256 }])
  expect(request.length).toBeLessThan(1000)
})
