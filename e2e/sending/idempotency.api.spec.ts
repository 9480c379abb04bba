import type { ApiClient } from '../mock-client/api-client.ts'
import { operations } from '../mock-client/contract-document.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { withAdditional, submitPath } from '../additional/additional.ts'
import { multipart, type Part } from '../mock-client/multipart.ts'
import { emailOf, emails } from '../literals/personas.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../support/test.ts'
import { answerPath, callPath, settings as survey } from '../survey/survey.ts'
import { originOf } from '../mock-client/deployment.ts'
import { needsMock } from '../verify/observed.ts'
import { free, worded } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/api/support/inquiry'
const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'

const keyed = (api: ApiClient, name = key) => api.with({ 'idempotency-key': name })
const sendJson = (method: string, to: string, body: object) => (api: ApiClient) => api.json(method, to, body)
const sendForm = (to: string, parts: readonly Part[]) => (api: ApiClient) => api.postForm(to, parts)
const alarm = (name: string) => ({
  recipientList: [{ name, emailAddress: 'duty@example.com', cntryNo: '82', cellphoneNo: '1098765432' }],
  switchList: [{ category: 'INCIDENT', mail: true, sms: false }],
})
const password = (newPassword: string) => ({ currentPassword: 'Haneul!2026', newPassword })

/** What a person sends, and other content. */
const sendings = {
  submitInquiry: [
    sendForm(path, generalInquiry({ emailAddress: emails.main }, [fileOf('a.log', 20)])),
    sendForm(path, generalInquiry({ emailAddress: emails.main }, [fileOf('a.log', 21)])),
    200,
  ],
  submitAdditional: [sendForm(submitPath, [['content', '하나']]), sendForm(submitPath, [['content', '둘']]), 201],
  answerCallSurvey: [sendJson('POST', callPath, { score: 4 }), sendJson('POST', callPath, { score: 5 }), 204],
  answerAnswerSurvey: [sendJson('POST', answerPath, { score: 4 }), sendJson('POST', answerPath, { score: 5 }), 204],
  saveAlarm: [
    sendJson('PUT', '/api/mypage/alarm', alarm('하나')),
    sendJson('PUT', '/api/mypage/alarm', alarm('둘')),
    200,
  ],
  savePassword: [
    sendJson('PUT', '/api/mypage/password', password('Parang#2026')),
    sendJson('PUT', '/api/mypage/password', password('Badang#2026')),
    204,
  ],
} as const

test.describe('each sending', () => {
  test.use({
    settings: {
      ...survey,
      persona: 'main',
      data: { ...survey.data, ...withAdditional(0) },
      now: '2026-11-03T00:00:00Z',
    },
  })

  for (const [operationId, [send, sendOther, status]] of Object.entries(sendings))
    test(
      ...clausesOf(
        ['call.idempotency.same-content', 'call.idempotency.other-content', 'error.status.idempotency-key-reused'],
        operationId,
      ),
      async ({ api, world }) => {
        const first = await send(keyed(api))
        expectStatus(first.status, status)
        const { inquiries, mails } = await world.counts()
        const alarmBefore = (await api.get('/api/mypage/alarm')).body
        const again = await send(keyed(api))
        expect([again.status, again.body]).toEqual([first.status, first.body])
        const other = await sendOther(keyed(api))
        expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
        expect(await world.counts()).toEqual({ inquiries, mails })
        expect((await api.get('/api/mypage/alarm')).body).toEqual(alarmBefore)
      },
    )
})

