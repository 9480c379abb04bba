import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { localeOfHeader, type Locale } from '#specs/messages/locale.ts'
import { problemResponse, success } from './responses.ts'
import type { MockResponse, MockRequest } from './request.ts'
import { conditional } from './conditional.ts'
import { controlHandlers, type ControlInput } from './control/index.ts'
import { guard, isOurOrigin } from './control/guard.ts'
import { contractViolations, recordExchange, recordCacheHit } from './exchange.ts'
import { withExplanation } from './explain.ts'
import { faultResponse, takeFault } from './faults.ts'
import { notImplemented, type Handler } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { ResponseCache, trackReads } from './response-cache.ts'
import { parse, type ParsedInput } from './parse.ts'
import { isRefusal, Refusal } from './refusal.ts'
import { routes, type Found, type Route } from './routes.ts'
import type { MockOptions } from './options.ts'
import { defaultWorld, unknownWorld, type Worlds } from './worlds/worlds.ts'
import type { World } from './worlds/world.ts'
import { elapsedMs } from './worlds/clock.ts'

const findProduct = routes(contract)
const findControl = routes(control)

/** Whether the mock handles a path; other paths belong to pages. */
export const isApi = (path: string) => /^\/(api|api-member|api-rcapt|service-news|__mock)([/?]|$)/.test(path)

