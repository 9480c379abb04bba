import type { ApiClient } from '../support/api-client.ts'
import { generalInquiry, fileOf } from '../support/inquiry.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

const path = '/api/support/inquiry'
const explain = { 'x-mock-explain': '1' }

test(...clause('control.explain.clauses', 'of a successful response'), async ({ api }) => {
  const { headers } = await api.with(explain).get('/api/support/inquiry/abuse')
  expect(headers.get('x-mock-clauses')).toBe('call.inquiry.abuse')
  expect(headers.get('x-mock-refused-by')).toBeNull()
})

test(
  ...clausesOf(['control.explain.refused-by', 'control.explain.clauses'], 'by validation rules'),
  async ({ api }) => {
    const { status, headers, body } = await api
      .with(explain)
      .postForm(path, generalInquiry({ title: ' ', content: 'x'.repeat(5001) }, [fileOf('a.exe', 1)]))
    expect(status).toBe(400)
    expect(headers.get('x-mock-clauses')).toBe(
      'call.inquiry.submit, inquiry.title.required, inquiry.content.max, inquiry.files.extension-allowed',
    )
    expect(headers.get('x-mock-refused-by')).toBe(
      'title=inquiry.title.required, content=inquiry.content.max, attachFile=inquiry.files.extension-allowed',
    )
    // The body does not change.
    expect(Object.keys(body.errors[0]).toSorted()).toEqual(['code', 'field', 'message'])
  },
)

for (const [method, url, headers, clauses, refusedBy] of [
  [
    'GET',
    '/api/support/notice?size=0',
    {},
    'call.notice.list, error.status.bad-request',
    'size=error.status.bad-request',
  ],
  ['GET', '/api/nothing', {}, 'error.status.not-found', 'call=error.status.not-found'],
  ['DELETE', '/api/support/notice', {}, 'error.status.method-not-allowed', 'call=error.status.method-not-allowed'],
  [
    'GET',
    '/api/support/notice',
    { 'x-mock-world': 'no-such-world' },
    'call.notice.list, control.world.unknown',
    'call=control.world.unknown',
  ],
  [
    'GET',
    '/__mock/worlds/no-such-world',
    {},
    'control.worlds.read, control.world.unknown',
    'call=control.world.unknown',
  ],
] as const)
  test(...clause('control.explain.refused-by', `${method} ${url} ${Object.keys(headers).join()}`), async ({ api }) => {
    const response = await api.with({ ...explain, ...headers }).send(method, url)
    expect(response.headers.get('x-mock-clauses')).toBe(clauses)
    expect(response.headers.get('x-mock-refused-by')).toBe(refusedBy)
  })

test(...clause('control.explain.refused-by', 'a part whose name a header cannot contain'), async ({ api }) => {
  const { headers } = await api.with(explain).postForm(path, [...generalInquiry(), ['제목', '1'], ['제목', '2']])
  expect(headers.get('x-mock-refused-by')).toBe('%EC%A0%9C%EB%AA%A9=error.status.bad-request')
})

for (const value of ['', '0', 'yes'])
  test(...clause('control.explain.when-asked', JSON.stringify(value)), async ({ api }) => {
    const { headers } = await api.with({ 'x-mock-explain': value }).postForm(path, generalInquiry({ title: '' }))
    expect(headers.get('x-mock-clauses')).toBeNull()
    expect(headers.get('x-mock-refused-by')).toBeNull()
  })

test(...clause('control.openapi.decision-table'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const { description, requestBody } = body.paths['/api/support/inquiry'].post
  const parts = requestBody.content['multipart/form-data'].schema.properties
  expect(description).toContain('| title | yes | always |')
  expect(parts.title).not.toHaveProperty('x-required-if')
  expect(description).toContain('| isEmergency | yes | inquiryTypeCode TRBL, user business |')
  // Where it is not used, every value is ignored.
  expect(parts.isEmergency).not.toHaveProperty('enum')
  expect(parts.isEmergency).toMatchObject({
    'x-required-if': [{ inquiryTypeCode: ['TRBL'], user: 'business' }],
    'x-if-used': { enum: ['emerg', 'comm'] },
  })
  expect(parts.isAgreeRecvMarketing).toMatchObject({
    'x-optional-if': [{ user: 'anonymous' }],
    'x-if-used': { enum: ['Y', 'N'] },
  })
  expect(parts.naverWorksAccount['x-required-if']).toEqual([
    { inquiryTypeCode: ['O2O'], bbsArticleTypeDetailCode: ['O2O_BI_004'], site: ['public'] },
    { inquiryTypeCode: ['O2O'], bbsArticleTypeDetailCode: ['O2O_BI_001'], site: ['gov'] },
  ])
})

for (const [example, send] of [
  ['half a surrogate in a JSON body', (api: ApiClient) => api.json('POST', '/__mock/worlds', String.raw`{"\ud800":1}`)],
  [
    'a name that is cut in the middle of a surrogate pair',
    (api: ApiClient) => api.postForm(path, [...generalInquiry(), [`${'a'.repeat(59)}😀😀`, fileOf('a.pdf', 1)]]),
  ],
] as const)
  test(...clause('hardening.error.explain-any-field', example), async ({ api }) => {
    const { status, headers, body } = await send(api.with(explain))
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    expect(headers.get('x-mock-refused-by')).toContain('%EF%BF%BD=error.status.bad-request')
  })