test(
  ...clause('call.idempotency.same-content', 'until 24 hours later, and without a key each time'),
  async ({ api, world }) => {
    await world.patch({ now: '2026-11-03T00:00:00Z', frozen: true })
    const ids: number[] = []
    const send = async (client: ApiClient) => {
      const { status, body } = await client.postForm(path, generalInquiry())
      expectStatus(status, 200)
      ids.push(body.content.inquiryId)
    }
    await send(keyed(api))
    await world.patch({ now: '2026-11-03T23:59:59.999Z' })
    await send(keyed(api))
    await world.patch({ now: '2026-11-04T00:00:00Z' })
    await send(keyed(api))
    await send(keyed(api))
    await send(api)
    await send(api)
    const [first, , second, , third] = ids
    expect(ids.slice(0, 5)).toEqual([first, first, second, second, third])
    expect(new Set(ids).size).toBe(4)
    expect(await world.counts()).toEqual({ inquiries: 4, mails: 4 })
  },
)

test(...clause('call.idempotency.same-content', 'three at the same time'), async ({ api, world }) => {
  const responses = await Promise.all([1, 2, 3].map(() => keyed(api).postForm(path, generalInquiry())))
  expect(new Set(responses.map(({ body }) => body.content.inquiryId)).size).toBe(1)
  expect(await world.counts()).toEqual({ inquiries: 1, mails: 1 })
})

test(...clause('call.idempotency.same-content', 'however it was encoded'), async ({ api, world }) => {
  const parts = generalInquiry({ content: '한 줄\n두 줄' }, [fileOf('각.log', 20)])
  const reordered = generalInquiry({ content: '한 줄\r\n두 줄' }, [fileOf('각'.normalize('NFD') + '.log', 20)])
  const { status, body } = await keyed(api).postForm(path, parts)
  expectStatus(status, 200)
  expect((await keyed(api).postForm(path, reordered.toReversed())).body).toEqual(body)
  const other = await keyed(api).postForm(path, generalInquiry({ title: '다른 제목' }, [fileOf('각.log', 20)]))
  expectStatus(other.status, 422)
  expect(await world.inquiries()).toHaveLength(1)
})

const withFile = (name: string) => generalInquiry({ emailAddress: emails.main }, [fileOf(name, 20)])

for (const [what, originOfOther, otherPath, fileName] of [
  ['another site', originOf('gov'), path, 'a.log'],
  ['another operation', originOf('public'), submitPath, 'a.log'],
  ['another file name', originOf('public'), path, 'b.log'],
] as const)
  test.describe(`the same for ${what}`, () => {
    test.use({ settings: { persona: 'main', data: withAdditional(0), now: '2026-11-03T00:00:00Z' } })

    test(...clause('call.idempotency.other-content', what), async ({ api, world }) => {
      expectStatus((await keyed(api).postForm(path, withFile('a.log'))).status, 200)
      const counts = await world.counts()
      const { status, body } = await keyed(api.at(originOfOther)).postForm(otherPath, withFile(fileName))
      expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
      expect(await world.counts()).toEqual(counts)
    })
  })

test(...clause('call.idempotency.success-only'), async ({ api, world }) => {
  for (const changes of [{ title: '' }, { title: null }])
    expectStatus((await keyed(api).postForm(path, generalInquiry(changes))).status, 400)
  await world.faults({ operationId: 'submitInquiry', status: 503, times: 1 })
  expectStatus((await keyed(api).postForm(path, generalInquiry())).status, 503)
  expectStatus((await keyed(api).postForm(path, generalInquiry())).status, 200)
  expect(await world.counts()).toEqual({ inquiries: 1, mails: 1 })
})

test.describe('with abuse protection', () => {
  test.use({ settings: { abuse: true } })

  test(...clause('call.idempotency.without-captcha'), async ({ api, world }) => {
    const { key: captchaKey } = (await api.post('/api/security/captcha')).body
    const { value: captchaValue } = await world.captcha(captchaKey)
    const solved = { captchaKey, captchaValue, captchaCategory: 'CAPTCHA' }
    const { status, body } = await keyed(api).postForm(path, generalInquiry(solved))
    expectStatus(status, 200)
    for (const captcha of [solved, {}, { ...solved, captchaKey: 'f'.repeat(32), captchaValue: 'wrong' }]) {
      const again = await keyed(api).postForm(path, generalInquiry(captcha))
      expect([again.status, again.body]).toEqual([200, body])
    }
    // The captcha is used up for everything else.
    expect((await keyed(api, '"other"').postForm(path, generalInquiry(solved))).body.code).toBe('INVALID_CAPTCHA')
    expect(await world.counts()).toEqual({ inquiries: 1, mails: 1 })
  })
})

