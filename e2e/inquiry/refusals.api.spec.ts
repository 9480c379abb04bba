import { completeGeneralParts, fileOf, generalInquiry } from '../support/inquiry.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'

const path = '/api/support/inquiry'

const fieldsAndCodes = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`).toSorted()

test(
  ...alsoProves(clause('inquiry.sending.many-failures-bad-request', 'two invalid fields'), 'error.body.errors'),
  async ({ api }) => {
    const { status, body } = await api.postForm(path, generalInquiry({ title: '', content: '' }))
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    expect(fieldsAndCodes(body.errors)).toEqual(['content BAD_REQUEST', 'title BAD_REQUEST'])
    for (const error of body.errors) expect(Object.keys(error).toSorted()).toEqual(['code', 'field', 'message'])
    expect(new Set(body.errors.map(({ message }: { message: string }) => message)).size).toBe(2)
  },
)

test(...clause('inquiry.sending.many-failures-bad-request', 'every required field missing'), async ({ api, world }) => {
  const nothing = Object.fromEntries(Object.keys(completeGeneralParts).map((name) => [name, null]))
  const { status, body } = await api.postForm(path, generalInquiry({ ...nothing, inquiryTypeCode: 'GNRL' }))
  expect(status).toBe(400)
  expect(fieldsAndCodes(body.errors)).toEqual([
    'bbsArticleTypeDetailCode BAD_REQUEST',
    'cellphoneNo BAD_REQUEST',
    'content BAD_REQUEST',
    'emailAddress BAD_REQUEST',
    'title BAD_REQUEST',
  ])
  expect(await world.inquiries()).toEqual([])
})

test(
  ...clause('inquiry.sending.many-failures-bad-request', 'an invalid type and an invalid field'),
  async ({ api }) => {
    const { status, body } = await api.postForm(path, generalInquiry({ inquiryTypeCode: 'NOPE', title: '' }))
    expect(status).toBe(400)
    expect(fieldsAndCodes(body.errors)).toEqual(
      expect.arrayContaining(['inquiryTypeCode BAD_REQUEST', 'title BAD_REQUEST']),
    )
  },
)

test(...clause('inquiry.sending.many-failures-bad-request', 'an invalid field and invalid files'), async ({ api }) => {
  const files = [fileOf('bad?.pdf', 1), fileOf('run.exe', 1)]
  const { status, body } = await api.postForm(path, generalInquiry({ title: '' }, files))
  expect(status).toBe(400)
  expect(body.code).toBe('BAD_REQUEST')
  expect(fieldsAndCodes(body.errors)).toEqual([
    'attachFile FILE_EXT_DISALLOWED',
    'attachFile FILE_NAME_INVALID',
    'title BAD_REQUEST',
  ])
})

test(...clause('inquiry.sending.many-failures-bad-request', 'two files with the same error'), async ({ api }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf('a.exe', 1), fileOf('b.exe', 1)]))
  expect(status).toBe(400)
  expect(new Set(fieldsAndCodes(body.errors))).toEqual(new Set(['attachFile FILE_EXT_DISALLOWED']))
})

for (const [code, status, files] of [
  ['FILE_EXT_DISALLOWED', 400, [fileOf('run.exe', 1)]],
  ['FILE_NAME_INVALID', 400, [fileOf('a;b.pdf', 1)]],
  ['TOO_MANY_FILES', 400, Array.from({ length: 6 }, (_, i) => fileOf(`${i}.pdf`, 1))],
] as const)
  test(...clause('inquiry.sending.one-failure-own-code', code), async ({ api }) => {
    const response = await api.postForm(path, generalInquiry({}, files))
    expect(response.status).toBe(status)
    expect(response.body.code).toBe(code)
  })

test(...clause('inquiry.sending.one-failure-own-code', 'an invalid field'), async ({ api }) => {
  const { body } = await api.postForm(path, generalInquiry({ title: '' }))
  expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'title', code: 'BAD_REQUEST' }] })
})

for (const [locale, message] of [
  ['ko', '제목을 입력해 주세요.'],
  ['en', 'Enter a title.'],
  ['ja', '件名を入力してください。'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test(
      ...alsoProves(clause('error.body.language', locale), 'error.body.message', 'error.body.code'),
      async ({ api }) => {
        const { body } = await api.postForm(path, generalInquiry({ title: '' }))
        expect(body.code).toBe('BAD_REQUEST')
        expect(body.message).toBe(message)
        expect(body.errors[0].message).toBe(message)
      },
    )
  })

for (const [header, expected] of [
  ['fr, ja;q=0.5, en;q=0.4', 'お探しの情報が見つかりませんでした。アドレスをご確認ください。'],
  ['ja;q=0.1, en-GB;q=0.9', 'We couldn’t find what you’re looking for. Check the address and try again.'],
  ['fr', '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'],
  ['*', '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'],
] as const)
  test(...clause('error.body.language', header), async ({ api }) => {
    expect((await api.with({ 'accept-language': header }).get('/api/no/such/path')).body.message).toBe(expected)
  })
