import type { Locale } from '#specs/model/locale.ts'
import { requireAccess } from '../handlers/access.ts'
import type { MockOptions } from '../options.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { errorResponse, problemResponse, withLanguage } from '../http/responses.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { callHandler } from './call-handler.ts'
import { checkResponse } from './check-response.ts'
import { faultResponse, pause, takeFault } from './fault.ts'
import { findRow, optionsResponse, routeOf, type Route } from './find-row.ts'
import { openWorld, siteOf, worldIdOf, withWorld } from './find-world.ts'
import { differenceLine } from './difference.ts'
import { backEndOf, forward, type ForwardedExchange } from './forward.ts'
import { parse, type ParsedInput } from './parse.ts'
import { recordExchange } from './record.ts'
import { cached, cacheKey, findCached } from './response-cache.ts'

/** The stages of a request to the product, in order. A fault replaces the response, so it is not checked. */
export const productResponse = async (
  request: MockRequest,
  path: string,
  search: string,
  locale: Locale,
  worlds: Worlds,
  options: MockOptions,
) => {
  const startedMs = elapsedMs()
  // At once, so that requests take faults in the order in which they arrive.
  let world = worlds.find(worldIdOf(request, options)) ?? (await openWorld(request, worlds, options))
  const match = findRow(request.method, path)
  const found = routeOf(match)
  const route = isRefusal(found) ? undefined : found
  const fault = route && takeFault(world, route, request.method, path)
  let input: ParsedInput | undefined
  let forwarded: ForwardedExchange | undefined
  let key: string | undefined
  /** Everything before the handler: the response, or what responds. */
  const prepare = async (matched: Route): Promise<MockResponse | (() => Promise<MockResponse>)> => {
    await pause(world, request.method, fault, options.pause)
    const injected = fault && faultResponse(fault, locale)
    if (injected) return injected
    const backEnd = backEndOf(matched, request, world, options)
    if (backEnd !== undefined) {
      forwarded = await forward(backEnd, matched, request, { world, search, locale, options })
      input = forwarded.input
      return forwarded.response
    }
    if (matched.row.part) requireAccess(world, siteOf(request, world), matched.row.part)
    const known = findCached(cacheKey(matched, request, world))
    if (known) return known
    const parsed = await parse(matched, request, search)
    input = parsed
    // The world may have been reset or deleted while the body arrived.
    world = await openWorld(request, worlds, options)
    return async () => {
      key = cacheKey(matched, request, world)
      const result = await callHandler(matched, request, world, locale, parsed)
      // What it has just stored would be lost.
      if (matched.row.method !== 'GET' && (await openWorld(request, worlds, options)) !== world)
        throw new Refusal('CONFLICT', { message: 'error.worldReplaced' })
      return result
    }
  }
  const toError = (error: unknown) => withLanguage(errorResponse(error, locale), locale)
  const prepared = isRefusal(found)
    ? (optionsResponse(request.method, match) ?? problemResponse(found, locale))
    : await prepare(found).catch(toError)
  const record = (response: MockResponse, violations: readonly string[]) => {
    const ms = elapsedMs() - startedMs
    recordExchange({ world, request, path, search, route, fault, input, response, violations, forwarded, ms })
    if (!options.onFinding) return
    for (const finding of [...violations, ...(forwarded?.record.differences ?? []).map(differenceLine)])
      options.onFinding(`${request.method} ${path}: ${finding}`)
  }
  const complete = async () => {
    const completed = typeof prepared === 'function' ? await prepared().catch(toError) : prepared
    // The back end says itself in which language it responds.
    const returned = forwarded ? completed : withLanguage(completed, locale)
    // A response to HEAD has no body to check, and one from the cache was checked before.
    const isChecked = route && !forwarded && !fault && request.method !== 'HEAD' && returned.recorded === undefined
    const violations = isChecked ? checkResponse(route, returned) : (forwarded?.violations ?? [])
    const response = isChecked && violations.length === 0 ? cached(key, returned) : returned
    record(response, violations)
    return response
  }
  try {
    // After the delay and the body, so that neither lets other requests wait.
    if (route && route.row.method !== 'GET')
      return await world.runExclusive(async () => {
        const response = await complete()
        await worlds.save(world)
        return withWorld(response, world)
      })
    const response = await complete()
    await worlds.saveInTurn(world)
    return withWorld(response, world)
  } catch (error) {
    const response = toError(error)
    // The world is again as it was stored before.
    world = worlds.find(world.id) ?? world
    record(response, [])
    return withWorld(response, world)
  }
}
