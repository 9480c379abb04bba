import { expect, test } from 'vitest'
import { exchangeOf } from './exchange.examples.ts'
import { harOf } from './har.ts'

const entryOf = (change: Parameters<typeof exchangeOf>[0]) =>
  JSON.parse(harOf([exchangeOf(change)], 'http://127.0.0.1:5100', '1.0.0')).log.entries[0]

const form: [string, string] = ['content-type', 'multipart/form-data; boundary=x']

test('a form is exported as its parts, with the names of its files and the bytes that were sent', () => {
  const file = { field: 'attachFile', name: '보고서.png', size: 5000, sha256: 'ab' }
  const { request } = entryOf({
    method: 'POST',
    request: JSON.stringify({ title: '서버', files: [file] }),
    requestHeaders: [form, ['content-length', '5983']],
  })
  expect(request.bodySize).toBe(5983)
  expect(request.postData).toEqual({
    mimeType: 'multipart/form-data',
    params: [
      { name: 'title', value: '서버' },
      {
        name: 'attachFile',
        fileName: '보고서.png',
        comment: 'The journal keeps no bytes of files. This one has 5000, with the SHA-256 ab.',
      },
    ],
  })
})

test('sizes are bytes, not characters', () => {
  const { request, response } = entryOf({
    method: 'POST',
    request: '{"a":"가"}',
    requestHeaders: [
      ['content-type', 'application/json'],
      ['content-length', '13'],
    ],
    response: '{"b":"가"}',
    responseHeaders: [['content-type', 'application/json']],
  })
  expect(request).toMatchObject({ bodySize: 13, postData: { mimeType: 'application/json', text: '{"a":"가"}' } })
  expect(response).toMatchObject({ bodySize: 11, content: { size: 11, text: '{"b":"가"}' } })
  expect(entryOf({})).toMatchObject({ request: { bodySize: 0 }, response: { bodySize: 0, content: { size: 0 } } })
})

const notKept = 'The journal has no more of this body.'

test.each([
  ['of a file', '5000 bytes', 5000, ''],
  ['that is long', '가가… (60000 bytes)', 60_000, '가가'],
  ['that made room for others', null, -1, ''],
])('a response %s says that bytes are left out', (_example, response, size, text) => {
  const { response: exported } = entryOf({ response, responseHeaders: [['content-type', 'image/png']] })
  expect(exported).toMatchObject({ bodySize: size, content: { size, text, comment: notKept } })
})

test.each([
  ['that was refused before it was read', null, [['content-length', '20']], 20, ''],
  ['that is long', '{"a":"가… (60000 bytes)', [], -1, '{"a":"가'],
  ['of a form that is long', '{"a":"가… (60000 bytes)', [form], -1, ''],
] as [string, string | null, [string, string][], number, string][])(
  'a request %s says that bytes are left out',
  (_example, request, requestHeaders, size, text) => {
    const exported = entryOf({ method: 'POST', request, requestHeaders }).request
    expect(exported).toMatchObject({ bodySize: size, postData: { text, comment: notKept } })
  },
)
