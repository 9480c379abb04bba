import { expect, test } from 'vitest'
import type { MockOptions } from '../options.ts'
import { readOrigins } from '../process/network-options.ts'
import { newMock } from '../testing/mock.ts'
import { isOurHost } from '../http/origin.ts'

const ports = [5100, 5101, 5102, 5103]
const secure = { isSecure: true }
const publicUrl = 'https://mock.example/team/mock'
const named = { hostNames: ['127.0.0.1', 'mock.example'] }
const json = { 'content-type': 'application/json' }

test.each<[origin: string, status: number, options?: Partial<MockOptions>, host?: string]>([
  ...ports.map((port): [string, number] => [`http://127.0.0.1:${port}`, 200]),
  ['http://localhost:5100', 200],
  ['https://evil.example', 403],
  ['http://127.0.0.1:1', 403],
  ['http://127.0.0.1.evil.example:5100', 403],
  ['null', 403],
  ['https://127.0.0.1:5100', 403],
  // Over TLS.
  ['https://127.0.0.1:5100', 200, secure],
  ['https://localhost:5100', 200, secure],
  ['http://127.0.0.1:5100', 403, secure],
  ['https://127.0.0.1', 403, secure],
  ['https://evil.example:5100', 403, secure],
  // Behind a proxy.
  ['https://mock.example', 200, { publicUrl }],
  ['http://mock.example', 403, { publicUrl }],
  ['https://mock.example:8443', 403, { publicUrl }],
  ['https://evil.example', 403, { publicUrl }],
  // Behind a port mapping, where the Host header has the port outside.
  ['http://mock.example:8080', 200, named, 'mock.example:8080'],
  ['http://mock.example:8081', 403, named, 'mock.example:8080'],
  ['https://mock.example:8080', 403, named, 'mock.example:8080'],
  ['http://evil.example:8080', 403, named, 'mock.example:8080'],
])('pages of %s get %i from the control plane and for writes to the product', async (origin, status, options, host) => {
  const { api, world } = newMock({}, { ports, ...options })
  const page = api.with({ origin, host: host ?? '127.0.0.1:5100', ...json })
  const statuses = []
  for (const [method, path, body] of [
    ['PATCH', '/__mock/worlds/default', '{"abuse":true}'],
    ['GET', '/__mock/worlds/default/journal', undefined],
    ['POST', '/api-member/member/session', '{"persona":"main"}'],
  ] as const)
    statuses.push((await page.send(method, path, body)).status)
  expect(statuses).toEqual([status, status, status])
  expect(await world.state()).toMatchObject({ abuse: status === 200, persona: status === 200 ? 'main' : 'anonymous' })
})

test.each(['null', 'ionic://localhost', 'http://localhost:3001', 'chrome-extension://abcdef'])(
  'pages of %s are told the option that allows them',
  async (origin) => {
    const { body } = await newMock().api.with({ origin, 'accept-language': 'en' }).post('/api/security/captcha')
    const [, advice] = /^Pages from .* are not allowed .* start the mock with --cors (.*)\.$/.exec(body.message)!
    expect(readOrigins([advice!])).toEqual([origin])
  },
)

test.each([
  ['cross-site', 403],
  ['same-site', 200],
  ['same-origin', 200],
  ['none', 200],
])('a request with Sec-Fetch-Site %s gets %i', async (site, status) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }
  expect((await newMock().control.with(headers).get('/worlds/default')).status).toBe(status)
})

test.each([
  ...['127.0.0.1:5100', 'localhost:5100', '[::1]:5100', 'LOCALHOST:5100', 'mock.example', 'MOCK.example:8080'],
  ...['192.0.2.7', '[2001:db8::7]:80'],
])('the host %s is ours', (host) => {
  const hostNames = ['127.0.0.1', 'localhost', '[::1]', 'mock.example', '192.0.2.7', '[2001:db8::7]']
  expect(isOurHost(host, { hostNames } as unknown as MockOptions)).toBe(true)
})

test.each([
  ...['evil.example', 'evil.example:5100', '127.0.0.1.evil.example:5100', '10.0.0.1', 'localhost.', '192.0.2.8'],
  ...['mock.example.evil.example', 'example', undefined],
])('the host %s is not ours', (host) => {
  const hostNames = ['127.0.0.1', 'localhost', '[::1]', 'mock.example', '192.0.2.7']
  expect(isOurHost(host, { hostNames } as unknown as MockOptions)).toBe(false)
})

test('without the control plane, each of its addresses returns 404', async () => {
  const { api, control } = newMock({}, { hasControl: false })
  for (const path of ['/health', '/worlds', '/', '/openapi.json', '/enter'])
    expect([path, (await control.get(path)).status]).toEqual([path, 404])
  expect((await control.post('/worlds')).status).toBe(404)
  expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
})

const token = 'correct-horse-battery'

test('a token is required by the control plane only, and no address of it returns the token', async () => {
  const { api, control } = newMock({}, { controlToken: token })
  const trusted = control.with({ authorization: `Bearer ${token}` })
  for (const path of [
    ...['/', '/health', '/worlds', '/worlds/default', '/worlds/default/snapshot', '/worlds/default/journal'],
    ...['/scenarios', '/sites', '/requirements', '/openapi.json', '/openapi.yaml', '/contract.http?world=mine'],
    ...['/postman.json?world=mine', '/enter?world=default&persona=main'],
  ]) {
    for (const client of [control, control.with({ authorization: 'Bearer correct-horse' })])
      expect([path, (await client.get(path)).status]).toEqual([path, 401])
    const { status, headers, bytes } = await trusted.get(path)
    expect([path, status < 400]).toEqual([path, true])
    expect([...headers].join('\n') + new TextDecoder().decode(bytes)).not.toContain(token)
  }
  expect((await api.get('/api/support/inquiry/abuse')).status).toBe(200)
})

