import type { Endpoint } from '#specs/contract/endpoint.ts'
import { utf8 } from '../bytes.ts'
import type { MockResponse, MockRequest, HeaderRow } from '../request.ts'
import { Refusal } from '../refusal.ts'

/** FNV-1a with two offset bases and the length. Identifies content; not cryptographic. */
const hashOf = (bytes: Uint8Array): string => {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193)
    b = Math.imul(b ^ byte, 0x01000193)
  }
  return [a, b, bytes.length].map((part) => (part >>> 0).toString(16)).join('-')
}

/** Whether `If-None-Match` matches the ETag by weak comparison (RFC 9110, section 13.1.2). */
const isMatch = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

/**
 * First and last byte of a `Range` header; undefined if the header is missing, malformed or has several parts
 * (RFC 9110, section 14.2). The first is greater than the last when the range cannot be satisfied.
 */
const rangeOf = (header: string | undefined, size: number) => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { first: Math.max(0, size - Number(last)), last: last === '0' ? -1 : size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { first: Number(first), last: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}

const partialResponse = (
  request: MockRequest,
  response: MockResponse,
  bytes: Uint8Array,
  etag: string,
): MockResponse => {
  const fullResponse = { ...response, headers: [...response.headers, ['accept-ranges', 'bytes']] satisfies HeaderRow[] }
  const ifRange = request.header('if-range')
  const isRequested = request.method === 'GET' && (ifRange === undefined || ifRange === etag)
  const range = isRequested ? rangeOf(request.header('range'), bytes.length) : undefined
  if (!range) return fullResponse
  const { first, last } = range
  if (first > last)
    throw new Refusal('RANGE_NOT_SATISFIABLE', { headers: [['content-range', `bytes */${bytes.length}`]] })
  return {
    status: 206,
    headers: [...fullResponse.headers, ['content-range', `bytes ${first}-${last}/${bytes.length}`]],
    body: bytes.slice(first, last + 1),
  }
}

/**
 * Adds an ETag to a success whose row lists 304, and returns 304 if the client already has that representation. If the
 * row also lists 206, it serves byte ranges. Throws the refusal `RANGE_NOT_SATISFIABLE`.
 */
export const conditional = ({ responses }: Endpoint, request: MockRequest, response: MockResponse): MockResponse => {
  if (response.status !== 200 || response.body === null || !(304 in responses)) return response
  const bytes = typeof response.body === 'string' ? utf8(response.body) : response.body
  const etag = `"${hashOf(bytes)}"`
  const cached: HeaderRow[] = [
    ['etag', etag],
    // Clients may store the response but must revalidate it, because the world and the persona can change at any time.
    ['cache-control', 'private, no-cache'],
    ['vary', 'Accept-Language, Cookie, X-Mock-World'],
  ]
  if (isMatch(request.header('if-none-match'), etag)) return { status: 304, headers: cached, body: null }
  const headers = [...response.headers.filter(([name]) => name !== 'cache-control'), ...cached]
  const fullResponse = { ...response, headers, body: bytes }
  return 206 in responses ? partialResponse(request, fullResponse, bytes, etag) : fullResponse
}
