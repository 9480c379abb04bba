import { clause, expect, test } from '../support/test.ts'
import { free, worded, wordedWith } from '../literals/worded.ts'

/** Bytes of a text in which each character is one byte, so that tests can write invalid UTF-8. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const inEucKr = '\xc7\xd1\xb1\xdb'
const answer = '/api/support/inquiry/51245/call'

for (const [example, path, json, fields] of [
  ['EUC-KR', answer, `{"score":5,"comment":"${inEucKr}"}`, ['comment']],
  ['a byte of Latin-1', answer, '{"score":5,"comment":"caf\xe9"}', ['comment']],
  ['half of a character', answer, '{"score":5,"comment":"\xed\x95"}', ['comment']],
  ['a surrogate in UTF-8', answer, '{"score":5,"comment":"\xed\xa0\x80"}', ['comment']],
  ['an overlong slash', answer, '{"score":5,"comment":"\xc0\xaf"}', ['comment']],
  ['a key', answer, `{"score":5,"${inEucKr}":1}`, [free('body')]],
  ['no JSON', answer, `{"score":${inEucKr}}`, ['body']],
  ['the control plane', '/__mock/worlds', `{"member":{"name":"${inEucKr}"}}`, ['member.name']],
  [
    'two fields',
    '/__mock/worlds',
    `{"member":{"name":"${inEucKr}"},"allowFileExt":["pdf","\xff"]}`,
    ['member.name', 'allowFileExt.1'],
  ],
] as const)
  test(...clause('call.body.json-utf-8', example), async ({ api, world }) => {
    const response = await api.with({ 'accept-language': 'en' }).send('POST', path, {
      headers: { 'content-type': 'application/json' },
      body: bytesOf(json),
    })
    expect(response.status).toBe(400)
    expect(response.body.code).toBe('BAD_REQUEST')
    const message = worded('This text is not valid UTF-8. Encode it in UTF-8.')
    expect(response.body.errors).toEqual(fields.map((field) => ({ field, code: 'BAD_REQUEST', message })))
    expect(await world.mails()).toEqual([])
  })

for (const charset of ['euc-kr', 'ISO-8859-1', '"windows-1252"', 'utf-16', 'nonsense'])
  test(...clause('call.body.json-utf-8', charset), async ({ api }) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    const { status, body } = await api.send('POST', answer, { headers, body: '{"score":5}' })
    expect(status).toBe(415)
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(body.message).toEqual(wordedWith('UTF-8'))
  })

for (const parameters of ['; charset=utf8', ';charset="UTF-8"', '; charset=us-ascii', '; charset=', '; version=1'])
  test(...clause('call.body.json-utf-8', `accepted: ${parameters}`), async ({ api }) => {
    const headers = { 'content-type': `application/json${parameters}` }
    const { status } = await api.send('POST', '/api-member/member/session', { headers, body: '{"persona":"main"}' })
    expect(status).toBe(200)
  })

test(...clause('call.body.replacement-character', 'in JSON'), async ({ api, world }) => {
  await world.patch({ member: { name: 'a\ufffdb' }, persona: 'main' })
  expect((await api.get('/api-member/member/session')).body.member.name).toBe('a\ufffdb')
})
