import { localeOfHeader, type Locale } from '#specs/messages/locale.ts'
import type { MockOptions } from '../options.ts'
import { isRefusal, Refusal } from '../refusal.ts'
import type { MockRequest, MockResponse } from '../request.ts'
import { errorResponse, problemResponse } from '../responses.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { callHandler } from './call-handler.ts'
import { checkResponse } from './check-response.ts'
import { controlResponse } from './control-response.ts'
import { refuseCrossOriginWrites } from './cross-origin.ts'
import { isExplained, withExplanation } from './explain.ts'
import { faultResponse, pause, takeFault } from './fault.ts'
import { findRow, isControl, routeOf } from './find-row.ts'
import { findWorld, worldIdOf } from './find-world.ts'
import { parse, type ParsedInput } from './parse.ts'
import { recordCacheHit, recordExchange } from './record.ts'
import { addToCache, findCached } from './response-cache.ts'
import type { Route } from './routes.ts'
import { isWellFormed, splitUrl } from './url.ts'
import { withWorld } from './world-headers.ts'

export { isApi } from './find-row.ts'

/**
 * Handles any request to the mock. Never throws: unexpected errors are logged and returned as 500. A cached response is
 * returned synchronously.
 */
export const handleRequest = (
  request: MockRequest,
  worlds: Worlds,
  options: MockOptions,
): MockResponse | Promise<MockResponse> => cachedResponse(request, worlds) ?? freshResponse(request, worlds, options)

const cachedResponse = (request: MockRequest, worlds: Worlds): MockResponse | undefined => {
  const startedMs = elapsedMs()
  if (request.method !== 'GET' || isExplained(request)) return undefined
  const world = worlds.find(worldIdOf(request))
  const cached = world && findCached(request, world)
  if (!cached) return undefined
  recordCacheHit(world, request.url, cached, elapsedMs() - startedMs)
  return withWorld(cached.response, world)
}

const freshResponse = async (request: MockRequest, worlds: Worlds, options: MockOptions): Promise<MockResponse> => {
  const { path, search } = splitUrl(request.url)
  const locale = localeOfHeader(request.header('accept-language'))
  const respond = async () => {
    if (!isWellFormed(path)) throw new Refusal('BAD_REQUEST')
    refuseCrossOriginWrites(request, options)
    return isControl(path)
      ? controlResponse(request, path, search, locale, worlds, options)
      : productResponse(request, path, search, locale, worlds)
  }
  const response = await respond().catch((error: unknown) => errorResponse(error, locale))
  return isExplained(request) ? withExplanation(response, findRow(request.method, path)) : response
}

/** The stages of a request to the product, in order. A fault replaces the response, so it is not checked. */
const productResponse = async (request: MockRequest, path: string, search: string, locale: Locale, worlds: Worlds) => {
  const startedMs = elapsedMs()
  const world = findWorld(request, worlds)
  const found = routeOf(findRow(request.method, path))
  const route = isRefusal(found) ? undefined : found
  const fault = route && takeFault(world, route, request.method, path)
  let input: ParsedInput | undefined
  let { records } = world
  const respond = async (matched: Route) => {
    await pause(world, fault)
    const injected = fault && faultResponse(fault)
    if (injected) return injected
    input = await parse(matched, request, search, locale)
    records = world.records
    return callHandler(matched, request, world, locale, input)
  }
  const response = isRefusal(found)
    ? problemResponse(found, locale)
    : await respond(found).catch((error: unknown) => errorResponse(error, locale))
  const violations = route && !fault ? checkResponse(route, response) : []
  if (route && !fault && violations.length === 0) addToCache(request, world, records, route, response)
  const ms = elapsedMs() - startedMs
  recordExchange({ world, request, path, search, route, fault, input, response, violations, ms })
  return withWorld(response, world)
}
