import { submitPath, withAdditional } from '../additional/additional.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { clause, expect, test } from '../support/test.ts'
import { free } from '../literals/worded.ts'
import { needsMock } from '../verify/observed.ts'
import { expectFiles, expectRefused, field, file, inquiry, inquiryWithout, part, send, type, utf8 } from './forms.ts'

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
  test(...clause('call.form.no-file', example), async ({ api, world }) => {
    const message = 'This part is a file without a file name. Add filename="…" to its Content-Disposition.'
    const code = free(example.includes('image') ? 'BAD_REQUEST' : 'FILE_NAME_INVALID')
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
  test(...clause('call.form.name-extended', example), async ({ api, world }) => {
    if (['a character in two words', 'a language'].includes(example)) needsMock('encoded words beyond RFC 2047')
    await expectFiles(api, world, file(`filename="${name}"`), [stored])
  })

for (const [name, stored] of [
  ['%EC%98%A4%EB%A5%98.png', '오류.png'],
  ['%ec%98%a4%eb%a5%98%20%281%29.png', '오류 (1).png'],
  ['%EC%98%A4%EB%A5%98 (1).png', '오류 (1).png'],
] as const)
  test(...clause('call.form.name-extended', name), async ({ api, world }) =>
    expectFiles(api, world, file(`filename="${name}"`), [stored]),
  )

test(...clause('call.form.name-extended', 'of the names of texts'), async ({ api, world }) => {
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
  test(...clause('call.form.name-extended', example), async ({ api, world }) => {
    const body = `${inquiry}${file(parameters)}--b--`
    const message = new RegExp(judged.replace(/[\\.]/g, '\\$&'))
    await expectRefused(api, world, body, { code: 'FILE_NAME_INVALID', field: 'attachFile', message })
  })

test(...clause('call.form.name-extended', 'in NFC'), async ({ api, world }) => {
  const name = '안내.png'.normalize('NFD')
  await expectFiles(api, world, file(`filename*=utf-8''${encodeURIComponent(name)}`), [name])
  const twice = file(`filename="${utf8('안내.png')}"`) + file(`filename*=utf-8''${encodeURIComponent(name)}`)
  expect((await send(api, `${inquiry}${twice}--b--`)).body.errors).toMatchObject([{ field: 'attachFile' }])
})

test(...clause('hardening.multipart.field-too-long', 'with a Korean name'), async ({ api, world }) => {
  const { status, body } = await send(api, `${inquiry}${field(utf8('메모'), 'x'.repeat(65_537))}--b--`)
  expect(status).toBe(413)
  expect(body.errors).toMatchObject([{ field: '메모', code: 'PAYLOAD_TOO_LARGE' }])
  await expectNothingStored(api, world)
})

for (const name of ['attachFile[]', 'attachFile[0]', 'attachFile.0', 'files', 'file', 'title', 'attachfile'])
  test(...clause('call.form.file-field', name), async ({ api, world }) => {
    const body = inquiryWithout('title') + file('filename="a.png"').replace('attachFile', name)
    const message = 'Files are accepted as attachFile only. Send each file as a part named attachFile.'
    await expectRefused(api, world, `${body}--b--`, { field: name, message })
  })