test(...clause('call.idempotency.same-content'), async ({ api, world }) => {
  for (const persona of ['anonymous', 'main', 'biz'] as const) {
    await world.patch({ persona })
    const own = generalInquiry({ title: persona, emailAddress: emailOf(persona) ?? 'visitor@example.com' })
    expectStatus((await keyed(api).postForm(path, own)).status, 200)
    expectStatus((await keyed(api).postForm(path, own)).status, 200)
  }
  expect(await world.counts()).toEqual({ inquiries: 3, mails: 3 })
})

const expectMalformed = (api: ApiClient, name: string) =>
  clauseStep('call.idempotency.malformed', JSON.stringify(name), async () => {
    const { type, body: form } = multipart(generalInquiry())
    const headers = { 'content-type': type, 'idempotency-key': name }
    const { status, body } = await api.send('POST', path, { headers, body: form })
    expectStatus(status, 400)
    expect(body).toEqual({
      code: 'BAD_REQUEST',
      message: worded('Idempotency-Key는 큰따옴표로 묶은 1~255자의 ASCII 문자열이어야 합니다.'),
      errors: [{ field: 'Idempotency-Key', code: 'BAD_REQUEST', message: free(body.message) }],
    })
  })

test(...clause('call.idempotency.malformed', 'several words without quotes'), async ({ api }) => {
  needsMock('rejecting a key of several words without quotes')
  for (const name of ['a, b', 'a b']) await expectMalformed(api, name)
})

test(...clause('call.idempotency.malformed'), async ({ api, world }) => {
  const long = 'a'.repeat(256)
  const names = ['', '""', '"', '"a', 'a"', '"a"b"', '"a", "b"', '"é"', '"a\tb"', '"a";b=1', long, `"${long}"`]
  for (const name of names) await expectMalformed(api, name)
  expect(await world.inquiries()).toEqual([])
  for (const [quoted, bare] of [
    [`"${'a'.repeat(255)}"`, 'a'.repeat(255)],
    ['"a-b.c:d"', 'a-b.c:d'],
    ['"a \\"b\\" \\\\"', '"a \\"b\\" \\\\"'],
  ] as const) {
    const { status, body } = await keyed(api, quoted).postForm(path, generalInquiry())
    expectStatus(status, 200)
    expect((await keyed(api, bare).postForm(path, generalInquiry())).body).toEqual(body)
  }
  expect(await world.inquiries()).toHaveLength(3)
})

test(...clause('call.idempotency.kept', 'in a snapshot'), async ({ api, world }) => {
  const { body } = await keyed(api).postForm(path, generalInquiry())
  const ofWorld = `/__mock/worlds/${world.id}`
  const { body: snapshot } = await api.get(`${ofWorld}/snapshot`)
  expectStatus((await api.post(`${ofWorld}/reset`)).status, 200)
  expectStatus((await api.json('PUT', `${ofWorld}/snapshot`, snapshot)).status, 200)
  expect((await keyed(api).postForm(path, generalInquiry())).body).toEqual(body)
  expect(await world.counts()).toEqual({ inquiries: 1, mails: 1 })
})

test(...clause('call.idempotency.documented'), () => {
  const found = operations.filter(({ parameters }) =>
    parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header'),
  )
  expect(found.map(({ id }) => id).toSorted()).toEqual(Object.keys(sendings).toSorted())
  const with422 = operations.filter(({ responses }) => '422' in responses)
  expect(with422.map(({ id }) => id).toSorted()).toEqual(Object.keys(sendings).toSorted())
})
