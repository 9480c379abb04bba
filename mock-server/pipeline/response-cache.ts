import { LRUCache } from 'lru-cache'
import { utf8 } from '../http/bytes.ts'
import type { MockResponse } from '../http/request.ts'
import { cut } from '../worlds/journal-texts.ts'
import { siteOf } from './find-world.ts'
import { after, type Next, type RoutedExchange, type Stage } from './exchange.ts'
import { queryOf } from './parse-query.ts'

/** A response with its body as bytes, so that it is encoded once. */
type CachedResponse = MockResponse & { readonly body: Uint8Array; readonly recorded: string }

/** Memory of a response besides its texts. */
const overhead = 512

/** Worlds that changed no record share their responses. */
const responses = new LRUCache<string, CachedResponse>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body, recorded }, key) => body.length + 2 * (recorded.length + key.length) + overhead,
})

/** What the last URLs request, so that the same URL is parsed once. */
const requested = new Map<string, string>()
const requestedMax = 1000

/** A path with the parameters that its operation knows: no other one changes the response. Throws like `queryOf`. */
const requestOf = ({ route: { row }, request: { url }, path, search }: RoutedExchange): string => {
  const known = requested.get(url)
  if (known !== undefined) return known
  const request = row.query ? `${path} ${JSON.stringify(queryOf(row.query, search))}` : path
  if (requested.size >= requestedMax) requested.clear()
  requested.set(url, request)
  return request
}

/** What a response depends on; undefined unless the row declares that it depends on records only. */
const cacheKey = (exchange: RoutedExchange): string | undefined => {
  const { route, request, world, locale } = exchange
  if (route.row.cache !== 'records' || request.method !== 'GET') return undefined
  try {
    return `${world.recordState} ${siteOf(request, world)} ${locale} ${requestOf(exchange)}`
  } catch {
    // A later stage refuses the query.
    return undefined
  }
}

export const findCached = (key: string): MockResponse | undefined => responses.get(key)

/** Caches a response that conforms to the contract, if it is a success. Returns what to send. */
export const cached = (key: string, response: MockResponse): MockResponse => {
  const { status, headers, body } = response
  if (status !== 200 || typeof body !== 'string') return response
  const encoded = { status, headers, body: utf8(body), recorded: cut(body) }
  responses.set(key, encoded)
  return encoded
}

/** Returns a cached response, or caches the one of the handler. */
export const cache: Stage = (exchange, next) => {
  const key = cacheKey(exchange)
  return key === undefined ? next(exchange) : (findCached(key) ?? cacheNext(key, exchange, next))
}

const cacheNext = (key: string, exchange: RoutedExchange, next: Next) =>
  after(next(exchange), (response) =>
    // The records may have changed meanwhile, or the world may have been replaced.
    exchange.violations?.length === 0 && cacheKey(exchange) === key ? cached(key, response) : response,
  )
