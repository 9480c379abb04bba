import { createHash } from 'node:crypto'
import { submitPath, withAdditional } from '../additional/additional.ts'
import type { ApiClient } from '../support/api-client.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { clause, expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'
import { worded, wordedWith } from '../support/worded.ts'

const path = '/api/support/inquiry'
const type = 'multipart/form-data; boundary=b'

/** Text as bytes of UTF-8, each of which is one character. All bodies here are such texts, so that they can be invalid. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

const part = (headers: string, value = 'x') => `--b\r\n${headers}\r\n\r\n${value}\r\n`
const field = (name: string, value: string, headers = '') =>
  part(`Content-Disposition: form-data; name="${name}"${headers}`, value)
const file = (parameters: string, headers = '\r\nContent-Type: image/png') =>
  part(`Content-Disposition: form-data; name="attachFile"; ${parameters}${headers}`, 'picture')

const inquiryWithout = (name: string | null) =>
  generalInquiry(name === null ? {} : { [name]: null })
    .map(([each, value]) => field(each, value as string))
    .join('')
const inquiry = inquiryWithout(null)

const send = (api: ApiClient, body: string, contentType = type, to = path) =>
  api.with({ 'accept-language': 'en' }).send('POST', to, {
    headers: { 'content-type': contentType },
    body: new Uint8Array(Buffer.from(body, 'latin1')),
  })

const sha256 = createHash('sha256').update('picture').digest('hex')

/** Sends an inquiry with more parts, and checks the names of the files that are stored. */
const expectFiles = async (api: ApiClient, world: World, parts: string, names: readonly string[]) => {
  const { status, body } = await send(api, `${inquiry}${parts}--b--\r\n`)
  expect(body).toMatchObject({ code: 'SUCCESS' })
  expect(status).toBe(200)
  expect((await world.inquiries())[0]!.files).toEqual(names.map((name) => ({ name, size: 7, sha256 })))
}

interface Expected {
  readonly code?: string
  readonly field?: string
  readonly message: string | RegExp
}

const expectRefused = async (
  api: ApiClient,
  world: World,
  body: string,
  { code = 'BAD_REQUEST', field: name, message }: Expected,
  contentType?: string,
) => {
  const response = await send(api, body, contentType)
  expect(response.status).toBe(400)
  expect(response.body.code).toBe(code)
  expect(response.body.message).toEqual(worded(message))
  expect(response.body.errors).toEqual(
    name === undefined ? undefined : [{ field: name, code, message: response.body.message }],
  )
  await expectNothingStored(api, world)
}

const octets = '\r\nContent-Type: application/octet-stream'
const unselected = part(`Content-Disposition: form-data; name="attachFile"; filename=""${octets}`, '')

for (const [example, parts, names] of [
  ['alone', unselected, []],
  ['two', unselected + unselected, []],
  ['before a file', unselected + file('filename="a.png"'), ['a.png']],
  ['between files', file('filename="a.png"') + unselected + file('filename="b.png"'), ['a.png', 'b.png']],
  [
    'beside five files',
    unselected.repeat(3) + ['1', '2', '3', '4', '5'].map((name) => file(`filename="${name}.png"`)).join(''),
    ['1.png', '2.png', '3.png', '4.png', '5.png'],
  ],
  ['without a type', part('Content-Disposition: form-data; name="attachFile"; filename=""', ''), []],
  ['without filename', part(`Content-Disposition: form-data; name="attachFile"${octets}`, ''), []],
  ['in a part that takes no file', unselected.replace('attachFile', 'avatar'), []],
] as const)
  test(...clause('call.form.no-file', example), async ({ api, world }) => expectFiles(api, world, parts, names))

