import { completeGeneralParts, fileOf, generalInquiry } from '../../literals/inquiry.ts'
import { clause, clausesOf, expect, test } from '../../support/test.ts'
import { expectNothingStored } from '../../mock-client/nothing-stored.ts'
import { locales } from '../../literals/sites.ts'
import { free, worded } from '../../literals/worded.ts'
import { expectStatus } from '../../support/expect-status.ts'
import { expectStored } from '../../mock-client/stored.ts'

const path = '/api/support/inquiry'

const fieldsAndCodes = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`).toSorted()

test(
  ...clausesOf(['inquiry.sending.one-failure-own-code', 'error.body.errors'], 'two invalid fields'),
  async ({ api }) => {
    const { status, body } = await api.postForm(path, generalInquiry({ title: '', content: '' }))
    expectStatus(status, 400)
    expect(body.code).toBe('BAD_REQUEST')
    expect(fieldsAndCodes(body.errors)).toEqual(['content BAD_REQUEST', 'title BAD_REQUEST'])
    for (const error of body.errors) expect(Object.keys(error).toSorted()).toEqual(['code', 'field', 'message'])
    const texts = body.errors.map(({ message }: { message: string }) => message)
    expect(texts.toSorted()).toEqual([worded('내용을 입력해 주세요.'), worded('제목을 입력해 주세요.')])
  },
)

const nothing = Object.fromEntries(Object.keys(completeGeneralParts).map((name) => [name, null]))
for (const [example, changes, files, expected] of [
  [
    'every required field missing',
    { ...nothing, inquiryTypeCode: 'GNRL' },
    [],
    [
      'bbsArticleTypeDetailCode BAD_REQUEST',
      'cellphoneNo BAD_REQUEST',
      'content BAD_REQUEST',
      'emailAddress BAD_REQUEST',
      'title BAD_REQUEST',
    ],
  ],
  [
    'an invalid field and invalid files',
    { title: '' },
    ['bad?.pdf', 'run.exe'],
    ['attachFile FILE_EXT_DISALLOWED', 'attachFile FILE_NAME_INVALID', 'title BAD_REQUEST'],
  ],
] as const)
  test(...clause('inquiry.sending.one-failure-own-code', example), async ({ api, world }) => {
    const sent = generalInquiry(
      changes,
      files.map((name) => fileOf(name, 1)),
    )
    const { status, body } = await api.postForm(path, sent)
    expectStatus(status, 400)
    expect(body.code).toBe('BAD_REQUEST')
    const fields = body.errors.map(({ field }: { field: string }) => field)
    for (const each of expected) expect(fields).toContain(each.split(' ')[0])
    expect(fieldsAndCodes(body.errors)).toEqual(free(expected))
    await expectNothingStored(api, world)
  })

test(...clause('inquiry.sending.one-failure-own-code', 'an invalid type and an invalid field'), async ({ api }) => {
  const { status, body } = await api.postForm(path, generalInquiry({ inquiryTypeCode: 'NOPE', title: '' }))
  expectStatus(status, 400)
  expect(fieldsAndCodes(body.errors)).toEqual(
    expect.arrayContaining(['inquiryTypeCode BAD_REQUEST', 'title BAD_REQUEST']),
  )
})

test(...clause('inquiry.sending.one-failure-own-code', 'two files with the same error'), async ({ api }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf('a.exe', 1), fileOf('b.exe', 1)]))
  expectStatus(status, 400)
  expect(new Set(fieldsAndCodes(body.errors))).toEqual(new Set(['attachFile FILE_EXT_DISALLOWED']))
})

for (const [header, expected] of [
  ['fr, ja;q=0.5, en;q=0.4', 'お探しの情報が見つかりませんでした。アドレスをご確認ください。'],
  ['ja;q=0.1, en-GB;q=0.9', 'We couldn’t find what you’re looking for. Check the address and try again.'],
  ['fr', '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'],
  ['*', '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'],
] as const)
  test(...clause('error.body.language', header), async ({ api }) => {
    expect((await api.with({ 'accept-language': header }).get('/api/no/such/path')).body.message).toEqual(
      worded(expected),
    )
  })

const ofBody = ['error.body.code', 'error.body.message', 'error.body.language'] as const
/** A missing captcha is no error of a field. */
const own = (code: string) => (code === 'INVALID_CAPTCHA' ? [] : (['inquiry.sending.one-failure-own-code'] as const))

// The messages of the refusals of an inquiry, as literals. The page shows them in an alert.
const bigFile = fileOf('large.zip', 10_485_761)
for (const [proves, code, files, texts] of [
  [
    'error.status.too-many-files',
    'TOO_MANY_FILES',
    Array.from({ length: 6 }, (_, i) => fileOf(`${i}.pdf`, 1)),
    {
      ko: '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 5.pdf',
      en: 'You can attach up to 5 files. Not attached: 5.pdf',
      ja: '添付できるファイルは5個までです。添付できなかったファイル：5.pdf',
    },
  ],
  [
    'error.status.file-name',
    'FILE_NAME_INVALID',
    [fileOf('a;b.pdf', 1)],
    {
      ko: '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: a;b.pdf. 이름을 바꿔 다시 첨부해 주세요.',
      en: 'These file names are too long or contain characters that are not allowed: a;b.pdf. Rename the files and attach them again.',
      ja: 'ファイル名に使用できない文字が含まれているか、名前が長すぎます：a;b.pdf。名前を変更してもう一度添付してください。',
    },
  ],
  [
    'error.status.file-extension',
    'FILE_EXT_DISALLOWED',
    [fileOf('run.exe', 1)],
    {
      ko: '첨부할 수 없는 형식의 파일입니다: run.exe. 첨부할 수 있는 형식: pdf',
      en: 'File type not allowed: run.exe. Allowed types: pdf',
      ja: '添付できない形式のファイルです：run.exe。添付できる形式：pdf',
    },
  ],
  [
    'error.status.payload-too-large',
    'PAYLOAD_TOO_LARGE',
    [bigFile],
    {
      ko: '10MB를 넘는 파일은 첨부할 수 없습니다: large.zip. 크기를 줄여 다시 첨부해 주세요.',
      en: 'Files over 10 MB can’t be attached: large.zip. Make them smaller or choose others.',
      ja: '10MBを超えるファイルは添付できません：large.zip。サイズを小さくして、もう一度添付してください。',
    },
  ],
  [
    'error.status.invalid-captcha',
    'INVALID_CAPTCHA',
    [],
    {
      ko: '자동 입력 방지 문제의 답이 맞지 않습니다. 새 문제의 답을 입력해 주세요.',
      en: 'The answer is incorrect. Answer the new question.',
      ja: '確認用の問題の答えが正しくありません。新しい問題の答えを入力してください。',
    },
  ],
] as const)
  test(...clausesOf([proves, ...ofBody, ...own(code)], 'its message in three languages'), async ({ api, world }) => {
    // The archive is allowed, so that only its size is wrong.
    await world.patch({
      allowFileExt: code === 'PAYLOAD_TOO_LARGE' ? ['zip'] : ['pdf'],
      abuse: code === 'INVALID_CAPTCHA',
    })
    for (const locale of locales)
      await test.step(locale, async () => {
        const { body } = await api.with({ 'accept-language': locale }).postForm(path, generalInquiry({}, files))
        expect.soft(body).toMatchObject({ code, message: worded(texts[locale]) })
      })
  })

test(...clause('inquiry.content.counts-utf16'), async ({ api, world }) => {
  await api.postForm(path, generalInquiry({ content: 'one\r\ntwo\nthree\r\n\r\nfour', title: 'a\r\nb' }))
  const [stored] = await world.inquiries()
  expect(stored!.fields).toMatchObject({ content: 'one\ntwo\nthree\n\nfour', title: 'a\nb' })
})

const partClauses = [
  'call.inquiry.submit.inquiry-type-code',
  'call.inquiry.submit.detail-code',
  'call.inquiry.submit.cntry-no',
  'call.inquiry.submit.cellphone-no',
  'call.inquiry.submit.email-address',
  'call.inquiry.submit.title',
  'call.inquiry.submit.content',
  'call.inquiry.submit.inquiry-person-name',
  'call.inquiry.submit.marketing-consent',
  'call.inquiry.submit.inputchannel',
] as const

test(...clausesOf(partClauses, 'stored as sent'), async ({ api, world }) => {
  const optional = { inquiryPersonName: '김 손님', isAgreeRecvMarketing: 'Y', inputchannel: 'footer banner/2' }
  await api.postForm(path, generalInquiry(optional))
  const [stored] = await world.inquiries()
  expect(stored!.fields).toEqual({ ...completeGeneralParts, ...optional })
})

test(
  ...clausesOf(['call.inquiry.submit', 'call.inquiry.submit.answer', 'inquiry.page.anonymous-may-send']),
  async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry())
    expectStatus(status, 200)
    expect(body).toEqual({ code: 'SUCCESS', content: { inquiryId: expect.any(Number) } })
    await expectStored(world, ([stored]) =>
      expect(stored).toMatchObject({ inquiryId: body.content.inquiryId, persona: 'anonymous', site: 'public' }),
    )
    const again = await api.postForm(path, generalInquiry())
    expect(again.body.content.inquiryId).not.toBe(body.content.inquiryId)
  },
)