test('behind a proxy, cookies, redirects and documents have the public address', async () => {
  const { control } = newMock({}, { publicUrl, hostNames: ['mock.example'] })
  const { headers } = await control.get('/enter?world=mine&to=/support/faq?page=2')
  expect(headers.get('set-cookie')).toBe('mock-world=mine; Path=/team/mock; SameSite=Lax; Secure')
  expect(headers.get('location')).toBe('/team/mock/support/faq?page=2')
  for (const [path, text] of [
    ['/contract.http', `@origin = ${publicUrl}\n`],
    ['/postman.json', `"value": "${publicUrl}"`],
    ['/openapi.json', `"url": "${publicUrl}"`],
    ['/openapi.yaml', `url: ${publicUrl}`],
  ] as const)
    expect(new TextDecoder().decode((await control.get(path)).bytes)).toContain(text)
})

test('over TLS, cookies are Secure and documents have the address with https', async () => {
  const { control } = newMock({}, { isSecure: true })
  const client = control.with({ host: 'localhost:5100' })
  expect((await client.get('/enter?world=default')).headers.get('set-cookie')).toBe(
    'mock-world=default; Path=/; SameSite=Lax; Secure',
  )
  for (const [path, text] of [
    ['/contract.http', '@origin = https://localhost:5100\n'],
    ['/postman.json', '"value": "https://localhost:5100"'],
    ['/openapi.json', '"url": "https://localhost:5100"'],
  ] as const)
    expect(new TextDecoder().decode((await client.get(path)).bytes)).toContain(text)
})

test.each([
  [undefined, /^[^가-힣ぁ-ヿ]+$/],
  ['*', /^[^가-힣ぁ-ヿ]+$/],
  ['fr', /^[^가-힣ぁ-ヿ]+$/],
  ['en', /^[^가-힣ぁ-ヿ]+$/],
  ['ko-KR', /\p{Script=Hangul}/u],
  ['ja', /\p{Script=Hiragana}/u],
])(
  'an error of the control plane is in English if Accept-Language (%j) names no other language',
  async (language, text) => {
    const { control } = newMock()
    const client = control.with({ 'accept-language': language ?? '' })
    for (const path of ['/worlds/nobody', '/nowhere', '/worlds/nobody/journal?after=x'])
      expect((await client.get(path)).body.message, path).toMatch(text)
    expect((await client.post('/worlds', { persona: 'nobody' })).body.errors[0].message).toMatch(text)
    expect((await client.post('/worlds', '{')).body.message).toMatch(text)
  },
)

test('an error of the product is in Korean if Accept-Language names no language', async () => {
  const { body } = await newMock().api.with({ 'accept-language': '' }).get('/api/support/notice/999999')
  expect(body.message).toMatch(/\p{Script=Hangul}/u)
})

const written = (value: object) => JSON.stringify(value)

test.each<
  [what: string, method: string, path: string, body?: string | undefined, headers?: Readonly<Record<string, string>>]
>([
  ['an existing world', 'POST', '/worlds', written({ id: 'default' })],
  ['an unknown world', 'GET', '/worlds/nobody'],
  ['an unknown inquiry', 'POST', '/worlds/default/inquiries/1/answers', '{}'],
  ['an unknown file', 'GET', '/worlds/default/inquiries/1/files/0'],
  ['an unknown captcha', 'GET', '/worlds/default/captchas/none'],
  ['an unknown scenario', 'GET', '/enter?scenario=none'],
  ['a link in an image', 'GET', '/enter', undefined, { 'sec-fetch-dest': 'image' }],
  ['a link that is loaded early', 'GET', '/enter', undefined, { 'sec-purpose': 'prefetch' }],
  ['an unknown collection', 'PATCH', '/worlds/default', written({ data: { none: {} } })],
  ['records before our era', 'POST', '/worlds', written({ now: '0002-01-01T00:00:00Z', volume: { faqs: 1 } })],
  ['a back end', 'PATCH', '/worlds/default', written({ forward: [{ to: 'http://api.example' }] })],
  ['an unknown tag', 'GET', '/openapi.json?tags=none'],
  ['an unknown setting', 'PATCH', '/worlds/default', written({ personna: 'main' })],
  ['another origin', 'GET', '/worlds', undefined, { origin: 'https://evil.example' }],
  ['another site', 'GET', '/worlds', undefined, { 'sec-fetch-site': 'cross-site' }],
  ['an unknown path', 'GET', '/none'],
])(
  'the control plane refuses %s in the language of the request, else in English',
  async (_, method, path, body, headers) => {
    const { control } = newMock()
    const messageIn = async (language: string) => {
      const response = await control
        .with({ 'accept-language': language, ...headers })
        .send(method, path, body, 'application/json')
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('content-language')).toBe(/^(ko|ja)/.exec(language)?.[0] ?? 'en')
      const { message, errors = [] } = response.body
      return [message, ...errors.map((error: { message: string }) => error.message)].join('\n')
    }
    expect(await messageIn('ko-KR')).toMatch(/\p{Script=Hangul}/u)
    expect(await messageIn('ja')).toMatch(/\p{Script=Hiragana}/u)
    const english = await messageIn('en')
    expect(english).toMatch(/^[A-Z“]/)
    expect(english).not.toMatch(/\p{Script=Hangul}|\p{Script=Hiragana}|\{\{/u)
    expect(await messageIn('')).toBe(english)
    expect(await messageIn('fr')).toBe(english)
  },
)
