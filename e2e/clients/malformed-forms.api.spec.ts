import { generalInquiry } from '../literals/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectRefused, field, file, inquiry, part, send, type, utf8, type Expected } from './forms.ts'
import { needsMock } from '../verify/observed.ts'

const complete = `${inquiry}--b--\r\n`
const rulesOfTheMock: ReadonlySet<string> = new Set([
  ...['an unescaped quotation mark', 'long headers'],
  ...['base64', 'quoted-printable'],
])

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
  test(...clause('call.form.malformed', example), async ({ api, world }) => {
    if (rulesOfTheMock.has(example)) needsMock('rules for the headers of parts that the contract does not name')
    await expectRefused(api, world, body, expected, contentType)
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
