import { LRUCache } from 'lru-cache'
import { localeOfHeader } from '#specs/model/locale.ts'
import { utf8 } from '../http/bytes.ts'
import type { MockResponse } from '../http/request.ts'
import { cut } from '../worlds/journal-texts.ts'
import { siteOf } from './find-world.ts'
import type { Next, RoutedExchange, Stage } from './exchange.ts'

/** A response with its body as bytes, so that it is encoded once. */
type CachedResponse = MockResponse & { readonly body: Uint8Array; readonly recorded: string }

/** Memory of a response besides its texts. */
const overhead = 512

/** Worlds that changed no record share their responses. */
const responses = new LRUCache<string, CachedResponse>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body, recorded }, key) => body.length + 2 * (recorded.length + key.length) + overhead,
})

/** What a response depends on; undefined unless the row declares that it depends on records only. */
const cacheKey = ({ route: { row }, request, world }: RoutedExchange): string | undefined =>
  row.cache === 'records' && request.method === 'GET'
    ? `${world.recordState} ${siteOf(request, world)} ${localeOfHeader(request.header('accept-language'))} ${request.url}`
    : undefined

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

const cacheNext = async (key: string, exchange: RoutedExchange, next: Next) => {
  const response = await next(exchange)
  // The records may have changed meanwhile, or the world may have been replaced.
  return exchange.violations?.length === 0 && cacheKey(exchange) === key ? cached(key, response) : response
}
