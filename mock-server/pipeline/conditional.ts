import type { Endpoint } from '#specs/contract/endpoint.ts'
import { utf8 } from '../http/bytes.ts'
import type { MockResponse, MockRequest, HeaderRow } from '../http/request.ts'
import { Refusal } from '../http/refusal.ts'

/** FNV-1a with two offset bases and the length. Identifies content; not cryptographic. */
const hashOf = (body: string | Uint8Array): string => {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  const unitAt = typeof body === 'string' ? (i: number) => body.charCodeAt(i) : (i: number) => body[i]!
  // An iterator would take five times as long: 0.1 s for a file of 10 MiB, in which nothing else is served.
  for (let i = 0; i < body.length; i += 1) {
    const unit = unitAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x01000193)
  }
  return [a, b, body.length].map((part) => (part >>> 0).toString(16)).join('-')
}

/** Whether `If-None-Match` matches the ETag by weak comparison (RFC 9110, section 13.1.2). */
const isMatch = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

/**
 * First and last byte of a `Range` header (RFC 9110, section 14.2). The first is greater than the last when the range
 * cannot be satisfied. Undefined if the header is missing, malformed, of another unit or names several ranges: the
 * whole is returned then.
 */
const rangeOf = (header: string | undefined, size: number) => {
  const [, list = ''] = /^bytes=(.*)$/i.exec(header ?? '') ?? []
  const [range = '', ...others] = list.split(',').flatMap((each) => each.trim() || [])
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(range) ?? []
  if (others.length > 0 || (first === '' && last === '')) return undefined
  if (first === '') return { first: Math.max(0, size - Number(last)), last: last === '0' ? -1 : size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { first: Number(first), last: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}

const partialResponse = (request: MockRequest, response: MockResponse, etag: string): MockResponse => {
  const bytes = typeof response.body === 'string' ? utf8(response.body) : response.body!
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
 * Adds an ETag to a success whose row lists 304 or 206. Returns 304 if the client already has that representation, or
 * the part that it requests. Throws the refusal `RANGE_NOT_SATISFIABLE`.
 */
export const conditional = ({ responses }: Endpoint, request: MockRequest, response: MockResponse): MockResponse => {
  const [isCacheable, isRanged] = [304 in responses, 206 in responses]
  if (response.status !== 200 || response.body === null || !(isCacheable || isRanged)) return response
  const etag = `"${hashOf(response.body)}"`
  const cached: HeaderRow[] = [
    ['etag', etag],
    // Clients may store the response but must revalidate it, because the world and the persona can change at any time.
    ['cache-control', isCacheable ? 'private, no-cache' : 'no-store'],
    ['vary', 'Accept-Language, Cookie, X-Mock-World'],
  ]
  if (isCacheable && isMatch(request.header('if-none-match'), etag)) return { status: 304, headers: cached, body: null }
  const headers = [...response.headers.filter(([name]) => name !== 'cache-control'), ...cached]
  const fullResponse = { ...response, headers }
  return isRanged ? partialResponse(request, fullResponse, etag) : fullResponse
}