test.describe('an additional inquiry', () => {
  test.use({ settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })
  test(...clause('call.form.no-file', 'of an additional inquiry'), async ({ api, world }) => {
    const body = `${field('content', 'x')}${unselected}${file(`filename*=utf-8''%EC%98%A4%EB%A5%98.png`)}--b--`
    expect((await send(api, body, type, submitPath)).status).toBe(201)
    expect((await world.inquiries())[0]!.files).toMatchObject([{ name: '오류.png' }])
  })
})

for (const [example, parts] of [
  ['with filename', file('filename=""')],
  ['with filename*', file("filename*=UTF-8''")],
  ['of application/octet-stream without filename', file('x=y', octets)],
  ['of an image without filename', file('x=y').replace('picture', '\x89PNG\xff')],
] as const)
  test(...clause('call.form.file-without-name', example), async ({ api, world }) => {
    const message = 'This part is a file without a file name. Add filename="…" to its Content-Disposition.'
    const code = example.includes('image') ? 'BAD_REQUEST' : 'FILE_NAME_INVALID'
    await expectRefused(api, world, `${inquiry}${parts}--b--`, { code, field: 'attachFile', message })
  })

for (const [parameters, name] of [
  ["filename*=utf-8''%EC%98%A4%EB%A5%98.png", '오류.png'],
  ["filename*=UTF-8'ko'%EC%98%A4%EB%A5%98%20%281%29.png", '오류 (1).png'],
  [`filename*="utf-8''%ec%98%a4%eb%a5%98.png"`, '오류.png'],
  [`filename="error.png"; filename*=utf-8''%EC%98%A4%EB%A5%98.png`, '오류.png'],
  [`filename*=utf-8''%EC%98%A4%EB%A5%98.png; filename="=?utf-8?B?x?="`, '오류.png'],
  ["filename*=iso-8859-1''caf%E9.png", 'café.png'],
  ["filename*=euc-kr''%BF%C0%B7%F9.png", '오류.png'],
  [`filename*=utf-8''${utf8('오류')}.png`, '오류.png'],
  ["FileName * = utf-8''%EC%98%A4%EB%A5%98.png".replace(' *', '*'), '오류.png'],
] as const)
  test(...clause('call.form.name-extended', parameters), async ({ api, world }) =>
    expectFiles(api, world, file(parameters), [name]),
  )

for (const [example, name, stored] of [
  ['B', '=?utf-8?B?7Jik66WYLnBuZw==?=', '오류.png'],
  ['B without padding', '=?utf-8?b?7Jik66WYLnBuZw?=', '오류.png'],
  ['Q', '=?UTF-8?Q?=EC=98=A4=EB=A5=98_=281=29.png?=', '오류 (1).png'],
  ['two words', '=?UTF-8?Q?=EC=98=A4?= =?UTF-8?Q?=EB=A5=98.png?=', '오류.png'],
  ['folded words', '=?UTF-8?Q?=EC=98=A4?=\r\n =?UTF-8?Q?=EB=A5=98.png?=', '오류.png'],
  ['words of two encodings', '=?UTF-8?Q?=EC=98=A4?= =?utf-8?B?66WY?=.png', '오류.png'],
  ['a character in two words', '=?UTF-8?Q?=EC=98?= =?UTF-8?Q?=A4=EB=A5=98.png?=', '오류.png'],
  ['beside other text', 'a =?utf-8?B?7Jik66WY?= b.png', 'a 오류 b.png'],
  ['beside UTF-8', utf8('오=?utf-8?B?66WY?=.png'), '오류.png'],
  ['EUC-KR', '=?euc-kr?B?v8C3+S5wbmc=?=', '오류.png'],
  ['words of two charsets', '=?euc-kr?B?v8A=?= =?utf-8?B?66WYLnBuZw==?=', '오류.png'],
  ['a language', '=?utf-8*ko?B?7Jik66WYLnBuZw==?=', '오류.png'],
] as const)
  test(...clause('call.form.name-words', example), async ({ api, world }) =>
    expectFiles(api, world, file(`filename="${name}"`), [stored]),
  )

