import type { IncomingHttpHeaders } from 'node:http'
import { createServer as createTls } from 'node:https'
import { generate } from 'selfsigned'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { listen, listener, notices, start, stopServers } from './fake-server.ts'
import { preflight, trust, type CheckName } from './preflight.ts'

afterEach(stopServers)

const run = (url: string, settings: object = {}, more: { mode?: 'full'; skipped?: readonly CheckName[] } = {}) =>
  preflight(readSettings({ url, text: JSON.stringify(settings) }), {
    mode: 'default',
    version: '0.11.2',
    skipped: [],
    ...more,
  })
const problemsOf = async (...args: Parameters<typeof run>) =>
  (await run(...args)).problems.map(({ check, text }) => `${check}: ${text}`)

test('a back end that answers has no problem', async () => {
  expect(await problemsOf(await start())).toEqual([])
})

test('pages have to be pages', async () => {
  const pages = { headers: { 'content-type': 'text/html' }, body: '<p>' }
  const [url, app] = [await start(), await start((_, path) => (path === '/' ? pages : undefined))]
  expect(await problemsOf(url, { pages: { public: app } })).toEqual([])
  expect(await problemsOf(url, { pages: { public: app, gov: url } })).toEqual([
    `pages: GET ${url}/ returns 404 and application/json. It should be a page of the site gov.`,
  ])
})

test('a host that is down, or that does not exist', async () => {
  const url = await start()
  const { host } = new URL(url)
  stopServers()
  expect(await problemsOf(url)).toEqual([`reachable: Nothing listens at ${host}.`])
  expect(await problemsOf('http://nowhere.invalid')).toEqual(['reachable: The host nowhere.invalid is unknown.'])
})

test.each([
  [
    'HTML',
    { headers: { 'content-type': 'text/html' }, body: '<p>' },
    'returns HTML, not JSON (status 200). Is it the address of the API?',
  ],
  ['a wrong prefix', { status: 404, body: {} }, 'returns 404. Is the path /v1 right?'],
  [
    'a redirect',
    { status: 301, headers: { location: '/v2/api/support/notice?size=1' } },
    'redirects to /v2/api/support/notice?size=1. Use that address.',
  ],
  [
    'a redirect to elsewhere',
    { status: 302, headers: { location: '/login' } },
    'redirects to /login. Does the target need headers?',
  ],
  ['a missing header', { status: 401, body: {} }, 'returns 401. Does the target need headers?'],
  ['too many requests', { status: 429, body: {} }, 'returns 429. Set rateLimit.'],
  ['another API', { body: { items: [] } }, 'returns no list of notices. Is it the address of this API?'],
] as const)('%s', async (_, reply, message) => {
  const url = `${await start(() => reply)}/v1`
  expect(await problemsOf(url)).toEqual([`reachable: GET ${url}/api/support/notice?size=1 ${message}`])
})

test('a private certificate', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const host = await listen(
    createTls(
      { key, cert },
      listener(() => undefined),
    ),
  )
  expect(await problemsOf(`https://${host}`)).toEqual([
    `tls: The certificate of ${host} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Set tls.ca to the file of its authority.`,
  ])
  expect(await problemsOf(`https://${host}`, {}, { skipped: ['tls'] })).toEqual([])
  trust(cert)
  expect(await problemsOf(`https://${host}`)).toEqual([])
})

test('another contract and another clock', async () => {
  const url = await start(() => ({
    ...notices,
    headers: { 'x-contract-version': '0.9.0', date: 'Thu, 01 Jan 2026 00:00:00 GMT' },
  }))
  expect(await problemsOf(url)).toEqual([
    `contract-version: ${url} has contract 0.9.0, this suite 0.11.2.`,
    expect.stringMatching(/^clock: The clock of .* differs by \d+ s\.$/),
  ])
  expect(await problemsOf(url, {}, { skipped: ['contract-version', 'clock'] })).toEqual([])
})

