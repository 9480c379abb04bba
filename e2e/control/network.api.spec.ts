import { contractDocument, type Schema } from '../support/contract-document.ts'
import { raw } from '../support/raw.ts'
import { withMock } from '../support/spawn-mock.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const page = 'http://localhost:3000'
const other = 'http://localhost:3001'
const signIn = { method: 'POST', path: '/api-member/member/session', body: '{"persona":"main"}' }
const json = { 'content-type': 'application/json', 'content-length': String(signIn.body.length) }

test(...clausesOfSteps('two origins'), async ({ basePort }) => {
  const args = ['--cors', page, '--cors', 'https://app.example']
  await withMock(basePort, args, async ({ origin }) => {
    for (const allowed of [page, 'https://app.example'])
      await clauseStep(['control.option.cors', 'call.idempotency.cross-origin'], allowed, async () => {
        const read = await raw(origin, { path: '/api/support/notice', headers: { origin: allowed } })
        expect(read.status).toBe(200)
        expect(read.headers).toMatchObject({
          'access-control-allow-origin': allowed,
          'access-control-allow-credentials': 'true',
          vary: expect.stringContaining('Origin'),
        })
        expect(String(read.headers['access-control-expose-headers'])).toContain('Content-Disposition')
        // Pages may show the pictures of captchas.
        expect(read.headers['cross-origin-resource-policy']).toBe('cross-origin')
        const preflight = await raw(origin, {
          method: 'OPTIONS',
          path: '/api/mypage/alarm',
          headers: {
            origin: allowed,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type,idempotency-key,x-mock-world',
          },
        })
        expect(preflight.status).toBe(204)
        expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
        expect(preflight.headers['access-control-allow-headers']).toBe('content-type,idempotency-key,x-mock-world')
        expect((await raw(origin, { ...signIn, headers: { ...json, origin: allowed } })).status).toBe(200)
      })
    await clauseStep('control.option.cors-others', 'an origin that was not named', async () => {
      const read = await raw(origin, { path: '/api/support/notice', headers: { origin: other } })
      expect(read.headers['access-control-allow-origin']).toBeUndefined()
      const headers = { ...json, origin: other, 'accept-language': 'en' }
      const { status, body } = await raw(origin, { ...signIn, headers })
      expect(status).toBe(403)
      expect(JSON.parse(body).message).toBe(
        `Pages from ${other} are not allowed to send this request. To allow this origin, start the mock with --cors ${other}.`,
      )
    })
    await clauseStep('control.option.cors-not-control', 'worlds', async () => {
      for (const path of ['/__mock/worlds', '/__mock/health']) {
        const { status, headers } = await raw(origin, { path, headers: { origin: page } })
        expect(status).toBe(403)
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
    })
  })
})

test(...clausesOfSteps(), async ({ basePort }) => {
  const args = ['--cors', 'HTTP://LOCALHOST:3000/, https://App.Example:443', '--cors', 'capacitor://localhost/']
  const readFrom = (origin: string, from: string) =>
    raw(origin, { path: '/api/support/notice', headers: { origin: from } })
  await withMock(basePort, args, async ({ origin }) => {
    for (const allowed of [page, 'https://app.example', 'capacitor://localhost'])
      await clauseStep('control.option.cors-forms', allowed, async () => {
        expect((await readFrom(origin, allowed)).headers['access-control-allow-origin']).toBe(allowed)
        expect((await raw(origin, { ...signIn, headers: { ...json, origin: allowed } })).status).toBe(200)
      })
    await clauseStep('control.option.cors-exposed', 'the headers of all operations', async () => {
      const exposed = String((await readFrom(origin, page)).headers['access-control-expose-headers']).split(',')
      expect(exposed).toEqual(expect.arrayContaining(['Date', 'Allow', 'Retry-After', 'X-Mock-World']))
      expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Disposition']))
      for (const [path, item] of Object.entries<Schema>(contractDocument.paths))
        for (const operation of Object.values<Schema>(path.startsWith('/__mock') ? {} : item))
          for (const { headers = {} } of Object.values<Schema>(operation.responses ?? {}))
            expect(exposed).toEqual(expect.arrayContaining(Object.keys(headers as object)))
    })
  })
  for (const refused of ['null', 'ionic://localhost', 'http://localhost:3001', 'chrome-extension://abcdef'])
    await clauseStep('control.option.cors-advice', refused, async () => {
      const advice = await withMock(basePort, [], async ({ origin }) => {
        const headers = { ...json, origin: refused, 'accept-language': 'en' }
        const { status, body } = await raw(origin, { ...signIn, headers })
        expect(status).toBe(403)
        return /with --cors (.*)\.$/.exec(JSON.parse(body).message)![1]!
      })
      await withMock(basePort, ['--cors', advice], async ({ origin }) => {
        expect((await raw(origin, { ...signIn, headers: { ...json, origin: refused } })).status).toBe(200)
      })
    })
})

test(...clause('control.option.allow-host', 'a name, an IPv4 and an IPv6 address'), async ({ basePort }) => {
  const names = ['mock.example', '192.0.2.7', '2001:db8::7']
  const args = ['--host', '0.0.0.0', '--control-token', 't', ...names.flatMap((name) => ['--allow-host', name])]
  await withMock(basePort, args, async ({ origin, output }) => {
    for (const host of [
      'mock.example',
      `mock.example:${basePort}`,
      'MOCK.example:8080',
      '192.0.2.7',
      '[2001:db8::7]:80',
    ])
      expect((await raw(origin, { path: '/api/support/notice', headers: { host } })).status, host).toBe(200)
    for (const host of ['mock.example.evil.example', 'example', '192.0.2.8']) {
      const { status, body } = await raw(origin, { path: '/api/support/notice', headers: { host } })
      expect(status, host).toBe(403)
      expect(body).toContain('--allow-host')
    }
    expect(output()).not.toContain('--allow-host')
  })
})

test(...clause('control.option.allow-host', 'pages behind a port mapping'), async ({ basePort }) => {
  const args = ['--host', '0.0.0.0', '--allow-host', 'mock.example', '--control-token', 't']
  await withMock(basePort, args, async ({ origin }) => {
    const authorization = 'Bearer t'
    for (const [from, status] of [
      ['http://mock.example:8080', 200],
      ['http://mock.example:8081', 403],
      ['https://mock.example:8080', 403],
      ['http://evil.example:8080', 403],
    ] as const) {
      const headers = { host: 'mock.example:8080', origin: from }
      expect((await raw(origin, { ...signIn, headers: { ...headers, ...json } })).status, from).toBe(status)
      const worlds = await raw(origin, { path: '/__mock/worlds', headers: { ...headers, authorization } })
      expect(worlds.status, from).toBe(status)
    }
  })
})

test(...clause('control.option.allow-host', 'named at the start on all addresses'), async ({ basePort }) => {
  await withMock(basePort, ['--host', '0.0.0.0', '--control-token', 't'], async ({ output }) => {
    expect(output()).toContain('Other machines reach it only by names that --allow-host allows')
  })
})

test(...clause('control.option.site-reported'), async ({ basePort }) => {
  await withMock(basePort, ['--site', 'gov'], async ({ api }) => {
    expect((await api.get('/__mock/worlds/default')).body.site).toBe('gov')
    expect((await api.json('POST', '/__mock/worlds', { id: 'mine', site: 'fin' })).body.site).toBe('gov')
    const { body } = await api.get('/__mock/worlds')
    expect(body.map(({ site }: { site: string }) => site)).toEqual(['gov', 'gov'])
  })
})