for (const [name, stored] of [
  ['%EC%98%A4%EB%A5%98.png', '오류.png'],
  ['%ec%98%a4%eb%a5%98%20%281%29.png', '오류 (1).png'],
  ['%EC%98%A4%EB%A5%98 (1).png', '오류 (1).png'],
] as const)
  test(...clause('call.form.name-percent', name), async ({ api, world }) =>
    expectFiles(api, world, file(`filename="${name}"`), [stored]),
  )

test(...clause('call.form.name-percent', 'of the names of texts'), async ({ api, world }) => {
  const names = ['%22', 'a%0D%0Ab', '%EB%A9%94%EB%AA%A8', 'a%20b', '100%25', '=?utf-8?B?66mU66qo?=1', utf8('메모2')]
  const extended = part("Content-Disposition: form-data; name=x; name*=utf-8''%EB%A9%94%EB%AA%A8%203")
  const parts = names.map((name) => field(name, 'x')).join('')
  expect((await send(api, `${inquiry}${parts}${extended}--b--`)).status).toBe(200)
  const stored = Object.keys((await world.inquiries())[0]!.fields)
  expect(stored.slice(-8)).toEqual(['"', 'a\r\nb', '메모', 'a%20b', '100%25', '메모1', '메모2', '메모 3'])
})

for (const [example, parameters, judged] of [
  ['a path', "filename*=utf-8''..%2F%EC%98%A4.png", '../오.png'],
  ['a path of Windows', `filename="${utf8('C:\\\\fakepath\\\\오류.png')}"`, 'C:\\fakepath\\오류.png'],
  ['a quotation mark', 'filename="a%22b.png"', 'a"b.png'],
  ['a quotation mark in words', 'filename="=?utf-8?Q?a=22b.png?="', 'a"b.png'],
  ['a percent sign', 'filename="a%20b.png"', 'a%20b.png'],
  ['percent-encoded EUC-KR', 'filename="%BF%C0%B7%F9.png"', '%BF%C0%B7%F9.png'],
] as const)
  test(...clause('call.form.name-decoded', example), async ({ api, world }) => {
    const body = `${inquiry}${file(parameters)}--b--`
    const message = new RegExp(judged.replace(/[\\.]/g, '\\$&'))
    await expectRefused(api, world, body, { code: 'FILE_NAME_INVALID', field: 'attachFile', message })
  })

test(...clause('call.form.name-decoded', 'in NFC'), async ({ api, world }) => {
  const name = '안내.png'.normalize('NFD')
  await expectFiles(api, world, file(`filename*=utf-8''${encodeURIComponent(name)}`), [name])
  const twice = file(`filename="${utf8('안내.png')}"`) + file(`filename*=utf-8''${encodeURIComponent(name)}`)
  expect((await send(api, `${inquiry}${twice}--b--`)).body.errors).toMatchObject([{ field: 'attachFile' }])
})

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
    expect(response.body).toMatchObject({ code: 'FILE_NAME_INVALID', errors: [{ field: 'attachFile' }] })
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
  ['of the form', `${inquiry}${field('_charset_', 'ebcdic')}`, '_charset_'],
] as const)
  test(...clause('call.form.charset-unknown', example), async ({ api, world }) => {
    const charset = example.includes('safely') ? 'utf-7' : 'ebcdic'
    const message = `The charset ${charset} is not known. Send UTF-8.`
    await expectRefused(api, world, `${parts}--b--`, { field: name, message })
  })

test(...clause('call.body.replacement-character', 'in a form'), async ({ api, world }) => {
  const parts = field('note', utf8('a\ufffdb')) + file(`filename="${utf8('a\ufffd.png')}"`)
  await expectFiles(api, world, parts, ['a\ufffd.png'])
  expect((await world.inquiries())[0]!.fields.note).toBe('a\ufffdb')
})

const complete = `${inquiry}--b--\r\n`

