import type { MockResponse } from '../../http/request.ts'
import { elapsedMs } from '../../worlds/clock.ts'
import type { RoutedExchange } from '../exchange.ts'

/** Notes when a client may come back, if the response of a fault says so. Returns the response. */
export const noteRetryAfter = ({ world, route }: RoutedExchange, response: MockResponse): MockResponse => {
  const header = response.headers.find(([name]) => name === 'retry-after')?.[1] ?? ''
  const ms = 1000 * Number(header)
  // A date as its value is not noted.
  if (ms > 0) world.retries.set(route.id, { atMs: world.clock.now() + ms, elapsedMs: elapsedMs() + ms })
  return response
}

/**
 * Notes how much too early a client comes back. It has waited if either the clock of the world or the time of the process
 * has passed the moment: a test sets the clock, or it is frozen.
 */
export const noteReturn = (exchange: RoutedExchange): void => {
  const { world, route } = exchange
  const retry = world.retries.get(route.id)
  if (!retry) return
  const earlyMs = Math.min(retry.atMs - world.clock.now(), retry.elapsedMs - elapsedMs())
  if (earlyMs > 0) exchange.earlyMs = Math.ceil(earlyMs)
  else world.retries.delete(route.id)
}
