import type { Endpoint } from '#specs/contract/endpoint.ts'
import type { MockResponse, MockRequest, HeaderRow } from './request.ts'
import { Refusal } from './refusal.ts'

/** FNV-1a over bytes, from two bases: names a state, and hides nothing. */
const hashOf = (bytes: Uint8Array): string => {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193)
    b = Math.imul(b ^ byte, 0x01000193)
  }
  return [a, b, bytes.length].map((part) => (part >>> 0).toString(16)).join('-')
}

/** Whether `If-None-Match` names this state, by the weak comparison (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** First and last byte of a `Range` of one part; undefined where there is none that we know (RFC 9110, 14.2). */
const rangeOf = (header: string | undefined, size: number) => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { first: Math.max(0, size - Number(last)), last: last === '0' ? -1 : size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { first: Number(first), last: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}

const partOf = (request: MockRequest, response: MockResponse, bytes: Uint8Array, etag: string): MockResponse => {
  const whole = { ...response, headers: [...response.headers, ['accept-ranges', 'bytes']] satisfies HeaderRow[] }
  const ifRange = request.header('if-range')
  const isRequested = request.method === 'GET' && (ifRange === undefined || ifRange === etag)
  const range = isRequested ? rangeOf(request.header('range'), bytes.length) : undefined
  if (!range) return whole
  const { first, last } = range
  if (first > last)
    throw new Refusal('RANGE_NOT_SATISFIABLE', { headers: [['content-range', `bytes */${bytes.length}`]] })
  return {
    status: 206,
    headers: [...whole.headers, ['content-range', `bytes ${first}-${last}/${bytes.length}`]],
    body: bytes.slice(first, last + 1),
  }
}

/**
 * What is answered to whoever has it already, or wants a part of it. The row says which it knows: one that lists 304
 * names its state by an ETag; one that lists 206 is answered by ranges too.
 */
export const conditional = ({ responses }: Endpoint, request: MockRequest, response: MockResponse): MockResponse => {
  if (response.status !== 200 || response.body === null || !(304 in responses)) return response
  const bytes = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body
  const etag = `"${hashOf(bytes)}"`
  const cached: HeaderRow[] = [
    ['etag', etag],
    // May be kept, but is asked for again each time: worlds and persons change at will.
    ['cache-control', 'private, no-cache'],
    ['vary', 'Accept-Language, Cookie, X-Mock-World'],
  ]
  if (isKnown(request.header('if-none-match'), etag)) return { status: 304, headers: cached, body: null }
  const headers = [...response.headers.filter(([name]) => name !== 'cache-control'), ...cached]
  const whole = { ...response, headers }
  return 206 in responses ? partOf(request, whole, bytes, etag) : whole
}