for (const [example, body, expected, contentType] of [
  [
    'no boundary',
    complete,
    { message: /^The Content-Type header has no boundary\. Do not set this header yourself: the HTTP client sets it/ },
    'multipart/form-data',
  ],
  [
    'an empty boundary',
    complete,
    { message: /^The Content-Type header has no boundary/ },
    'multipart/form-data; boundary=',
  ],
  [
    'another boundary',
    complete,
    { message: /^The body does not start with the line --other, whose boundary the Content-Type header names/ },
    'multipart/form-data; boundary=other',
  ],
  ['JSON', '{"title":"x"}', { message: /^The body does not start with the line --b,/ }],
  ['an empty body', '', { message: 'The body is empty. Send the form as the body.' }],
  [
    'lines that end with LF',
    complete.replaceAll('\r\n', '\n'),
    { message: 'Lines end with LF alone. End the lines of boundaries and headers with CR LF.' },
  ],
  [
    'lines that end with LF after an empty one',
    `\n${complete.replaceAll('\r\n', '\n')}`,
    { message: /^Lines end with LF alone/ },
  ],
  ['no closing boundary', inquiry, { message: /^The body ends without its last line, --b--\. Send the whole body/ }],
  [
    'a boundary that a value contains',
    `${inquiry}${field('note', 'x\r\n--bc')}--b--`,
    { message: /^Other characters follow --b\. Choose a boundary/ },
  ],
  [
    'no empty line',
    `${inquiry}--b\r\nContent-Disposition: form-data; name="note"\r\nhello\r\n--b--\r\n`,
    { message: /^Part 8 lacks the empty line between its headers and its value.*“--b”/ },
  ],
  [
    'no empty line before another part',
    `--b\r\nContent-Disposition: form-data; name="note"\r\n${utf8('안녕')}\r\n${complete}`,
    { message: /^Part 1 lacks the empty line between its headers and its value.*“안녕”/ },
  ],
  [
    'no Content-Disposition',
    `${inquiry}${part('Content-Type: text/plain')}--b--`,
    { message: /^Part 8 has no header Content-Disposition: form-data\./ },
  ],
  [
    'another disposition',
    `${inquiry}${part('Content-Disposition: attachment; filename="a.png"')}--b--`,
    { message: /^Part 8 has no header Content-Disposition: form-data\./ },
  ],
  [
    'no name',
    `${inquiry}${part('Content-Disposition: form-data; filename="a.png"')}--b--`,
    { message: 'Part 8 has no name. Add name="…" to its Content-Disposition.' },
  ],
  [
    'an unescaped quotation mark',
    `${inquiry}${file('filename="a"b.png"')}--b--`,
    { message: /^The Content-Disposition header of part 8 cannot be read\./ },
  ],
  [
    'a file name in several parameters',
    `${inquiry}${file("filename*0*=utf-8''a; filename*1=b.png")}--b--`,
    { message: /^Part 8 spreads a name over several parameters/ },
  ],
  [
    'long headers',
    `${inquiry}${part(`Content-Disposition: form-data; name="note"\r\nX: ${'x'.repeat(9000)}`)}--b--`,
    { message: /^The headers of part 8 have more than 8192 bytes\./ },
  ],
  [
    'a long name',
    `${inquiry}${field('n'.repeat(101), 'x')}--b--`,
    { message: 'The name of part 8 has more than 100 characters. Shorten it.' },
  ],
  [
    'too many parts',
    `${inquiry}${field('note', 'x').repeat(60)}--b--`,
    { message: 'The body has too many parts. Send at most 64 texts and 20 files.' },
  ],
  [
    'nested multipart',
    `${inquiry}${part('Content-Disposition: form-data; name="attachFile"\r\nContent-Type: multipart/mixed; boundary=c', '--c--')}--b--`,
    {
      field: 'attachFile',
      message: /^This part contains a multipart body of its own\. Send each file as a part of the form/,
    },
  ],
  [
    'base64',
    `${inquiry}${file('filename="a.png"', '\r\nContent-Transfer-Encoding: base64')}--b--`,
    { field: 'attachFile', message: /^This part is encoded with base64\. Send its bytes as they are/ },
  ],
  [
    'quoted-printable',
    `${inquiry}${field('note', 'x', '\r\nContent-Transfer-Encoding: Quoted-Printable')}--b--`,
    { field: 'note', message: /^This part is encoded with Quoted-Printable\./ },
  ],
] as const satisfies readonly (readonly [string, string, Expected, string?])[])
  test(...clause('call.form.malformed', example), async ({ api, world }) =>
    expectRefused(api, world, body, expected, contentType),
  )

