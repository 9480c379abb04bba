import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { start, stopServers } from './fake-server.ts'
import { preflight } from './preflight.ts'

afterEach(stopServers)

const run = (url: string, settings: object = {}, mode: 'default' | 'full' = 'default') =>
  preflight(readSettings({ url, text: JSON.stringify(settings) }), { mode, version: '0.11.2', skipped: [] })
const problemsOf = async (...args: Parameters<typeof run>) =>
  (await run(...args)).problems.map(({ check, text }) => `${check}: ${text}`)

const health = { name: 'haneul-mock', status: 'ok', version: '0.11.4', uptimeMs: 1, worlds: 1, worldCookie: 'w' }
const withHealth = (body: unknown) => start((_, path) => (path === '/__mock/health' ? { body } : undefined))

test('the mock is known by its name, version and shape', async () => {
  const mock = await start((_, path) => {
    if (path === '/__mock/health') return { body: health }
    return path === '/__mock/sites' ? { body: [null, { site: 'gov', port: 'x' }] } : undefined
  })
  const { target, problems } = await run(mock)
  expect({ problems, isMock: target.controlPlane, sites: target.sites }).toEqual({
    ...{ problems: [], isMock: true, sites: { public: mock } },
  })
})

test.each([
  ['null', null],
  ['an empty body', ''],
  ['JSON that is cut off', '{"name":"haneul-mock"'],
  ['another object', { code: 'NOT_FOUND' }],
  ['another name', { ...health, name: 'other' }],
  ['no version', { ...health, version: 1 }],
])('a back end whose unknown paths return 200 and %s is not the mock', async (_, body) => {
  const { target, problems } = await run(await withHealth(body))
  expect({ problems, isMock: target.controlPlane }).toEqual({ problems: [], isMock: false })
  expect(await problemsOf(await withHealth(body), { controlPlane: true })).toEqual([
    expect.stringMatching(
      /^reachable: controlPlane is true, but GET http.*\/__mock\/health is not that of haneul-mock/,
    ),
  ])
})

const listing = (reply: (response: ServerResponse) => void) =>
  start((_, path) => (path === '/api/support/notice' ? { reply } : undefined))

test.each([
  ['null', (response: ServerResponse) => response.end('null'), 'returns no list of notices.'],
  ['nothing', (response: ServerResponse) => response.end(), 'returns no list of notices.'],
  ['half a JSON', (response: ServerResponse) => response.end('{"content":['), 'returns no list of notices.'],
  [
    'a part of its body',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 99 })
      response.write('{"content":[]', () => response.destroy())
    },
    /cannot be reached \(UND_ERR_SOCKET\)/,
  ],
  [
    'an endless body',
    (response: ServerResponse) => {
      const piece = Buffer.alloc(2 ** 20, '1')
      const write = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on('drain', write)
      write()
    },
    /sends more than 32 MiB/,
  ],
] as const)('a back end that returns %s', async (_, reply, message) => {
  expect(await problemsOf(await listing(reply))).toEqual([
    expect.stringMatching(message instanceof RegExp ? message : message.replaceAll('.', String.raw`\.`)),
  ])
})

test('no rubbish from an operation stops the preflight', async () => {
  for (const body of ['null', '', '[null]', '{', '[[]]']) {
    const url = await start((_, path) => (path === '/api/support/notice' ? undefined : { body }))
    expect(await problemsOf(url, {}, 'full')).toEqual([
      'uploads: POST /api/support/inquiry with a file of 1 MiB and no title returns 200. It should be 400.',
    ])
  }
})

test('a connection that ends while a file is sent', async () => {
  const url = await start(({ method, socket }, path) => {
    if (method === 'POST' && path === '/api/support/inquiry') socket.destroy()
    return path === '/api/support/inquiry/allowFileExtList' ? { body: [] } : undefined
  })
  expect(await problemsOf(url, {}, 'full')).toEqual([
    expect.stringMatching(/^uploads: 127\.0\.0\.1:\d+ cannot be reached \(\w+\)\.$/),
  ])
})

test('the rate limit holds from the first request', async () => {
  const times: number[] = []
  const url = await start(() => void times.push(performance.now()))
  await run(url, { rateLimit: 40, sites: { gov: url } })
  expect(times.length).toBeGreaterThan(9)
  // On a busy machine, requests arrive together that were sent apart.
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((times.length - 1) * 25 - 50)
})

test.each([
  [
    'a user',
    '/login',
    { users: { main: { request: { path: '/login' } } } },
    'sign-in: The user main could not sign in: ',
  ],
  ['the state address', '/state', {}, 'reachable: '],
  ['a capability', '/api/security/audio-captcha', {}, 'reachable: '],
])('%s that is asked for too often says what to set', async (_, path, settings, before) => {
  const url = await start((__, at) => (at === path ? { status: 429, body: {} } : undefined))
  const method = path.startsWith('/api') ? 'GET' : 'POST'
  const state = path === '/state' ? { state: { address: `${url}/state` } } : {}
  expect(await problemsOf(url, { ...settings, ...state })).toEqual([
    `${before}${method} ${url}${path} returns 429. Set rateLimit.`,
  ])
})
