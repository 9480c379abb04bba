import { localeOfHeader } from '#specs/model/locale.ts'
import { utf8 } from '../bytes.ts'
import type { MockRequest, MockResponse } from '../request.ts'
import { Budget } from '../worlds/budget.ts'
import { CachedBody } from '../worlds/cached-body.ts'
import type { World } from '../worlds/world.ts'
import { siteOf } from './find-world.ts'
import type { Route } from './routes.ts'

/** A complete success response that can be sent again while no record changes. */
export interface CachedResponse {
  readonly operationId: string
  readonly response: MockResponse & { readonly body: Uint8Array }
  readonly journalBody: CachedBody
}

const bytesMax = 64 * 1024 * 1024

/**
 * Responses that depend on records only, keyed by the state of the records. Worlds that changed no record share their
 * entries. Evicts the oldest entries over 64 MiB.
 */
export class ResponseCache {
  readonly #budget = new Budget(bytesMax)
  readonly #byRecords = new WeakMap<object, Map<string, CachedResponse>>()

  find(records: object, key: string): CachedResponse | undefined {
    return this.#byRecords.get(records)?.get(key)
  }

  add(records: object, key: string, cached: CachedResponse) {
    const byKey = this.#byRecords.get(records) ?? new Map<string, CachedResponse>()
    this.#byRecords.set(records, byKey)
    if (byKey.has(key)) return
    byKey.set(key, cached)
    const evict = () => {
      byKey.delete(key)
      cached.journalBody.evict()
    }
    this.#budget.reserve(CachedBody.bytesOf(cached.response.body) + 2 * key.length + 512, { evict })
  }
}

const cache = new ResponseCache()

/** What a cached response depends on besides the records. */
const keyOf = (request: MockRequest, world: World) =>
  `${siteOf(request, world)} ${localeOfHeader(request.header('accept-language'))} ${request.url}`

/** The cached response of a GET request, unless its world has faults or a latency. */
export const findCached = (request: MockRequest, world: World): CachedResponse | undefined => {
  if (world.faults.length > 0 || world.settings.latencyMs !== 0) return undefined
  return cache.find(world.records, keyOf(request, world))
}

/** Caches a successful response of a row that declares it. `records` are those that the handler has read. */
export const addToCache = (
  request: MockRequest,
  world: World,
  records: object,
  { id, row }: Route,
  { status, headers, body }: MockResponse,
) => {
  if (row.cache !== 'records' || request.method !== 'GET' || status !== 200 || body === null) return
  const response = { status, headers, body: typeof body === 'string' ? utf8(body) : body }
  cache.add(records, keyOf(request, world), { operationId: id, response, journalBody: new CachedBody(response.body) })
}