test(...clause('hardening.multipart.field-too-long', 'with a Korean name'), async ({ api, world }) => {
  const { status, body } = await send(api, `${inquiry}${field(utf8('메모'), 'x'.repeat(65_537))}--b--`)
  expect(status).toBe(413)
  expect(body.errors).toMatchObject([{ field: '메모', code: 'PAYLOAD_TOO_LARGE' }])
  await expectNothingStored(api, world)
})

const odd = "'()+_,-./:=? x"

for (const [example, body, contentType] of [
  ['a preamble and an epilogue', `This is a form.\r\n${complete}Good bye.`],
  ['an epilogue with a boundary', `${complete}${inquiry}`],
  ['no line break at the end', `${inquiry}--b--`],
  ['spaces after each boundary', complete.replaceAll('--b\r\n', '--b \t \r\n').replace('--b--', '--b-- \t')],
  ['a quoted boundary', complete, 'multipart/form-data; boundary="b"'],
  ['an escaped boundary', complete, 'multipart/form-data; boundary="\\b"'.replace('\\b', 'b')],
  ['a boundary of odd characters', complete.replaceAll('--b', `--${odd}`), `multipart/form-data; boundary="${odd}"`],
  [
    'an unquoted boundary of odd characters',
    complete.replaceAll('--b', '--=_a:b/c?(d)'),
    'multipart/form-data;boundary==_a:b/c?(d)',
  ],
  [
    'a boundary of 70 characters',
    complete.replaceAll('--b', `--${'b'.repeat(70)}`),
    `multipart/form-data; boundary=${'b'.repeat(70)}`,
  ],
  ['parameters in any order and case', complete, 'Multipart/Form-Data; charset=utf-8; BOUNDARY=b;'],
  ['parameters without a value', complete.replaceAll('form-data; name', 'form-data; x; name'), `${type}; x`],
  ['folded headers', complete.replaceAll('form-data; name', 'form-data;\r\n\tname')],
  [
    'headers in another case and spaces',
    complete.replaceAll('Content-Disposition: form-data; name=', 'CONTENT-DISPOSITION:Form-Data ;name = '),
  ],
  ['unquoted names', complete.replaceAll(/name="(\w+)"/g, 'name=$1')],
  [
    'other headers',
    complete.replaceAll(
      '\r\nContent-Disposition',
      '\r\nContent-Length: 1\r\nContent-Transfer-Encoding: 8bit\r\nX-Note: x\r\nContent-Disposition',
    ),
  ],
] as const satisfies readonly (readonly [string, string, string?])[])
  test(...clause('call.form.tolerated', example), async ({ api, world }) => {
    expect((await send(api, body, contentType)).body).toMatchObject({ code: 'SUCCESS' })
    expect((await world.inquiries())[0]!.fields).toEqual(Object.fromEntries(generalInquiry()))
  })

for (const name of ['attachFile[]', 'attachFile[0]', 'attachFile.0', 'files', 'file', 'title', 'attachfile'])
  test(...clause('call.form.file-field', name), async ({ api, world }) => {
    const body = inquiryWithout('title') + file('filename="a.png"').replace('attachFile', name)
    const message = 'Files are accepted as attachFile only. Send each file as a part named attachFile.'
    await expectRefused(api, world, `${body}--b--`, { field: name, message })
  })
