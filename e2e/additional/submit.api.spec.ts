import { fileOf } from '../literals/inquiry.ts'
import { ours } from '../literals/worded.ts'
import type { FilePart, Part } from '../mock-client/multipart.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { conditionPath, withAdditional, submitPath } from './additional.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { omitIfListedApart } from '../my-page/listed-apart.ts'
import { expectStatus } from '../support/expect-status.ts'

const parts = (content: string | null = '더 궁금합니다.', files: readonly FilePart[] = []): Part[] => [
  ...(content === null ? [] : [['content', content] as const]),
  ...files.map((file): Part => ['attachFile', file]),
]

test.use({ settings: { persona: 'main', now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })

test(...clausesOf(['call.additional.submit', 'additional.limit.original']), async ({ api, world }) => {
  const files = [fileOf('기록.txt', 20), fileOf('화면.png', 30)]
  const { status, body } = await api.postForm(submitPath, parts('한 줄\r\n두 줄', files))
  expectStatus(status, 201)
  expect(Object.keys(body)).toEqual(['inquiryId'])
  const stored = await world.inquiries()
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({
    ...ours<object>({ operationId: 'submitAdditional', at: '2026-11-03T00:00:00.000Z' }, {}),
    inquiryId: body.inquiryId,
    parentInquiryId: 61_001,
    site: 'public',
    persona: 'main',
    fields: { content: '한 줄\n두 줄' },
    files: [
      { name: '기록.txt', size: 20 },
      { name: '화면.png', size: 30 },
    ],
  })
  expect((await api.get(conditionPath)).body.inquiryCount).toBe(1)
})

test(...clause('call.additional.submit', 'listed in my questions'), async ({ api }) => {
  const { inquiryId } = (await api.postForm(submitPath, parts())).body
  const [newest] = omitIfListedApart<any>((await api.get('/api/mypage/inquiry')).body.content)
  expect(newest.additionalInquiryList.at(-1)).toEqual({
    inquiryId,
    parentInquiryId: 61_001,
    inquiryTypeCode: 'GNRL',
    title: '처음 문의',
    regYmdt: '2026-11-03 09:00:00',
    status: 'RECEIVED',
    answerCount: 0,
  })
})

for (const [example, content] of [
  ['missing', null],
  ['empty', ''],
  ['only spaces', ' \t\r\n\u3000'],
  ['only a Hangul filler', '\u3164'],
  ['only zero width spaces', '\u200b\u200b'],
] as const)
  test(...clause('additional.content.required', example), async ({ api, world }) => {
    const { status, body } = await api.postForm(submitPath, parts(content))
    expectStatus(status, 400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'content', code: 'BAD_REQUEST' }] })
    await expectNothingStored(api, world)
  })

for (const [example, content, status] of [
  ['5000 characters', '가'.repeat(5000), 201],
  ['5001 characters', '가'.repeat(5001), 400],
  ['4999 characters and a CR LF between them', `${'x'.repeat(2500)}\r\n${'y'.repeat(2499)}`, 201],
  ['5000 characters and a CR LF between them', `${'x'.repeat(2500)}\r\n${'y'.repeat(2500)}`, 400],
] as const)
  test(...clause('additional.content.required', example), async ({ api, world }) => {
    expectStatus((await api.postForm(submitPath, parts(content))).status, status)
    await expectNothingStored(api, world, status === 201 ? 1 : 0)
  })

const fiveFiles = Array.from({ length: 5 }, (_, i) => fileOf(`file-${i + 1}.pdf`, 10 + i))
for (const [example, files, status, code] of [
  ['5 files', fiveFiles, 201, null],
  ['6 files', [...fiveFiles, fileOf('file-6.pdf', 1)], 400, 'TOO_MANY_FILES'],
  ['10485760 bytes', [fileOf('at-the-limit.zip', 10_485_760)], 201, null],
  ['10485761 bytes', [fileOf('over.zip', 10_485_761)], 413, 'PAYLOAD_TOO_LARGE'],
  ['a disallowed extension', [fileOf('tool.exe', 3)], 400, 'FILE_EXT_DISALLOWED'],
  ['a forbidden name', [fileOf('a<b>.pdf', 3)], 400, 'FILE_NAME_INVALID'],
  ['the same name twice', [fileOf('a.pdf', 3), fileOf('a.pdf', 4)], 400, 'BAD_REQUEST'],
] as const)
  test(...clause('additional.files.rules', example), async ({ api, world }) => {
    const response = await api.postForm(submitPath, parts('내용', files))
    expectStatus(response.status, status)
    if (code) expect(response.body).toMatchObject({ code, errors: [{ field: 'attachFile', code }] })
    await expectNothingStored(api, world, code ? 0 : 1)
  })

