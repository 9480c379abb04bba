import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { exchangeBytes, raw } from '../mock-client/raw.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../support/test.ts'
import { locales } from '../literals/sites.ts'
import { needsMock } from '../verify/observed.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const notices = '/api/support/notice?size=3'
const hostOf = (origin: string) => new URL(origin).host
const request = (target: string, lines: readonly string[], body = '') =>
  [target, ...lines, 'connection: close', '', body].join('\r\n')

for (const [example, target] of [
  ['the same host', (origin: string) => `${origin}${notices}`],
  ['localhost', (origin: string) => `${origin.replace('127.0.0.1', 'localhost')}${notices}`],
  ['upper case', (origin: string) => `${origin.replace('http', 'HTTP')}${notices}`],
] as const)
  test(...clause('hardening.http.absolute-form', example), async ({ api, world }) => {
    for (const host of [hostOf(api.origin), 'proxy.example', '']) {
      const lines = [`host: ${host}`, `x-mock-world: ${world.id}`]
      const { status, body } = await exchangeBytes(api.origin, request(`GET ${target(api.origin)} HTTP/1.1`, lines))
      expect([status, JSON.parse(body).size]).toEqual([200, 3])
    }
    expect(await world.journal()).toMatchObject(
      Array.from({ length: 3 }, () => ({ path: '/api/support/notice', query: 'size=3', operationId: 'notices' })),
    )
  })

test(...clause('hardening.http.absolute-form', 'without a path, of assets, and of other hosts'), async ({ api }) => {
  const { origin } = api
  const statusOf = async (target: string) =>
    (await exchangeBytes(origin, request(`${target} HTTP/1.1`, [`host: ${hostOf(origin)}`]))).status
  expect(await statusOf(`GET ${origin}`)).toBe(200)
  expect(await statusOf(`GET ${origin}?lang=ja`)).toBe(200)
  expect(await statusOf(`GET ${origin}/favicon.ico`)).toBe(200)
  expect(await statusOf(`GET ${origin}/robots.txt`)).toBe(200)
  expect(await statusOf(`OPTIONS ${origin}`)).toBe(204)
  for (const host of ['evil.example', `127.0.0.1.evil.example:${new URL(origin).port}`])
    expect(await statusOf(`GET http://${host}${notices}`)).toBe(403)
  for (const host of [`user@${hostOf(origin)}`, '', `${hostOf(origin)}0000000`])
    expect([host, await statusOf(`GET http://${host}${notices}`)]).toEqual([host, 400])
})

test(...clause('hardening.http.misdirected'), async ({ api }) => {
  for (const [language, words] of [
    ['ko', '목 서버가 시작할 때 표시한 주소'],
    ['en', 'Use the address that the mock printed at start-up'],
    ['ja', 'モックの起動時に表示されたアドレス'],
  ] as const) {
    const target = `GET ${api.origin.replace('http', 'https')}${notices} HTTP/1.1`
    const lines = [`host: ${hostOf(api.origin)}`, `accept-language: ${language}`]
    const { status, body } = await exchangeBytes(api.origin, request(target, lines))
    expect([status, JSON.parse(body).code]).toEqual([421, 'MISDIRECTED_REQUEST'])
    expect(body).toContain(words)
  }
})

for (const host of [
  ...['127.0.0.1:PORT/evil', 'user@127.0.0.1:PORT', '127.0.0.1?x', '127.0.0.1:PORT\\evil', '127.0.0.1#x', ''],
  ...['127.0.0.1:PORT, 127.0.0.1', 'http://127.0.0.1:PORT', '127.0.0.1:+80', '127.0.0.1:80:80', '127.0.0.1:99999'],
  ...['127.0.0.1 :PORT', '[::1', '::1', '[::1]x', '%31%32%37.0.0.1', '127.0.0.1\t:80', '"localhost"', 'localhost;x'],
])
  test(...clause('hardening.http.host-grammar', JSON.stringify(host)), async ({ api }) => {
    const { port } = new URL(api.origin)
    for (const path of [notices, '/__mock/contract.http', '/']) {
      const lines = [`host: ${host.replace('PORT', port)}`]
      const { status, body } = await exchangeBytes(api.origin, request(`GET ${path} HTTP/1.1`, lines))
      expect([path, status, JSON.parse(body).code]).toEqual([path, 400, 'BAD_REQUEST'])
    }
  })

for (const [example, version, lines] of [
  ['none', '1.1', []],
  ['none, HTTP/1.0', '1.0', []],
  ['two', '1.1', ['host: localhost', 'host: localhost']],
  ['two, the second of another site', '1.1', ['host: localhost', 'Host: evil.example']],
] as const)
  test(...clause('hardening.http.host-grammar', example), async ({ api }) => {
    const { status, body } = await exchangeBytes(api.origin, request(`GET ${notices} HTTP/${version}`, lines))
    expect([status, JSON.parse(body).code]).toEqual([400, 'BAD_REQUEST'])
    expect(JSON.parse(body).message).toContain('Host')
  })

