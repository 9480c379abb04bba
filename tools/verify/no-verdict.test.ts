import { afterEach, expect, test } from 'vitest'
import { askTwice, wallOf } from '#e2e/verify/ask.ts'
import { EarlyEnd } from './early-end.ts'
import { start, stopServers } from './fake-server.ts'

afterEach(stopServers)

/** A server that ends its first connections without a response. */
const losing = async (times: number) => {
  const seen: (string | undefined)[] = []
  const url = await start(({ method, socket }) => {
    if (seen.push(method) <= times) socket.destroy()
    return { body: {} }
  })
  return { url, seen }
}

test('a GET whose connection is lost is repeated once on another connection', async () => {
  const once = await losing(1)
  expect((await askTwice(once.url)).status).toBe(200)
  expect(once.seen).toEqual(['GET', 'GET'])
  const twice = await losing(2)
  await expect(askTwice(twice.url)).rejects.toThrow(`GET ${twice.url}: no response: other side closed (UND_ERR_SOCKET)`)
})

test('a request that may change something is sent once', async () => {
  const { url, seen } = await losing(1)
  await expect(askTwice(url, { method: 'POST' })).rejects.toThrow(`POST ${url}: no response: other side closed`)
  expect(seen).toEqual(['POST'])
})

const answer = (status: number, type: string, body = '') => ({
  ...{ status, headers: new Headers({ 'content-type': type }), bytes: new TextEncoder().encode(body) },
})
const notices = '/api/support/notice?size=1'
const html = 'text/html; charset=utf-8'

test.each([
  ['too many requests', answer(429, 'application/json', '{"code":"SLOW_DOWN"}'), 'returned 429. Set rateLimit.'],
  ['a firewall', answer(403, html), 'returned HTML with 403, so a firewall answers, and not the API.'],
  ['a gateway', answer(502, html), 'returned 502 without JSON, so a gateway answers, and not the API.'],
  ['a gateway that says nothing', answer(504, ''), 'returned 504 without JSON, so a gateway answers, and not the API.'],
  ['a page', answer(200, html), 'returned HTML with 200, so a page answers, and not the API.'],
] as const)('%s is no verdict', (_, response, text) => {
  expect(wallOf('GET', notices, response)).toBe(text)
})

test.each([
  ['a refusal', 'GET', notices, answer(403, 'application/json', '{"code":"FORBIDDEN"}')],
  ['an error of the API', 'GET', notices, answer(503, 'application/json', '{"code":"UNAVAILABLE"}')],
  ['an error page of the server', 'GET', '/api/support/notice/1', answer(404, html)],
  ['a path that is not of the contract', 'GET', '/nowhere', answer(200, html)],
  [
    'a file',
    'GET',
    '/api/support/file/1',
    {
      ...answer(200, html),
      headers: new Headers({ 'content-type': html, 'content-disposition': 'attachment; filename="a.html"' }),
    },
  ],
])('%s is judged', (_, method, path, response) => {
  expect(wallOf(method, path, response)).toBeUndefined()
})

const endOf = (options: Partial<ConstructorParameters<typeof EarlyEnd>[0]> = {}) => {
  let asked = 0
  const end = new EarlyEnd({
    address: 'https://api.example',
    maxFailures: Infinity,
    now: () => '2026-11-26T10:00:00.000Z',
    whyUnreachable: () => Promise.resolve(`ECONNREFUSED ${(asked += 1)}`),
    ...options,
  })
  const after = async (...results: readonly string[]) => {
    const reasons: (string | undefined)[] = []
    for (const result of results)
      reasons.push(
        await end.reasonAfter({ isLost: result === 'lost', isFailure: result === 'FAIL', isRun: result !== 'OMIT' }),
      )
    return reasons
  }
  return after
}

test('a run ends when the target does not answer after three tests without a response', async () => {
  expect(await endOf()('PASS', 'lost', 'lost', 'OMIT', 'lost')).toEqual([
    ...[undefined, undefined, undefined, undefined],
    'https://api.example stopped answering at 2026-11-26T10:00:00.000Z: ECONNREFUSED 1',
  ])
  expect(await endOf()('lost', 'lost', 'PASS', 'lost', 'lost')).toEqual(Array(5).fill(undefined))
  expect(await endOf({ whyUnreachable: () => Promise.resolve(undefined) })('lost', 'lost', 'lost', 'lost')).toEqual(
    Array(4).fill(undefined),
  )
})

test('a run ends after so many failures, and a warning is none', async () => {
  expect(await endOf({ maxFailures: 2 })('WARNING', 'FAIL', 'WARNING', 'FAIL')).toEqual([
    ...[undefined, undefined, undefined],
    'stopped by --max-failures 2',
  ])
})