test('users sign in by a request or by headers, whatever the name of the cookie', async () => {
  const users = {
    main: { request: { path: '/login', json: { user: 'main' } } },
    sub: { headers: { authorization: 'Bearer sub' } },
    biz: { request: { path: '/login', method: 'PUT' } },
    partner: { headers: { authorization: 'Bearer old' } },
  }
  const url = await start(({ method, headers }, path) => {
    if (path === '/login' && method === 'POST') return { headers: { 'set-cookie': 'SID=1; Path=/' }, body: {} }
    if (path === '/login') return { status: 403, body: {} }
    const isSignedIn = headers.cookie === 'SID=1' || headers.authorization === 'Bearer sub'
    return path === '/api/mypage/inquiry' ? { status: isSignedIn ? 200 : 401, body: {} } : undefined
  })
  expect(await problemsOf(url, { users })).toEqual([
    'sign-in: The user biz could not sign in: PUT /login returns 403.',
    'sign-in: The user partner could not sign in: GET /api/mypage/inquiry still returns 401.',
  ])
  expect(await problemsOf(url, { users }, { skipped: ['sign-in'] })).toEqual([])
})

test('a state address that refuses', async () => {
  const url = await start((_, path) => (path === '/state' ? { status: 503, body: {} } : undefined))
  expect(await problemsOf(url, { state: { address: `${url}/state` } })).toEqual([
    `state-address: POST ${url}/state (setup) returns 503. It should be 200.`,
  ])
})

test('a proxy that refuses files', async () => {
  const url = await start(({ method }, path) => {
    if (path === '/api/support/inquiry/allowFileExtList') return { body: [] }
    return method === 'POST' && path === '/api/support/inquiry' ? { status: 413, body: '' } : undefined
  })
  expect(await problemsOf(url)).toEqual([])
  expect(await problemsOf(url, {}, { mode: 'full' })).toEqual([
    'uploads: POST /api/support/inquiry with a file of 1 MiB and no title returns 413. It should be 400.',
  ])
})

test('capabilities are declared, else found out', async () => {
  const url = await start(({ headers }, path) => {
    const language = headers['accept-language'] === 'ja' ? 'ja' : 'ko'
    if (path === '/api/security/audio-captcha') return { body: { key: '1' } }
    if (path === '/api/security/receipt-captcha') return { body: { key: '2' } }
    if (path === '/api/support/library/DWCTR') return { body: [{ attachedFileList: [{ fileNo: 7 }] }] }
    if (path === '/api/support/file/7') return { status: headers.range === 'bytes=0-0' ? 206 : 200, body: '' }
    return path === '/api/support/notice' ? { ...notices, headers: { 'content-language': language } } : undefined
  })
  const settings = { sites: { gov: url }, capabilities: { idempotency: true, 'captcha.question': true } }
  const { target } = await run(url, settings)
  expect(target).toMatchObject({ mode: 'default', contractVersion: '0.11.2', controlPlane: false })
  expect(target.capabilities).toEqual({
    ...{ 'sites.gov': true, 'sites.fin': false, 'languages.en': false, 'languages.ja': true },
    ...{ 'captcha.receipt': true, 'captcha.audio': false, 'captcha.question': true },
    ...{ uploads: false, ranges: true, survey: false, idempotency: true, 'virtual-clock': false },
  })
})

test('ranges are found out as a user, idempotency with the states', async () => {
  const stored = new Map<string, number>()
  const isUser = (headers: IncomingHttpHeaders) => headers.authorization === 'Bearer main'
  const url = await start(({ headers }, path) => {
    if (path === '/api/support/library/DWCTR') return { body: [{ attachedFileList: [{ fileNo: 7 }] }] }
    if (path === '/api/support/file/7') return { status: isUser(headers) ? 206 : 401, body: '' }
    if (path === '/api/mypage/inquiry' || path === '/state') return { body: {} }
    if (path !== '/api/support/inquiry') return undefined
    const key = `${String(headers['x-state'])} ${String(headers['idempotency-key'])}`
    if (!stored.has(key)) stored.set(key, stored.size)
    return { body: { content: { inquiryId: stored.get(key) } } }
  })
  const users = { main: { headers: { authorization: 'Bearer main' } } }
  const state = { address: `${url}/state`, requestHeader: 'x-state' }
  const capabilitiesOf = async (...args: Parameters<typeof run>) => (await run(...args)).target.capabilities
  expect(await capabilitiesOf(url, { users })).toMatchObject({ ranges: true, idempotency: false })
  expect(await capabilitiesOf(url, { state }, { mode: 'full' })).toMatchObject({ ranges: false, idempotency: true })
  // What changes the back end is asked in a full run alone.
  expect(await capabilitiesOf(url, { state })).toMatchObject({ idempotency: false })
  expect(stored.size).toBe(1)
})