test(...clause('hardening.http.forwarded-host'), async ({ api }) => {
  const forwarded = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example;proto=https',
  }
  const visitor = api.with(forwarded)
  expect((await visitor.get('/__mock/contract.http?world=w')).body).toContain(`@origin = ${api.origin}\n`)
  expect((await visitor.get('/robots.txt')).body).toContain(`Sitemap: ${api.origin}/`)
  // Nor do they make another host an allowed one.
  const { status } = await raw(api.origin, {
    path: notices,
    headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' },
  })
  expect(status).toBe(403)
})

test(...clause('hardening.http.options-all'), async ({ api }) => {
  const lines = [`host: ${hostOf(api.origin)}`]
  const { status, headers, body } = await exchangeBytes(api.origin, request('OPTIONS * HTTP/1.1', lines))
  expect([status, headers['allow'], body]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS', ''])
  expect((await exchangeBytes(api.origin, request('GET * HTTP/1.1', lines))).status).toBe(400)
})

const expectation = {
  ko: '100-continue만',
  en: 'The only supported expectation is 100-continue',
  ja: '100-continueのみ',
}

test(...clause('hardening.http.expectation'), async ({ api }) => {
  for (const value of ['200-ok', '100-continue, x', 'x'])
    for (const language of locales) {
      const lines = [`host: ${hostOf(api.origin)}`, `expect: ${value}`, `accept-language: ${language}`]
      const { status, body } = await exchangeBytes(api.origin, request(`GET ${notices} HTTP/1.1`, lines))
      expect([status, JSON.parse(body).code]).toEqual([417, 'EXPECTATION_FAILED'])
      expect(body).toContain(expectation[language])
    }
})

test(...clause('hardening.http.continue'), async ({ api, world }) => {
  const json = '{"persona":"main"}'
  /** Everything that the server sends. */
  const received = (version: string, expect: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port, host } = new URL(api.origin)
      let text = ''
      needsMock('a raw connection')
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          request(
            `POST /api-member/member/session HTTP/${version}`,
            [
              `host: ${host}`,
              `x-mock-world: ${world.id}`,
              expect,
              'content-type: application/json',
              `content-length: ${json.length}`,
            ],
            json,
          ),
        ),
      )
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
  expect(await received('1.1', 'expect: 100-continue')).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
  expect(await received('1.1', 'expect: 100-Continue')).toMatch(/^HTTP\/1\.1 100 Continue/)
  expect(await received('1.0', 'expect: 100-continue')).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(await received('1.1', 'x-expect: 100-continue')).toMatch(/^HTTP\/1\.1 200 OK/)
})

/** Starts TLS on a port that speaks HTTP. */
const startTls = (origin: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin)
    const socket = connectTls({ port: Number(port), host: hostname, rejectUnauthorized: false })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve())
  })