test(
  ...clausesOf(['additional.files.rules', 'call.additional.submit'], 'reported together with the content'),
  async ({ api }) => {
    const { status, body } = await api.postForm(submitPath, parts('', [fileOf('tool.exe', 3)]))
    expectStatus(status, 400)
    expect(body).toMatchObject({
      code: 'BAD_REQUEST',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'content', code: 'BAD_REQUEST' }),
        expect.objectContaining({ field: 'attachFile', code: 'FILE_EXT_DISALLOWED' }),
      ]),
    })
    expect(body.errors).toHaveLength(2)
  },
)

// The first answer was at 09:30:40. Its date has no seconds, and the limit starts at that date.
for (const [now, status] of [
  ['2026-11-06T09:30:00.000+09:00', 201],
  ['2026-11-06T09:30:00.001+09:00', 409],
] as const)
  test(...clause('additional.limit.conflict', now), async ({ api, world }) => {
    await world.patch({ now })
    const response = await api.postForm(submitPath, parts())
    expectStatus(response.status, status)
    if (status === 409) expect(response.body.code).toBe('CONFLICT')
    await expectNothingStored(api, world, status === 201 ? 1 : 0)
  })

for (const [count, status] of [
  [4, 201],
  [5, 409],
] as const)
  test.describe(`after ${count} additional inquiries`, () => {
    test.use({ settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(count) } })
    test(...clause('additional.limit.conflict', `after ${count} additional inquiries`), async ({ api }) => {
      expectStatus((await api.postForm(submitPath, parts())).status, status)
    })
  })

test(...clause('additional.limit.original', 'each sent to the one before'), async ({ api, world }) => {
  const to = (id: number) => `/api/support/inquiry/${id}/additional`
  let last = 61_001
  for (let count = 1; count <= 5; count++) {
    const { status, body } = await api.postForm(to(last), parts())
    expectStatus(status, 201)
    last = body.inquiryId
    expect((await api.get(`${to(last)}-condition`)).body).toEqual({
      customerId: 'C20417',
      firstAnswerDate: [2026, 11, 1, 9, 30],
      inquiryCount: count,
    })
  }
  expectStatus((await api.postForm(to(last), parts())).status, 409)
  const stored = await world.inquiries()
  expect(stored.map(({ parentInquiryId }) => parentInquiryId)).toEqual([61_001, 61_001, 61_001, 61_001, 61_001])
})

test(...clause('additional.limit.original', 'after the 5 days'), async ({ api, world }) => {
  const { inquiryId } = (await api.postForm(submitPath, parts())).body
  await world.patch({ now: '2026-11-06T09:30:00.001+09:00' })
  expectStatus((await api.postForm(`/api/support/inquiry/${inquiryId}/additional`, parts())).status, 409)
  await expectNothingStored(api, world, 1)
})

test(...clause('additional.limit.conflict', 'seven concurrent requests'), async ({ api, world }) => {
  const responses = await Promise.all(Array.from({ length: 7 }, () => api.postForm(submitPath, parts())))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409])
  const ids = (await world.inquiries()).map(({ inquiryId }) => inquiryId)
  expect(new Set(ids).size).toBe(5)
})

test.describe('of an anonymous visitor', () => {
  test.use({
    settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0, { persona: 'anonymous' }) },
  })
  test(...clause('additional.limit.conflict', 'without a customerId'), async ({ api }) => {
    expectStatus((await api.postForm(submitPath, parts())).status, 409)
  })
})
