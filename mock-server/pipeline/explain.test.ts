import { expect, test } from 'vitest'
import { fileOf, inquiry, newMock, submitPath, type Client } from '../testing/mock.ts'

const explained = (value = '1') => newMock().api.with({ 'x-mock-explain': value })
const reasons = ({ headers }: { readonly headers: Headers }) => [
  headers.get('x-mock-clauses'),
  headers.get('x-mock-refused-by'),
]

test.each<[string, (api: Client) => ReturnType<Client['get']>, string, string | null]>([
  ['a successful response', (api) => api.get('/api/support/inquiry/abuse'), 'call.inquiry.abuse', null],
  [
    'validation rules',
    (api) => api.postForm(submitPath, { ...inquiry, title: ' ', content: 'x'.repeat(5001) }, [fileOf('a.exe', 1)]),
    'call.inquiry.submit, inquiry.title.required, inquiry.content.max, inquiry.files.extension-allowed',
    'title=inquiry.title.required, content=inquiry.content.max, attachFile=inquiry.files.extension-allowed',
  ],
  [
    'a query',
    (api) => api.get('/api/support/notice?size=0'),
    'call.notice.list, error.status.bad-request',
    'size=error.status.bad-request',
  ],
  ['an unknown path', (api) => api.get('/api/no'), 'error.status.not-found', 'call=error.status.not-found'],
  [
    'another method',
    (api) => api.delete('/api/support/notice'),
    'error.status.method-not-allowed',
    'call=error.status.method-not-allowed',
  ],
])('the headers explain %s', async (_example, send, clauses, refusedBy) => {
  expect(reasons(await send(explained()))).toEqual([clauses, refusedBy])
})

test.each(['', '0', 'yes'])('nothing is explained with the header "%s"', async (value) => {
  expect(reasons(await explained(value).postForm(submitPath, { ...inquiry, title: '' }))).toEqual([null, null])
})

test('a header names a field in percent-encoding, also one of half a surrogate', async () => {
  const form = new FormData()
  for (const value of ['1', '2']) form.append('제목', value)
  // It is cut inside a surrogate pair.
  const cut = new FormData()
  cut.append(`${'a'.repeat(59)}😀😀`, fileOf('a.pdf', 1))
  const api = explained()
  for (const [name, { status, headers }] of [
    ['%EC%A0%9C%EB%AA%A9', await api.send('POST', submitPath, form)],
    ['%EF%BF%BD', await api.send('POST', submitPath, cut)],
    ['%EF%BF%BD', await api.post('/__mock/worlds', String.raw`{"\ud800":1}`)],
  ] as const)
    expect([status, headers.get('x-mock-refused-by')]).toEqual([
      400,
      expect.stringContaining(`${name}=error.status.bad-request`),
    ])
})
