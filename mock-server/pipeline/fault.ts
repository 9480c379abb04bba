import type { Fault } from '#specs/contract/control.ts'
import { refusals } from '#specs/contract/refusal.ts'
import { matchesFault } from '#specs/rules/faults.ts'
import { translate } from '#specs/messages/translate.ts'
import type { Locale } from '#specs/model/locale.ts'
import { codeMessage, json, withLanguage } from '../http/responses.ts'
import type { MockResponse } from '../http/request.ts'
import type { Route, Stage } from './exchange.ts'
import type { World } from '../worlds/world.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Takes a fault at once, so that requests do in the order in which they arrive. Waits as long as it and the latency of the
 * world say, and returns its response if it has one.
 */
export const injectFault: Stage = (exchange, next) => {
  const { world, request, route, path, locale, options } = exchange
  if (world.faults.length === 0 && world.settings.latencyMs === 0) return next(exchange)
  const fault = takeFault(world, route, request.method, path)
  exchange.fault = fault
  const delayMs = (fault?.delayMs ?? 0) + latencyOf(world, request.method)
  const respond = () => (fault && faultResponse(fault, locale)) ?? next(exchange)
  if (delayMs <= 0) return respond()
  const { pause = wait } = options
  return Promise.resolve(pause(delayMs)).then(respond)
}

/** The first enabled fault that matches, whose remaining count it decrements; undefined if none matches. */
const takeFault = (world: World, route: Route, method: string, path: string): Fault | undefined => {
  const fault = world.faults.find(
    (each) =>
      each.enabled !== false && matchesFault(each, { operationId: route.id, method, path, pattern: route.row.path }),
  )
  if (fault?.times === undefined) return fault
  world.faults =
    fault.times > 1
      ? world.faults.map((other) => (other === fault ? { ...fault, times: fault.times! - 1 } : other))
      : world.faults.filter((other) => other !== fault)
  return fault
}

/** The response that a fault injects, with the header `x-mock-fault`; undefined if the fault only delays. */
const faultResponse = (fault: Fault, locale: Locale): MockResponse | undefined => {
  const response = injectedResponse(fault, locale)
  return (
    response &&
    withLanguage({ ...response, headers: [...response.headers, ['x-mock-fault', faultName(fault)]] }, locale)
  )
}

/** The first code with a status. */
const codeOf = (status: number | undefined) =>
  Object.entries(refusals).find(([, each]) => each === status)?.[0] ?? 'INTERNAL_ERROR'

const injectedResponse = (fault: Fault, locale: Locale): MockResponse | undefined => {
  const { abort, malformed, status, code = codeOf(status), message, body } = fault
  if (abort) return { status: 0, headers: [], body: null, abort: true }
  if (malformed) return { ...json(status ?? 200, {}), body: '{"code":"SUCCESS","content":{' }
  if (body !== undefined) return json(status ?? 200, body)
  if (status === undefined && fault.code === undefined && message === undefined) return undefined
  return json(status ?? 500, { code, message: message ?? translate(locale, codeMessage(code)) })
}

/** The effect of a fault, as the journal and `x-mock-fault` show it. */
export const faultName = ({ abort, malformed, status, delayMs }: Fault): string =>
  [abort && 'abort', malformed && 'malformed', status && `status ${status}`, delayMs && `delay ${delayMs} ms`]
    .filter(Boolean)
    .join(', ') || 'body'

/** HEAD must not change the world, so it draws no random number. */
const latencyOf = ({ settings: { latencyMs }, random }: World, method: string) => {
  if (typeof latencyMs === 'number') return latencyMs
  return latencyMs[0] + (method === 'HEAD' ? 0 : random() * (latencyMs[1] - latencyMs[0]))
}
