import { ours } from '../literals/worded.ts'
import { withAdditional } from '../additional/additional.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { originOf, target } from '../mock-client/deployment.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'
import { omitIfListedApart } from './listed-apart.ts'

const detail = async (api: ApiClient, id: number) => (await api.get(`/api/mypage/inquiry/${id}`)).body

test.use({ settings: { persona: 'main', now: '2026-11-01T01:00:00Z', frozen: true } })

test(...clause('call.my-page.inquiry'), async ({ api, world }) => {
  await world.patch({ data: withAdditional(2) })
  await world.patch({
    data: {
      inquiries: { 61003: { content: '두 번째', files: [{ fileName: 'a.txt', fileSize: 3, base64: 'YWJj' }] } },
      answers: { 91003: { answerId: 91_003, inquiryId: 61_003, content: '<p>더</p>', regYmdt: '2026-11-03 09:00:00' } },
    },
  })
  const { answerList, additionalInquiryList } = await detail(api, 61_001)
  expect(answerList.map(({ answerId }: { answerId: number }) => answerId)).toEqual([91_001, 91_002])
  expect(additionalInquiryList).toMatchObject([
    { inquiryId: 61_002, content: '내용', attachedFileList: [], answerList: [] },
    {
      inquiryId: 61_003,
      content: '두 번째',
      attachedFileList: [{ fileNo: 610_031, fileName: 'a.txt', fileSize: 3 }],
      answerList: [{ answerId: 91_003, content: '<p>더</p>', rated: false, ratable: false, rateUntilYmdt: null }],
    },
  ])
})

for (const status of ['ANSWERED', 'CLOSED'] as const)
  test(...clause('my-page.questions.case-status', `after ${status}`), async ({ api, world }) => {
    await world.patch({ now: '2026-11-03T00:00:00Z', data: withAdditional(0) })
    await world.patch({ data: { inquiries: { 61001: { status } } } })
    interface Item {
      readonly inquiryId: number
      readonly status: string
      readonly additionalInquiryList: readonly Item[]
    }
    const statuses = async (query?: { readonly status: string }) => {
      const { body } = await api.get('/api/mypage/inquiry', { inquiryType: 'GNRL', startYmd: '2026-11-01', ...query })
      const items = omitIfListedApart<Item>(body.content).flatMap((row) => [row, ...row.additionalInquiryList])
      return Object.fromEntries(items.map((row) => [row.inquiryId, row.status]))
    }
    expect((await statuses())[61_001]).toBe(status)
    const { inquiryId } = (
      await api.postForm('/api/support/inquiry/61001/additional', [['content', '한 가지 더 여쭙니다.']])
    ).body
    expect(await statuses()).toMatchObject({ 61001: 'IN_PROGRESS', [inquiryId]: 'RECEIVED' })
    expect(Object.keys(await statuses({ status: 'IN_PROGRESS' }))).toContain('61001')
    expect(Object.keys(await statuses({ status }))).not.toContain('61001')
    expect(await detail(api, 61_001)).toMatchObject({
      status: 'IN_PROGRESS',
      additionalInquiryList: [{ inquiryId, status: 'RECEIVED' }],
    })
    await world.answer(61_001)
    expect((await detail(api, 61_001)).status).toBe('IN_PROGRESS')
    await world.answer(inquiryId)
    expect(await statuses()).toMatchObject({ 61001: 'ANSWERED', [inquiryId]: 'ANSWERED' })
    expect((await detail(api, 61_001)).status).toBe('ANSWERED')
  })