const cookie = (request: MockRequest, name: string) =>
  request
    .header('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The id of the world of a request: from the header, else from the cookie, else the default world. */
export const worldIdOf = (request: MockRequest) =>
  request.header('x-mock-world') ?? cookie(request, 'mock-world') ?? defaultWorld

const isControl = (path: string) => path.startsWith('/__mock')
const isExplained = (request: MockRequest) => request.header('x-mock-explain') === '1'

const responseCache = new ResponseCache()

/** Everything besides records that a cached response depends on. */
const cacheKey = (request: MockRequest, { settings }: World) =>
  `${request.site ?? settings.site} ${localeOfHeader(request.header('accept-language'))} ${request.url}`

/** The cached response of a request, unless its world has faults or a latency. */
const cachedResponse = (request: MockRequest, worlds: Worlds): MockResponse | undefined => {
  if (request.method !== 'GET' || isExplained(request)) return undefined
  const world = worlds.find(worldIdOf(request))
  if (!world || world.faults.length > 0 || world.settings.latencyMs !== 0) return undefined
  const startedMs = elapsedMs()
  const cached = responseCache.find(world.records, cacheKey(request, world))
  if (!cached) return undefined
  world.journal.add(recordCacheHit(world, request.url, cached, elapsedMs() - startedMs))
  return withWorld(cached.response, world)
}

/**
 * Handles any request to the mock. Never throws: unexpected errors are logged and returned as 500. A cached response is
 * returned synchronously.
 */
export const handleRequest = (
  request: MockRequest,
  worlds: Worlds,
  options: MockOptions,
): MockResponse | Promise<MockResponse> => cachedResponse(request, worlds) ?? freshResponse(request, worlds, options)

const freshResponse = async (request: MockRequest, worlds: Worlds, options: MockOptions): Promise<MockResponse> => {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
  const response = await dispatch(request, path, search, worlds, options)
  if (!isExplained(request)) return response
  return withExplanation(response, (isControl(path) ? findControl : findProduct)(request.method, path))
}

const dispatch = async (
  request: MockRequest,
  path: string,
  search: string,
  worlds: Worlds,
  options: MockOptions,
): Promise<MockResponse> => {
  const locale = localeOfHeader(request.header('accept-language'))
  try {
    if (!isWellFormed(path)) throw new Refusal('BAD_REQUEST')
    refuseCrossOriginWrites(request, options)
    if (isControl(path)) return await controlResponse(request, path, search, locale, worlds, options)
    const world = worlds.find(worldIdOf(request))
    if (!world) throw unknownWorld(worldIdOf(request))
    return await productResponse(request, path, search, locale, world)
  } catch (error) {
    return errorResponse(error, locale)
  }
}

/** Whether the percent-encoding of a path is valid UTF-8. */
export const isWellFormed = (path: string) => {
  try {
    // The comparison uses the result: a bundler would drop the call as pure otherwise.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Refuses writes from pages of other origins (CSRF). */
const refuseCrossOriginWrites = (request: MockRequest, options: MockOptions) => {
  const origin = request.header('origin')
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && origin !== undefined && !isOurOrigin(origin, options)) throw new Refusal('FORBIDDEN')
}

const errorResponse = (error: unknown, locale: Locale): MockResponse => {
  if (isRefusal(error)) return problemResponse(error, locale)
  console.error(error)
  return problemResponse(new Refusal('INTERNAL_ERROR'), locale)
}

/** The route of a match, or the refusal that explains why there is none. */
const routeOf = (found: Found): Route | Refusal => {
  if (!found) return new Refusal('NOT_FOUND')
  if ('row' in found) return found
  const allow = found.allow.join(', ')
  return new Refusal('METHOD_NOT_ALLOWED', { values: { allow }, headers: [['allow', allow]] })
}

const successStatus = ({ responses }: Endpoint) => Number(Object.keys(responses).find((status) => status < '400'))

const toResponse = (row: Endpoint, value: unknown) => {
  const status = successStatus(row)
  return success(status, row.responses[status] ?? null, value)
}

const controlResponse = async (
  request: MockRequest,
  path: string,
  search: string,
  locale: Locale,
  worlds: Worlds,
  options: MockOptions,
): Promise<MockResponse> => {
  guard(request, options)
  const route = routeOf(findControl(request.method, path))
  if (isRefusal(route)) throw route
  const query = new URLSearchParams(search)
  const input = {
    ...(await parse(route, request, query, locale)),
    request,
    worlds,
    options,
  } as ControlInput<Endpoint>
  const value = await (controlHandlers[route.id as keyof typeof controlHandlers] as (input: unknown) => unknown)(input)
  return isMockResponse(value) ? value : toResponse(route.row, value)
}

const isMockResponse = (value: unknown): value is MockResponse =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body' in value && 'status' in value

const productResponse = async (request: MockRequest, path: string, search: string, locale: Locale, world: World) => {
  const startedMs = elapsedMs()
  const found = routeOf(findProduct(request.method, path))
  const route = isRefusal(found) ? undefined : found
  const fault = route && takeFault(world, route, request.method, path)
  let input: ParsedInput | undefined
  const { records } = world
  const { world: trackedWorld, readOnlyTables } = trackReads(world)
  const respond = async (matched: Route): Promise<MockResponse> => {
    const { row, id } = matched
    const delayMs = (fault?.delayMs ?? 0) + latencyOf(world)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const injected = fault && faultResponse(fault)
    if (injected) return injected
    input = await parse(matched, request, new URLSearchParams(search), locale)
    const handler = handlers[id as keyof typeof handlers] as Handler<Endpoint> | typeof notImplemented
    if (handler === notImplemented) throw new Refusal('NOT_IMPLEMENTED')
    const site = request.site ?? world.settings.site
    return conditional(
      row,
      request,
      toResponse(row, await handler({ world: trackedWorld, site, locale, ...input } as never)),
    )
  }
  const response = isRefusal(found)
    ? problemResponse(found, locale)
    : await respond(found).catch((error: unknown) => errorResponse(error, locale))
  const violations = route && !fault ? contractViolations(route, response) : []
  if (route && !fault && violations.length === 0 && readOnlyTables())
    cacheResponse(request, world, records, route, response)
  world.journal.add(
    recordExchange({
      world,
      request,
      path,
      search,
      route,
      fault,
      input,
      response,
      violations,
      ms: elapsedMs() - startedMs,
    }),
  )
  return withWorld(response, world)
}

/** Caches a successful JSON response, unless its row supports conditional requests. */
const cacheResponse = (
  request: MockRequest,
  world: World,
  records: World['records'],
  { id, row }: Route,
  response: MockResponse,
) => {
  const { status, body } = response
  if (request.method !== 'GET' || status !== 200 || typeof body !== 'string' || 304 in row.responses) return
  const bytes = new TextEncoder().encode(body)
  responseCache.add(records, cacheKey(request, world), { operationId: id, response: { ...response, body: bytes } })
}

const latencyOf = ({ settings: { latencyMs }, random }: World) =>
  typeof latencyMs === 'number' ? latencyMs : latencyMs[0] + random() * (latencyMs[1] - latencyMs[0])

let lastDate = { second: NaN, date: '' }
/** The `Date` header, which has a resolution of one second; the last value is cached. */
const httpDate = (nowMs: number) => {
  const second = Math.floor(nowMs / 1000)
  if (lastDate.second !== second) lastDate = { second, date: new Date(nowMs).toUTCString() }
  return lastDate.date
}

/** Adds the id of the world and its time; the pages use that time to check limits. */
const withWorld = (response: MockResponse, world: World): MockResponse => ({
  ...response,
  headers: [...response.headers, ['date', httpDate(world.clock.now())], ['x-mock-world', world.id]],
})
