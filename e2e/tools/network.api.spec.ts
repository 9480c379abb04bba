import { contractDocument, type Schema } from '../mock-client/contract-document.ts'
import { exchangeBytes, raw } from '../mock-client/raw.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const page = 'http://localhost:3000'
const other = 'http://localhost:3001'
const notices = '/api/support/notice'
const body = '{"persona":"main"}'
const json = { 'content-type': 'application/json', 'content-length': String(body.length), 'accept-language': 'en' }
const signIn = (origin: string, from: string) =>
  raw(origin, { method: 'POST', path: '/api-member/member/session', body, headers: { ...json, origin: from } })

test('pages of the origins of --cors can call the product, with cookies, but not the control plane', async ({
  basePort,
}) => {
  const args = ['--cors', 'HTTP://LOCALHOST:3000/, https://App.Example:443', '--cors', 'capacitor://localhost/']
  await withMock(basePort, args, async ({ origin }) => {
    for (const from of [page, 'https://app.example', 'capacitor://localhost']) {
      const { status, headers } = await raw(origin, { path: notices, headers: { origin: from } })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'access-control-allow-origin': from,
        'access-control-allow-credentials': 'true',
        vary: expect.stringContaining('Origin'),
        // Pages may show the pictures of captchas.
        'cross-origin-resource-policy': 'cross-origin',
      })
      const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-mock-world' }
      const path = '/api/mypage/alarm'
      const preflight = await raw(origin, { method: 'OPTIONS', path, headers: { origin: from, ...asked } })
      expect(preflight.status).toBe(204)
      expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
      expect(preflight.headers['access-control-allow-headers']).toBe('x-mock-world')
      expect((await signIn(origin, from)).status).toBe(200)
    }
    const { headers } = await raw(origin, { path: notices, headers: { origin: page } })
    const exposed = String(headers['access-control-expose-headers']).split(',')
    expect(exposed).toEqual(expect.arrayContaining(['Date', 'Allow', 'Retry-After', 'X-Mock-World']))
    for (const [address, item] of Object.entries<Schema>(contractDocument.paths))
      for (const operation of Object.values<Schema>(address.startsWith('/__mock') ? {} : item))
        for (const { headers: ofResponse = {} } of Object.values<Schema>(operation.responses ?? {}))
          expect(exposed).toEqual(expect.arrayContaining(Object.keys(ofResponse as object)))
    for (const path of ['/__mock/worlds', '/__mock/health']) {
      const control = await raw(origin, { path, headers: { origin: page } })
      expect([control.status, control.headers['access-control-allow-origin']]).toEqual([403, undefined])
    }
    const read = await raw(origin, { path: notices, headers: { origin: other } })
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('what is refused before an operation can be read, by a page of an origin of --cors too', async ({ basePort }) => {
  await withMock(basePort, ['--cors', page], async ({ origin }) => {
    const head = (start: string, lines: readonly string[] = [], from = page) =>
      [
        `${start} HTTP/1.1`,
        `Host: ${new URL(origin).host}`,
        `Origin: ${from}`,
        ...lines,
        'Connection: close\r\n\r\n',
      ].join('\r\n')
    const tooLong = `X-Long: ${'a'.repeat(20_000)}`
    for (const [status, bytes] of [
      [417, head(`GET ${notices}`, ['Expect: x'])],
      [431, head(`GET ${notices}`, [tooLong])],
      [400, head('GET /api/support/faq?searchKeyword=서버')],
      [400, head(`GET ${notices}`, ['X-Bad\u0001: 1'])],
      [403, head(`GET ${notices}`).replace(/^Host: .*/m, 'Host: other.example')],
      [405, head('CONNECT other.example:443')],
    ] as const) {
      const { status: returned, headers } = await exchangeBytes(origin, bytes)
      expect([returned, headers]).toEqual([
        status,
        expect.objectContaining({
          'access-control-allow-origin': page,
          'access-control-allow-credentials': 'true',
          'cross-origin-resource-policy': 'cross-origin',
        }),
      ])
    }
    for (const bytes of [
      head(`GET ${notices}`, [tooLong], other),
      head('GET /__mock/worlds', [tooLong]),
      head('GET /__mock/worlds', ['Expect: x']),
    ])
      expect((await exchangeBytes(origin, bytes)).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await exchangeBytes(origin, head('OPTIONS *'))).headers).toHaveProperty('allow')
    // The control plane speaks English to those who name no language, the product Korean.
    for (const lines of [[tooLong], ['Expect: x']]) {
      const messageAt = async (path: string) =>
        JSON.parse((await exchangeBytes(origin, head(`GET ${path}`, lines))).body).message
      expect(await messageAt('/__mock/worlds')).toMatch(/^[A-Z]/)
      expect(await messageAt(notices)).toMatch(/[가-힣]/)
    }
  })
})

test('other host names are refused, with the option that allows them', async ({ basePort }) => {
  const names = ['mock.example', '192.0.2.7', '2001:db8::7']
  const args = ['--host', '0.0.0.0', '--control-token', 't', ...names.flatMap((name) => ['--allow-host', name])]
  await withMock(basePort, args, async ({ origin, output }) => {
    for (const [host, status] of [
      ['localhost', 200],
      ['MOCK.example:8080', 200],
      ['192.0.2.7', 200],
      ['[2001:db8::7]:80', 200],
      ['evil.example', 403],
      ['mock.example.evil.example', 403],
    ] as const)
      for (const path of [notices, '/__mock/health']) {
        const response = await raw(origin, { path, headers: { host, authorization: 'Bearer t' } })
        expect(response.status, host).toBe(status)
        if (status === 403) expect(response.body).toContain('--allow-host')
      }
    expect(output()).not.toContain('--allow-host')
  })
  await withMock(basePort, ['--host', '0.0.0.0', '--control-token', 't'], async ({ output }) => {
    expect(output()).toContain('Other machines reach it only by names that --allow-host allows')
    return Promise.resolve()
  })
})

test('with a public URL, the path outside may be sent or left out, and the console is found there', async ({
  basePort,
}) => {
  const outside = 'https://mock.example/team/mock'
  await withMock(basePort, ['--public-url', `${outside}/`, '--control-token', 'secret'], async ({ origin }) => {
    const get = (path: string) =>
      raw(origin, { path, headers: { host: 'mock.example', authorization: 'Bearer secret' } })
    const abuse = '/api/support/inquiry/abuse'
    for (const path of [abuse, `/team/mock${abuse}`, '/team/mock/__mock/health'])
      expect((await get(path)).status, path).toBe(200)
    expect((await get('/team/mock')).headers.location).toBe('/team/mock/__mock/')
    expect((await get('/team/mocks/__mock/health')).status).toBe(404)
    const { body: html } = await get('/__mock/')
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      expect(address).toMatch(/^(?!\/(?!team\/mock\/))/)
      expect((await get(new URL(address, `${outside}/__mock/`).pathname)).status).toBe(200)
    }
  })
})