for (const [status, ofCase] of [
  ['IN_PROGRESS', 'IN_PROGRESS'],
  ['CLOSED', 'ANSWERED'],
] as const)
  test(...clause('my-page.questions.case-status', `with a part that is ${status}`), async ({ api, world }) => {
    await world.patch({ data: withAdditional(2) })
    await world.patch({ data: { inquiries: { 61003: { status } } } })
    expect((await detail(api, 61_001)).status).toBe(ofCase)
    const { body } = await api.get('/api/mypage/inquiry', { inquiryType: 'GNRL', startYmd: '2026-11-01' })
    const [row] = omitIfListedApart<{ inquiryId: number; status: string }>(body.content)
    expect(row).toMatchObject({ inquiryId: 61_001, status: ofCase })
  })

test.describe('an answer with a survey', () => {
  const survey = { inquiryId: 61_001, answerId: 91_001, isSurvey: 'N', registerDate: [2026, 11, 1, 9, 30] }
  const data = { ...withAdditional(0), surveys: { '61001/91001': survey } }
  test.use({ settings: { persona: 'main', now: '2026-11-01T01:00:00Z', frozen: true, data } })

  for (const [now, ratable] of [
    ['2026-11-11T09:30:00.000+09:00', true],
    ['2026-11-11T09:30:00.001+09:00', false],
  ] as const)
    test(...clause('my-page.questions.ratable', `at ${now}: ${ratable}`), async ({ api, world }) => {
      await world.patch({ now })
      const { answerList } = await detail(api, 61_001)
      expect(answerList[0]).toMatchObject({ rated: false, ratable, rateUntilYmdt: '2026-11-11 09:30:00' })
    })

  test(...clause('my-page.questions.ratable', 'once'), async ({ api }) => {
    expect((await detail(api, 61_001)).answerList[0].ratable).toBe(true)
    expectStatus((await api.post('/api/support/inquiry/61001/answer/91001', { score: 5 })).status, 204)
    expect((await detail(api, 61_001)).answerList[0]).toMatchObject({ rated: true, ratable: false })
  })
})

test(...clause('my-page.questions.ratable', 'by phone'), async ({ api, world }) => {
  const call = { inquiryId: 61_001, answerId: null, isSurvey: 'N', registerDate: [2026, 11, 1, 9, 30] }
  await world.patch({ data: { ...withAdditional(1), surveys: { '61001/call': call } } })
  const expected = { regYmdt: '2026-11-01 09:30:00', rateUntilYmdt: '2026-11-11 09:30:00' }
  for (const [now, ratable] of [
    ['2026-11-11T09:30:00.000+09:00', true],
    ['2026-11-11T09:30:00.001+09:00', false],
  ] as const) {
    await world.patch({ now })
    expect((await detail(api, 61_001)).phoneAnswer).toEqual({ ...expected, rated: false, ratable })
  }
  await world.patch({ now: '2026-11-11T09:30:00.000+09:00' })
  expectStatus((await api.post('/api/support/inquiry/61001/call', { score: 4 })).status, 204)
  const { phoneAnswer, additionalInquiryList } = await detail(api, 61_001)
  expect(phoneAnswer).toEqual({ ...expected, rated: true, ratable: false })
  // An additional inquiry has an answer by phone of its own, or none.
  expect(additionalInquiryList).toMatchObject([{ inquiryId: 61_002, phoneAnswer: null }])
})

const untilYmdt = '2026-11-06 09:30:00'
for (const { example, count = 0, answered = true, persona = 'main', now = '2026-11-01T01:00:00Z', expected } of [
  { example: 'not answered', answered: false, expected: { status: 'NOT_ANSWERED', untilYmdt: null } },
  { example: '5 days later', now: '2026-11-06T09:30:00.000+09:00', expected: { status: 'OPEN', untilYmdt } },
  { example: '1 ms after 5 days', now: '2026-11-06T09:30:00.001+09:00', expected: { status: 'OVER_DAYS', untilYmdt } },
  { example: '4 additional inquiries', count: 4, expected: { status: 'OPEN', inquiryCount: 4 } },
  { example: '5 additional inquiries', count: 5, expected: { status: 'OVER_COUNT', inquiryCount: 5 } },
  { example: 'a partner', persona: 'partner', expected: { status: 'OPEN' } },
] as const)
  test(...clause('my-page.questions.further-status', example), async ({ api, world }) => {
    await world.patch({ persona, now, data: withAdditional(count, { answered, persona }) })
    expect((await detail(api, 61_001)).further).toMatchObject(expected)
    // An additional inquiry tells the same about its original one.
    if (count > 0) expect((await detail(api, 61_002)).further).toMatchObject(expected)
  })

