import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { clause, expect, test } from '../support/test.ts'
import { free, worded, wordedWith } from '../literals/worded.ts'
import { expectFiles, expectRefused, field, file, inquiry, inquiryWithout, send, utf8 } from './forms.ts'
import { needsMock } from '../verify/observed.ts'

const inEucKr = '\xc1\xa6\xb8\xf1'
const notUtf8 = 'This text is not valid UTF-8. Encode it in UTF-8.'

for (const [example, parts, name, message] of [
  ['a title in EUC-KR', inquiryWithout('title') + field('title', inEucKr), 'title', notUtf8],
  ['a title in Latin-1', inquiryWithout('title') + field('title', 'caf\xe9'), 'title', notUtf8],
  ['half of a character', inquiryWithout('content') + field('content', 'a\xec\xa0'), 'content', notUtf8],
  ['a surrogate', inquiryWithout('content') + field('content', '\xed\xa0\x80'), 'content', notUtf8],
  ['an unknown part', inquiry + field('note', inEucKr), 'note', notUtf8],
  [
    'a title that is not in its charset',
    inquiryWithout('title') + field('title', '\xff\xff', '\r\nContent-Type: text/plain; charset=euc-kr'),
    'title',
    'This text is not valid euc-kr. Encode it in euc-kr.',
  ],
] as const)
  test(...clause('call.form.undecodable', example), async ({ api, world }) =>
    expectRefused(api, world, `${parts}--b--`, { field: name, message }),
  )

for (const [example, parameters, shown] of [
  ['EUC-KR', 'filename="\xbf\xc0\xb7\xf9.png"', '.png'],
  ['filename* in EUC-KR', "filename*=utf-8''%BF%C0%B7%F9.png", "utf-8''%BF%C0%B7%F9.png"],
  ['filename* without a charset', 'filename*=%EC%98%A4%EB%A5%98.png', '%EC%98%A4%EB%A5%98.png'],
  ['filename* in an unknown charset', "filename*=ebcdic''%BF.png", "ebcdic''%BF.png"],
  ['an encoded word in EUC-KR', 'filename="=?utf-8?B?v8C3+S5wbmc=?="', '=?utf-8?B?v8C3+S5wbmc=?='],
  ['an encoded word in an unknown charset', 'filename="=?ebcdic?B?v8C3?="', '=?ebcdic?B?v8C3?='],
  ['an encoded word that is not base64', 'filename="=?utf-8?B?a?="', '=?utf-8?B?a?='],
] as const)
  test(...clause('call.form.undecodable', `the file name: ${example}`), async ({ api, world }) => {
    const response = await send(api, `${inquiry}${file(parameters)}--b--`)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ code: free('FILE_NAME_INVALID'), errors: [{ field: 'attachFile' }] })
    expect(response.body.message).toEqual(
      worded(/^The file name “.*” cannot be decoded\. Send it in UTF-8 as filename, or as/),
    )
    expect(response.body.message).toEqual(wordedWith(shown))
    await expectNothingStored(api, world)
  })

test(...clause('call.form.undecodable', 'the name of a part'), async ({ api, world }) =>
  expectRefused(api, world, `${inquiry}${field(inEucKr, 'x')}--b--`, {
    message: `The name of part 8, “${inEucKr}”, cannot be decoded. Send it in UTF-8.`,
  }),
)

test(...clause('call.form.undecodable', 'all such parts'), async ({ api, world }) => {
  needsMock('listing all parts that cannot be decoded')
  const parts = field('title', inEucKr) + file('filename="\xbf\xc0.png"') + field('note', '\xff')
  const { status, body } = await send(api, `${inquiryWithout('title')}${parts}--b--`)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'BAD_REQUEST',
    errors: [
      { field: 'title', code: 'BAD_REQUEST' },
      { field: 'attachFile', code: 'FILE_NAME_INVALID' },
      { field: 'note', code: 'BAD_REQUEST' },
    ],
  })
  await expectNothingStored(api, world)
})

for (const [example, parts] of [
  ['of the part', field('title', inEucKr, '\r\nContent-Type: text/plain; charset=EUC-KR')],
  ['of the part, quoted', field('title', inEucKr, '\r\nContent-Type: text/plain;charset="ks_c_5601-1987"')],
  ['of the form', field('_charset_', 'euc-kr') + field('title', inEucKr)],
  ['of the form, at its end', field('title', inEucKr) + field('_charset_', 'euc-kr')],
  [
    'of the part before that of the form',
    field('_charset_', 'euc-kr') + field('title', utf8('제목'), '\r\nContent-Type: text/plain; charset=utf-8'),
  ],
  ['UTF-8', field('_charset_', 'UTF-8') + field('title', utf8('제목'))],
  ['UTF-16', field('title', '\x1c\xc8\xa9\xba', '\r\nContent-Type: text/plain; charset=utf-16le')],
  ['left empty', field('_charset_', '') + field('title', utf8('제목'))],
] as const)
  test(...clause('call.form.charset', example), async ({ api, world }) => {
    expect((await send(api, `${inquiryWithout('title')}${parts}--b--`)).body).toMatchObject({ code: 'SUCCESS' })
    expect((await world.inquiries())[0]!.fields.title).toBe('제목')
  })

test(...clause('call.form.charset', 'of the form, for names'), async ({ api, world }) => {
  needsMock('names of parts and files in other charsets than UTF-8')
  const parts = file('filename="\xbf\xc0\xb7\xf9.png"') + field('\xb8\xde\xb8\xf0', '\xb8\xde\xb8\xf0')
  await expectFiles(api, world, field('_charset_', 'euc-kr') + parts, ['오류.png'])
  expect((await world.inquiries())[0]!.fields).toMatchObject({ 메모: '메모' })
})

for (const [example, parts, name] of [
  ['of a part', inquiry + field('note', 'x', '\r\nContent-Type: text/plain; charset=ebcdic'), 'note'],
  [
    'that cannot be decoded safely',
    inquiry + field('note', 'x', '\r\nContent-Type: text/plain; charset=utf-7'),
    'note',
  ],
  ['of the form', `${inquiry}${field('_charset_', 'ebcdic')}`, free('_charset_')],
] as const)
  test(...clause('call.form.charset', `unknown, ${example}`), async ({ api, world }) => {
    const charset = example.includes('safely') ? 'utf-7' : 'ebcdic'
    const message = `The charset ${charset} is not known. Send UTF-8.`
    await expectRefused(api, world, `${parts}--b--`, { field: name, message })
  })

test(...clause('call.body.replacement-character', 'in a form'), async ({ api, world }) => {
  const parts = field('note', utf8('a\ufffdb')) + file(`filename="${utf8('a\ufffd.png')}"`)
  await expectFiles(api, world, parts, ['a\ufffd.png'])
  expect((await world.inquiries())[0]!.fields.note).toBe('a\ufffdb')
})
