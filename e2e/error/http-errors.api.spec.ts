import { gzipSync } from 'node:zlib'
import { generalInquiry } from '../literals/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { locales } from '../literals/sites.ts'
import { worded, wordedWith } from '../literals/worded.ts'
import { needsMock } from '../verify/observed.ts'

for (const path of [
  '/api',
  '/api/',
  '/api/no/such/path',
  '/api-member/x',
  '/api-rcapt/x',
  '/service-news/x/y',
  '/__mock/x',
])
  for (const method of ['GET', 'POST', 'DELETE'])
    test(...clause('error.status.not-found', `${method} ${path}`), async ({ api }) => {
      const { status, headers, body } = await api.send(method, path)
      expect(status).toBe(404)
      expect(headers.get('content-type')).toContain('application/json')
      expect(body.code).toBe('NOT_FOUND')
    })

for (const [method, path, allow] of [
  ['PUT', '/api/support/inquiry', ['POST']],
  ['GET', '/api/support/inquiry', ['POST']],
  ['DELETE', '/api/support/inquiry/code', ['GET']],
  ['POST', '/api/countryCode/getList', ['GET']],
  ['PATCH', '/api-member/member/session', ['DELETE', 'GET', 'POST']],
  ['HEAD', '/api/security/captcha', ['POST']],
  ['GET', '/api/security/captcha', ['POST']],
  ['POST', '/api/support/faq/7', ['GET']],
  ['PUT', '/__mock/worlds', ['GET', 'POST']],
] as const)
  test(...clause('error.status.method-not-allowed', `${method} ${path}`), async ({ api }) => {
    if (path.endsWith('/session')) needsMock('signing in as a persona with POST')
    const { status, headers, body } = await api.send(method, path)
    expect(status).toBe(405)
    const expected = [...allow, ...((allow as readonly string[]).includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    expect((headers.get('allow') ?? '').split(', ').toSorted()).toEqual(expected.toSorted())
    // A response to HEAD has no body.
    if (method === 'HEAD') return
    expect(body.code).toBe('METHOD_NOT_ALLOWED')
    for (const allowed of allow) expect(body.message).toEqual(wordedWith(allowed))
  })

for (const [path, allow] of [
  ['/api-member/member/session', 'DELETE, GET, HEAD, OPTIONS, POST'],
  ['/api/support/inquiry', 'OPTIONS, POST'],
  ['/api/support/notice/1034', 'GET, HEAD, OPTIONS'],
  ['/__mock/worlds', 'GET, HEAD, OPTIONS, POST'],
  ['/__mock/worlds/default', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
] as const)
  test(...clause('error.status.method-not-allowed', `OPTIONS ${path}`), async ({ api }) => {
    if (allow.includes('DELETE')) needsMock('signing in by persona')
    const { status, headers, bytes } = await api.send('OPTIONS', path)
    expect([status, bytes.length]).toEqual([204, 0])
    expect(headers.get('allow')!.split(', ').toSorted().join(', ')).toBe(allow)
  })

test(...clause('error.status.not-found', 'OPTIONS'), async ({ api }) => {
  expect((await api.send('OPTIONS', '/api/no/such/path')).status).toBe(404)
})

for (const [method, path, type, body] of [
  ['POST', '/api-member/member/session', 'text/plain', '{"persona":"main"}'],
  ['POST', '/api-member/member/session', 'application/x-www-form-urlencoded', 'persona=main'],
  ['POST', '/api/security/receipt-captcha', 'multipart/form-data; boundary=x', '--x--'],
  ['POST', '/api/support/inquiry', 'application/json', '{"title":"x"}'],
  ['POST', '/api/support/inquiry', 'application/x-www-form-urlencoded', 'title=x'],
  ['POST', '/api/support/inquiry', 'multipart/mixed; boundary=x', '--x--'],
  ['POST', '/__mock/worlds', 'text/plain', '{}'],
] as const)
  test(...clause('error.status.unsupported-media-type', `${path} ${type}`), async ({ api, world }) => {
    const response = await api.send(method, path, { headers: { 'content-type': type }, body })
    expect(response.status).toBe(415)
    expect(response.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect((await world.state()).persona).toBe('anonymous')
    await expectNothingStored(api, world)
  })

test(...clause('error.status.unsupported-media-type', 'an inquiry without a content type'), async ({ api }) => {
  const { status, body } = await api.send('POST', '/api/support/inquiry')
  expect(status).toBe(415)
  expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test(...clause('error.status.unsupported-media-type', 'upper case and parameters are accepted'), async ({ api }) => {
  const { status } = await api.send('POST', '/api-member/member/session', {
    headers: { 'content-type': 'Application/JSON; charset=UTF-8' },
    body: '{"persona":"main"}',
  })
  expect(status).toBe(200)
})

const encodingMessages = {
  ko: 'gzip 인코딩은 지원하지 않습니다. Content-Encoding 헤더 없이, 압축하지 않은 본문을 보내 주세요.',
  en: 'The encoding gzip is not supported. Send the body uncompressed, without Content-Encoding.',
  ja: 'gzipエンコーディングには対応していません。Content-Encodingヘッダーを付けず、圧縮していない本文を送信してください。',
}

for (const [path, type] of [
  ['/api-member/member/session', 'application/json'],
  ['/api/support/inquiry', 'multipart/form-data; boundary=x'],
  ['/__mock/worlds', 'application/json'],
] as const)
  test(...clause('error.status.unsupported-media-type', `${path} with an encoding`), async ({ api, world }) => {
    const body = gzipSync('{"persona":"main"}')
    for (const language of locales) {
      const headers = { 'content-type': type, 'content-encoding': 'gzip', 'accept-language': language }
      const response = await api.send('POST', path, { headers, body })
      expect([response.status, response.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
      expect(response.body.message).toEqual(worded(encodingMessages[language]))
      expect(response.headers.get('accept-encoding')).toBe('identity')
    }
    for (const encoding of ['deflate', 'br', 'x', 'identity, gzip'])
      expect(
        (await api.send('POST', path, { headers: { 'content-type': type, 'content-encoding': encoding }, body }))
          .status,
      ).toBe(415)
    expect((await world.state()).persona).toBe('anonymous')
  })

test(...clause('error.status.unsupported-media-type', 'not for identity, nor without a body'), async ({ api }) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' }
  const body = '{"persona":"main"}'
  expect((await api.send('POST', '/api-member/member/session', { headers, body })).status).toBe(200)
  const withEncoding = api.with({ 'content-encoding': 'gzip' })
  expect((await withEncoding.get('/api/support/notice')).status).toBe(200)
  expect((await withEncoding.post('/api/security/captcha')).status).toBe(200)
})

test(...clause('hardening.json.byte-order-mark'), async ({ api, world }) => {
  expect((await api.json('POST', '/api-member/member/session', '\ufeff{"persona":"main"}')).status).toBe(200)
  const path = `/__mock/worlds/${world.id}`
  expect((await api.json('PATCH', path, '\ufeff{"persona":"biz"}')).status).toBe(200)
  expect((await world.state()).persona).toBe('biz')
  // Only at the start, and once.
  for (const text of ['\ufeff\ufeff{}', '{}\ufeff', '\ufeff'])
    expect([text, (await api.json('PATCH', path, text)).status]).toEqual([text, 400])
})

for (const text of ['{', '{"persona":"main"', "{'persona':'main'}", 'persona', '{"persona":"main"}x', '\u0000'])
  test(...clause('hardening.json.malformed', JSON.stringify(text)), async ({ api }) => {
    const { status, body } = await api.json('POST', '/api-member/member/session', text)
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    expect((await api.get('/api-member/member/session')).body).toEqual({ member: null })
  })

for (const text of ['null', '[]', '"main"', '1', ''])
  test(...clause('error.status.bad-request', `JSON of another type: ${text || 'empty'}`), async ({ api }) => {
    const { status, body } = await api.json('POST', '/api-member/member/session', text)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [expect.anything()] })
  })

for (const nested of [
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
])
  test(...clause('hardening.json.malformed', `deeply nested: ${nested.slice(0, 5)}`), async ({ api }) => {
    expect((await api.json('POST', '/api-member/member/session', nested)).status).toBe(400)
    expect((await api.get('/api-member/member/session')).status).toBe(200)
  })

test(...clause('hardening.json.too-large'), async ({ api }) => {
  const { status, body } = await api.json('POST', '/api-member/member/session', {
    persona: 'main',
    padding: 'x'.repeat(4 * 1024 * 1024),
  })
  expect(status).toBe(413)
  expect(body).toEqual({
    code: 'PAYLOAD_TOO_LARGE',
    message: '보내려는 내용이 너무 깁니다. 내용을 줄여 다시 시도해 주세요.',
  })
  expect((await api.get('/api-member/member/session')).body).toEqual({ member: null })
})

for (const path of ['/api/support/faq/%', '/api/support/faq/%E0%A4%A', '/api/%zz', '/__mock/worlds/%'])
  test(...clause('hardening.url.malformed', path), async ({ api }) => {
    const { status, body } = await api.send('GET', path)
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
  })

for (const path of [
  '/api/support/inquiry/code?inquiryType=GNRL&inquiryType=O2O',
  '/api/support/faq/inquiry?listSize=3&listSize=4&inquiryType=GNRL',
  '/api/security/captcha/verify?captchaKey=a&captchaKey=b&captchaValue=c&captchaCategory=CAPTCHA',
])
  test(...clause('hardening.query.repeated', path), async ({ api }) => {
    expect([200, 400]).toContain((await api.get(path)).status)
    expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
  })

for (const path of ['?', '?=', '?&&&', '?%', '?a=%E0%A4%A', '?__proto__=1&constructor=2'])
  test(...clause('call.query.unknown-ignored', path), async ({ api }) => {
    const expected = (await api.get('/api/support/inquiry/abuse')).body
    expect((await api.get(`/api/support/inquiry/abuse${path}`)).body).toEqual(expected)
  })

test(...clause('hardening.header.nosniff'), async ({ api }) => {
  for (const response of [
    await api.get('/api/support/inquiry/abuse'),
    await api.get('/api/no/such/path'),
    await api.get('/__mock/health'),
    await api.postForm('/api/support/inquiry', generalInquiry()),
    await api.send('DELETE', '/api-member/member/session'),
  ])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test(...clause('hardening.header.no-powered-by'), async ({ api }) => {
  for (const path of ['/api/support/inquiry/abuse', '/api/no/such/path', '/__mock/health', '/']) {
    const { headers } = await api.get(path)
    expect(headers.get('x-powered-by'), path).toBeNull()
    expect(headers.get('server'), path).toBeNull()
  }
})

for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
  test(...clause('hardening.write.foreign-origin-refused', origin), async ({ api, world }) => {
    const crossOrigin = api.with({ origin })
    for (const response of [
      await crossOrigin.postForm('/api/support/inquiry', generalInquiry()),
      await crossOrigin.post('/api-member/member/session', { persona: 'main' }),
      await crossOrigin.send('DELETE', '/api-member/member/session'),
    ]) {
      expect(response.status).toBe(403)
      expect(response.body.code).toBe('FORBIDDEN')
    }
    await expectNothingStored(api, world)
    expect((await world.state()).persona).toBe('anonymous')
  })

test(...clause('hardening.write.foreign-origin-refused', 'accepted from the same origin'), async ({ api }) => {
  expect((await api.with({ origin: api.origin }).postForm('/api/support/inquiry', generalInquiry())).status).toBe(200)
})