test(...clausesOfSteps(), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, origin }) => {
    const host = `host: ${hostOf(origin)}`
    const lastExchange = async () => (await api.get('/__mock/worlds/default/journal')).body.at(-1)
    for (const [example, bytes, status, code, words, journal] of [
      [
        'an address that is not percent-encoded',
        request('GET /api/support/faq?searchKeyword=서버 HTTP/1.1', [host, 'accept-language: en']),
        ...[400, 'BAD_REQUEST', 'percent-encoded as UTF-8'],
        { method: 'GET', path: '/api/support/faq', query: 'searchKeyword=서버' },
      ],
      [
        'such a path',
        request('DELETE /api/지원 HTTP/1.1', [host]),
        ...[400, 'BAD_REQUEST', '퍼센트 인코딩'],
        { method: 'DELETE', path: '/api/지원', query: '' },
      ],
      [
        '20 kB of cookies',
        request('GET /api/support/faq HTTP/1.1', [host, 'accept-language: ja', `cookie: a=${'x'.repeat(20_000)}`]),
        ...[431, 'REQUEST_HEADER_FIELDS_TOO_LARGE', 'Cookie'],
        { method: 'GET', path: '/api/support/faq', query: '' },
      ],
      [
        '2 MB of headers',
        request('GET /api/support/faq HTTP/1.1', [
          host,
          ...Array.from({ length: 200 }, (_, i) => `x-${i}: ${'x'.repeat(10_000)}`),
        ]),
        ...[431, 'REQUEST_HEADER_FIELDS_TOO_LARGE', '16KiB'],
        { method: 'GET', path: '/api/support/faq', query: '' },
      ],
      [
        'a long address',
        request(`GET /api/support/faq?searchKeyword=${'x'.repeat(20_000)} HTTP/1.1`, [host]),
        ...[431, 'REQUEST_HEADER_FIELDS_TOO_LARGE', '16KiB'],
        { method: 'GET', path: '/api/support/faq' },
      ],
      [
        'an unknown method',
        request('FETCH /api/support/faq HTTP/1.1', [host, 'accept-language: en']),
        ...[400, 'BAD_REQUEST', 'not valid HTTP'],
        { method: 'FETCH', path: '/api/support/faq' },
      ],
      [
        'a space in the address',
        request('GET /api/support/faq?searchKeyword=a b HTTP/1.1', [host, 'accept-language: en']),
        ...[400, 'BAD_REQUEST', 'not valid HTTP'],
        { method: 'GET', path: '/api/support/faq', query: 'searchKeyword=a b' },
      ],
      [
        'a header with a line break',
        request('GET /api/support/faq HTTP/1.1', [host, 'x-a: 1\r2', 'accept-language: en']),
        ...[400, 'BAD_REQUEST', 'HTTP'],
        { method: 'GET', path: '/api/support/faq' },
      ],
      [
        'a header without a colon',
        request('GET /api/support/faq HTTP/1.1', [host, 'x-a']),
        ...[400, 'BAD_REQUEST', 'HTTP'],
        { method: 'GET', path: '/api/support/faq' },
      ],
      [
        'two lengths',
        request('POST /api/support/inquiry HTTP/1.1', [host, 'content-length: 1', 'content-length: 2'], 'x'),
        ...[400, 'BAD_REQUEST', 'HTTP'],
        { method: 'POST', path: '/api/support/inquiry' },
      ],
      [
        'a length with a letter',
        request('POST /api/support/inquiry HTTP/1.1', [host, 'content-length: 1x'], 'x'),
        ...[400, 'BAD_REQUEST', 'HTTP'],
        { method: 'POST', path: '/api/support/inquiry' },
      ],
      [
        'a length and chunks',
        request(
          'POST /api/support/inquiry HTTP/1.1',
          [host, 'content-length: 1', 'transfer-encoding: chunked'],
          '0\r\n\r\n',
        ),
        ...[400, 'BAD_REQUEST', 'HTTP'],
        { method: 'POST', path: '/api/support/inquiry' },
      ],
      [
        'bytes of another protocol',
        'EHLO example.com\r\n',
        400,
        'BAD_REQUEST',
        'HTTP',
        { method: '?', path: '', query: '' },
      ],
      ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ...[400, 'BAD_REQUEST', 'HTTP'], { path: '*' }],
      [
        'a malformed Host',
        request('GET /api/support/faq HTTP/1.1', ['host: a b']),
        ...[400, 'BAD_REQUEST', 'Host'],
        { method: 'GET', path: '/api/support/faq' },
      ],
      [
        'another host',
        request('GET /api/support/faq HTTP/1.1', ['host: evil.example']),
        ...[403, 'FORBIDDEN', '--allow-host'],
        { method: 'GET', path: '/api/support/faq' },
      ],
    ] as const)
      await clauseStep('hardening.http.refused-in-shape', example, async () => {
        const response = await exchangeBytes(origin, bytes)
        expect(response.status).toBe(status)
        expect(response.headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(response.body)),
          'x-content-type-options': 'nosniff',
          connection: 'close',
        })
        expect(JSON.parse(response.body).code).toBe(code)
        expect(JSON.parse(response.body).message).toContain(words)
        expect(await lastExchange()).toMatchObject({ ...journal, status, code, operationId: null })
      })
    await softStep('TLS on the HTTP port', async () => {
      await startTls(origin)
      await expect.poll(lastExchange).toMatchObject({ method: '?', path: '', status: 400, code: 'BAD_REQUEST' })
      expect((await lastExchange()).response).toContain('--tls-cert')
    })
    await clauseStep('hardening.http.connect', 'as an HTTPS proxy', async () => {
      const { status, body } = await exchangeBytes(
        origin,
        request('CONNECT example.com:443 HTTP/1.1', ['host: example.com:443', 'accept-language: en']),
      )
      expect([status, JSON.parse(body).code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
      expect(body).toContain('not a proxy')
      expect(await lastExchange()).toMatchObject({ method: 'CONNECT', path: 'example.com:443', status: 405 })
    })
    await clauseStep('hardening.http.refused-in-shape', 'a body with a broken chunk', async () => {
      const lines = [host, 'content-type: application/json', 'transfer-encoding: chunked']
      const sent = request('POST /api-member/member/session HTTP/1.1', lines, '5\r\n{"per\r\nxyz\r\n')
      const { status, body } = await exchangeBytes(origin, sent)
      expect([status, JSON.parse(body).code]).toEqual([400, 'BAD_REQUEST'])
      await expect.poll(lastExchange).toMatchObject({ path: '/api-member/member/session', status: 400 })
    })
    await clauseStep('hardening.http.refused-in-shape', 'headers that never end', async () => {
      const { status, body } = await exchangeBytes(origin, `GET /api/support/faq HTTP/1.1\r\n${host}\r\n`)
      expect([status, JSON.parse(body).code]).toEqual([408, 'REQUEST_TIMEOUT'])
      expect(await lastExchange()).toMatchObject({ status: 408, code: 'REQUEST_TIMEOUT' })
    })
    // The server still works, also for the next request of the same client.
    expect((await api.get('/api/support/faq')).status).toBe(200)
  })
})