test(...clause('my-page.questions.further-status', 'no customer'), async ({ api, world }) => {
  await world.patch({ data: { ...withAdditional(5), accounts: { main: { customerId: '' } } } })
  expect((await detail(api, 61_001)).further.status).toBe('NO_CUSTOMER')
})

test(...clause('call.my-page.inquiry-file', 'stored'), async ({ api }) => {
  const { status, headers, bytes } = await api.get('/api/mypage/inquiry/file/512371')
  expectStatus(status, 200)
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(bytes).toString('latin1').startsWith('PK')).toBe(true)
  expect(bytes).toHaveLength(2730)
})

test(...clause('call.my-page.inquiry-file', 'received by this world'), async ({ api }) => {
  // The sender calls the second file a page, which must not open as one.
  const files = [fileOf('하나.png', 300), { ...fileOf('page.txt', 70_000), type: 'text/html' }]
  const form = generalInquiry({ emailAddress: 'minseo.kim@example.com' }, files)
  const other = generalInquiry({ emailAddress: 'minseo.kim@example.com' }, [fileOf('다른 문의.png', 200)])
  await api.postForm('/api/support/inquiry', other)
  const { inquiryId } = (await api.postForm('/api/support/inquiry', form)).body.content
  const { attachedFileList } = await detail(api, inquiryId)
  const types = ['image/png', 'text/plain']
  expect(attachedFileList).toHaveLength(2)
  for (const [i, { fileNo, fileSize }] of attachedFileList.entries()) {
    const { headers, bytes } = await api.get(`/api/mypage/inquiry/file/${fileNo}`)
    expect(headers.get('content-type')).toEqual(ours<unknown>(types[i], expect.stringContaining(types[i]!)))
    expect(bytes).toHaveLength(fileSize)
    expect(Buffer.from(bytes).equals(Buffer.from(files[i]!.bytes))).toBe(true)
  }
  const last: number = attachedFileList.at(-1).fileNo
  if (!target) expectStatus((await api.get(`/api/mypage/inquiry/file/${last + 1}`)).status, 404)
})

test(...clausesOf(['my-page.questions.own-only', 'my-page.access.unauthorized']), async ({ api, world }) => {
  // The second file of an inquiry of biz.
  const path = '/api/mypage/inquiry/file/512512'
  expectStatus((await api.get(path)).status, 404)
  await world.patch({ persona: 'sub' })
  expectStatus((await api.get(path)).status, 404)
  await world.patch({ persona: 'biz' })
  expectStatus((await api.get(path)).status, 200)
  expectStatus((await api.at(originOf('fin')).get(path)).status, 200)
  await world.patch({ persona: 'anonymous' })
  expectStatus((await api.get(path)).status, 401)
})

// Inquiry 51234, whose first file would be 512341, has none.
for (const fileNo of [512_370, 512_372, 512_379, 512_341, 1, 999_999_991])
  test(...clause('call.my-page.inquiry-file', `no file ${fileNo}`), async ({ api }) => {
    expectStatus((await api.get(`/api/mypage/inquiry/file/${fileNo}`)).status, 404)
  })

test.describe('as biz', () => {
  test.use({ settings: { persona: 'biz' } })
  test(...clause('call.my-page.inquiry', 'files that are not stored have no number'), async ({ api }) => {
    const { attachedFileList } = await detail(api, 51_231)
    expect(attachedFileList).toHaveLength(5)
    for (const file of attachedFileList)
      expect(file).toEqual({ fileName: expect.any(String), fileSize: expect.any(Number) })
    expectStatus((await api.get('/api/mypage/inquiry/file/512311')).status, 404)
  })
})

