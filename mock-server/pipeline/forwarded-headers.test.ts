import { expect, test } from 'vitest'
import type { HeaderRow, MockRequest } from '../http/request.ts'
import { requestHeaders, responseHeaders } from './forwarded-headers.ts'

const requestOf = (headers: Readonly<Record<string, string>>) =>
  ({ header: (name: string) => headers[name], headerNames: () => Object.keys(headers) }) as unknown as MockRequest

const sent = (headers: Readonly<Record<string, string>>, controlToken = 'correct-horse') =>
  Object.fromEntries(requestHeaders(requestOf(headers), { controlToken }))

const passedOn = (rows: readonly HeaderRow[], to = 'http://api.example', publicUrl?: string) =>
  responseHeaders(rows, new URL(to), publicUrl === undefined ? {} : { publicUrl })

const always = { via: '1.1 haneul-mock', 'accept-encoding': 'identity' }

test('a request loses what belongs to a mock, the connection and the page', () => {
  const cookie = 'mock-world-6100=other; a=1; mock-world=mine; mock-world-7300-gone=x; mock-worlds=theirs'
  const ofOthers = {
    'x-mock-inject': 'x',
    referer: 'http://localhost/',
    origin: 'http://localhost',
    'sec-fetch-mode': 'cors',
  }
  const ofConnection = {
    connection: 'keep-alive, x-hop',
    'x-hop': '1',
    te: 'trailers',
    upgrade: 'h2c',
    host: 'localhost',
  }
  expect(sent({ cookie, 'x-team': 'blue', ...ofOthers, ...ofConnection })).toEqual({
    ...always,
    cookie: 'a=1; mock-worlds=theirs',
    'x-team': 'blue',
  })
  expect(sent({ cookie: 'mock-world=mine', via: '1.0 proxy' })).toEqual({
    ...always,
    via: '1.0 proxy, 1.1 haneul-mock',
  })
})

test('the token of the control plane is not passed on, but that of a user is', () => {
  expect(sent({ authorization: 'Bearer correct-horse' })).toEqual(always)
  expect(sent({ authorization: 'Bearer of the user' })).toEqual({ ...always, authorization: 'Bearer of the user' })
})

test('of the headers of a back end, those about its answer are passed on', () => {
  const about: readonly HeaderRow[] = [
    ['content-type', 'application/json'],
    ['etag', '"1"'],
    ['cache-control', 'no-store'],
    ['vary', 'cookie'],
    ['retry-after', '5'],
    ['www-authenticate', 'Basic'],
    ['x-request-id', '7'],
    ['ratelimit-limit', '9'],
  ]
  const stopped = [
    ...['clear-site-data', 'refresh', 'link', 'set-login', 'service-worker-allowed', 'sourcemap', 'x-own', 'nel'],
    ...['content-security-policy', 'x-mock-world', 'access-control-allow-origin', 'alt-svc', 'report-to'],
    ...['connection', 'transfer-encoding', 'content-length', 'strict-transport-security'],
  ].map((name): HeaderRow => [name, 'x'])
  expect(passedOn([...about, ...stopped])).toEqual(about)
})

test('an answer that a browser would show as a page has no right on our origin', () => {
  for (const [type, isPage, disposition] of [
    ['text/html', true],
    ['image/svg+xml', true],
    ['application/xhtml+xml; charset=utf-8', true],
    ['text/plain', true, 'inline'],
    ['application/json;charset=UTF-8', false],
    ['text/html', false, 'attachment; filename=a.html'],
  ] as const) {
    const rows: HeaderRow[] = [['content-type', type]]
    if (disposition) rows.push(['content-disposition', disposition])
    const added = [
      ['content-security-policy', 'sandbox'],
      ['cross-origin-opener-policy', 'same-origin'],
    ]
    expect(passedOn(rows), type).toEqual(isPage ? [...rows, ...added] : rows)
  }
})

const type: HeaderRow = ['content-type', 'application/json']

test('cookies and redirects of a back end below a path lead to the mock', () => {
  for (const [name, value, shown] of [
    ['set-cookie', 'sid=1; Path=/v1/member; Domain=api.example; HttpOnly', 'sid=1; Path=/member; HttpOnly'],
    ['set-cookie', 'sid=1; domain = api.example; Domain=example; path = /v1/', 'sid=1; path = /'],
    ['set-cookie', 'all=1; Path=/v1', 'all=1; Path=/'],
    ['set-cookie', 'own=1; path=/v2', 'own=1; path=/v2'],
    ['set-cookie', 'none=1; Path=', 'none=1; Path='],
    ['set-cookie', 'mock-world-7300=victim; Path=/', undefined],
    ['location', 'http://api.example/v1/api/support/notice/7?a=1', '/api/support/notice/7?a=1'],
    ['location', 'HTTP://me@API.example:80/v1/api?a=1#b', '/api?a=1#b'],
    ['location', '//api.example/v1/api', '/api'],
    ['location', String.raw`\\\\API.example\v1\api`, '/api'],
    ['location', 'http:///api.example/v1/api', '/api'],
    ['location', 'http://api.example?a=1', '/?a=1'],
    ['location', '/v1/api/support/notice', '/api/support/notice'],
    ['location', '/v1', '/'],
    ['location', '/v1?a=1', '/?a=1'],
    ['location', '/v1/%E1/\u00ea\u00b2\u0080', '/%E1/%EA%B2%80'],
    ['location', '/v1//elsewhere.example', '/elsewhere.example'],
    ['location', '/v10/api', '/v10/api'],
    ['location', '7?a=/v1', '7?a=/v1'],
    ['location', '', ''],
    ['location', '//elsewhere.example/v1', '//elsewhere.example/v1'],
    ['location', 'https://elsewhere.example/v1/api', 'https://elsewhere.example/v1/api'],
    ['location', 'https://api.example/v1/api', 'https://api.example/v1/api'],
    ['location', 'http://[/v1', 'http://[/v1'],
  ] as const)
    expect(passedOn([type, [name, value]], 'http://api.example/v1/'), value).toEqual(
      shown === undefined ? [type] : [type, [name, shown]],
    )
})

test('cookies and redirects lead to the public address of the mock, which may have a path', () => {
  for (const [name, value, shown] of [
    ['set-cookie', 'sid=1; Path=/v1/member', 'sid=1; Path=/team/member'],
    ['set-cookie', 'all=1; Path=/', 'all=1; Path=/team/'],
    ['set-cookie', '__Host-sid=1; Secure; Path=/', '__Host-sid=1; Secure; Path=/'],
    ['location', '/v1/api', '/team/api'],
    ['location', 'http://api.example/v1', '/team/'],
    ['location', 'https://elsewhere.example/v1', 'https://elsewhere.example/v1'],
  ] as const)
    expect(passedOn([type, [name, value]], 'http://api.example/v1/', 'https://mock.example/team'), value).toEqual([
      type,
      [name, shown],
    ])
})
