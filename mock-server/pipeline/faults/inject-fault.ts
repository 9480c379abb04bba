import type { Fault } from '#specs/contract/control.ts'
import type { MockResponse } from '../../http/request.ts'
import type { MockOptions } from '../../options.ts'
import type { World } from '../../worlds/world.ts'
import { after, type Next, type RoutedExchange, type Stage } from '../exchange.ts'
import { changedByFault, faultResponse } from './fault-response.ts'
import { addressFault, headerFault } from './of-request.ts'
import { noteReturn, noteRetryAfter } from './retry-after.ts'
import { hasBody, takeFault } from './take-fault.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const paused = (ms: number, { pause = wait }: MockOptions, goOn: () => ReturnType<Next>): ReturnType<Next> =>
  ms <= 0 ? goOn() : Promise.resolve(pause(ms)).then(goOn)

/**
 * Takes a fault at once, so that requests do in the order in which they arrive. Waits as long as it and the latency of the
 * world say, and returns its response if it has one.
 */
export const injectFault: Stage = (exchange, next) => {
  const { world, request, options } = exchange
  const isAsked = options.hasControl && request.header('x-mock-inject') !== undefined
  const { faults, settings, retries } = world
  if (faults.length === 0 && settings.latencyMs === 0 && !isAsked && retries.size === 0) return next(exchange)
  noteReturn(exchange)
  const fault = isAsked ? headerFault(exchange) : takeFault(exchange)
  return paused(latencyOf(world, request.method), options, () => apply(fault, exchange, next))
}

/** Takes a fault that depends on what was sent, after that was checked. */
export const injectFaultByField: Stage = (exchange, next) => {
  if (exchange.fault || !hasBody(exchange.route)) return next(exchange)
  const fault = addressFault(exchange) ?? (exchange.pendingFault === undefined ? undefined : takeFault(exchange))
  return fault ? apply(fault, exchange, next) : next(exchange)
}

const apply = (fault: Fault | undefined, exchange: RoutedExchange, next: Next) => {
  if (!fault) return next(exchange)
  exchange.fault = fault
  const { delayMs = 0, bytesPerSecond } = fault
  if (bytesPerSecond !== undefined) exchange.request.slowDown?.(bytesPerSecond)
  const changed = (response: MockResponse) => noteRetryAfter(exchange, changedByFault(response, fault))
  const injected = faultResponse(fault, exchange.locale)
  if (fault.after) return after(next(exchange), (own) => ({ ...changed(injected ?? own), delayMs }))
  return paused(delayMs, exchange.options, () => (injected ? changed(injected) : after(next(exchange), changed)))
}

/** Waits with a response whose request was handled first. Last of all, so that no other request waits too. */
export const delayResponse: Stage = (exchange, next) =>
  after(next(exchange), (response) =>
    response.delayMs === undefined ? response : paused(response.delayMs, exchange.options, () => response),
  )

/** HEAD must not change the world, so it draws no random number. */
const latencyOf = ({ settings: { latencyMs }, random }: World, method: string) => {
  if (typeof latencyMs === 'number') return latencyMs
  return latencyMs[0] + (method === 'HEAD' ? 0 : random() * (latencyMs[1] - latencyMs[0]))
}