const list = async (api: ApiClient, query: Readonly<Record<string, string>>) =>
  omitIfListedApart<{ inquiryId: number; status: string; inquiryTypeCode: string }>(
    (await api.get('/api/mypage/inquiry', { size: 100, ...query })).body.content,
  )

for (const [status, total] of [
  ['RECEIVED', 1],
  ['IN_PROGRESS', 2],
  ['ANSWERED', 7],
  ['CLOSED', 12],
] as const)
  test(...clause('my-page.questions.filter-period', `status: ${status}`), async ({ api }) => {
    const rows = await list(api, { status })
    expect(rows).toHaveLength(total)
    expect(rows.filter((row) => row.status !== status)).toEqual([])
    const ofType = await list(api, { status, inquiryType: 'O2O' })
    expect(ofType).toEqual(rows.filter(({ inquiryTypeCode }) => inquiryTypeCode === 'O2O'))
  })

test(...clause('my-page.questions.case-row'), async ({ api, world }) => {
  await world.patch({ data: withAdditional(2) })
  const { body } = await api.get('/api/mypage/inquiry', { startYmd: '2026-11-01', endYmd: '2026-11-01' })
  expect(omitIfListedApart(body.content)).toMatchObject([
    {
      inquiryId: 61_001,
      additionalInquiryList: [{ inquiryId: 61_002, parentInquiryId: 61_001 }, { inquiryId: 61_003 }],
    },
  ])
  // The case with the newest inquiry is the first one.
  expect((await list(api, {})).map(({ inquiryId }) => inquiryId).slice(0, 3)).toEqual([61_001, 51_245, 51_248])
})

test(...clause('my-page.questions.filter-period', 'status: an unknown status'), async ({ api }) => {
  const { status, body } = await api.get('/api/mypage/inquiry', { status: 'OPEN' })
  expectStatus(status, 400)
  expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'status' }] })
})

for (const [searchKeyword, ids] of [
  ['ACG 규칙', [51_234, 51_193]],
  ['ａｃｇ　규칙', [51_234, 51_193]],
  // An additional inquiry of it.
  ['51237', [51_234]],
  ['51234', [51_234]],
  ['batch-03', [51_193]],
  ['ACG의 규칙을', [51_234, 51_193]],
  ['없는말', []],
] as const)
  test(...clause('my-page.questions.filter-period', `words: ${searchKeyword}`), async ({ api }) => {
    expect((await list(api, { searchKeyword })).map(({ inquiryId }) => inquiryId)).toEqual(ids)
  })

test(...clause('my-page.questions.filter-period', 'words: with the other filters'), async ({ api }) => {
  const rows = await list(api, {
    searchKeyword: 'acg',
    status: 'ANSWERED',
    startYmd: '2026-11-03',
    endYmd: '2026-11-07',
  })
  expect(rows.map(({ inquiryId }) => inquiryId)).toEqual([51_234])
  const changed = await list(api, { searchKeyword: ' ', startYmd: '2026-11-07', endYmd: '2026-11-07' })
  expect(changed.map(({ inquiryId }) => inquiryId)).toEqual([51_234])
})

test(...clause('my-page.questions.filter-period', 'words: an inquiry that has just been sent'), async ({ api }) => {
  expect(await list(api, { searchKeyword: '프린터' })).toEqual([])
  const form = generalInquiry({ emailAddress: 'minseo.kim@example.com', content: '프린터가 안 됩니다.' })
  const { inquiryId } = (await api.postForm('/api/support/inquiry', form)).body.content
  expect((await list(api, { searchKeyword: '프린터' })).map((row) => row.inquiryId)).toEqual([inquiryId])
})
