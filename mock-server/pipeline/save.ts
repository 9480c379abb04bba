import { errorResponse, withLanguage } from '../http/responses.ts'
import type { MockResponse } from '../http/request.ts'
import type { RoutedExchange, Stage } from './exchange.ts'
import { withWorld } from './find-world.ts'
import { recordExchange } from './record.ts'

/** Stores what a request changed in its world, before its turn ends. What cannot be stored is answered as an error. */
export const save: Stage = (exchange, next) => {
  const response = attempt(() => next(exchange))
  return response instanceof Promise || exchange.worlds.hasChanges(exchange.world)
    ? stored(exchange, response)
    : withWorld(response, exchange.world)
}

const attempt = (respond: () => MockResponse | Promise<MockResponse>) => {
  try {
    return respond()
  } catch (error) {
    return Promise.reject(error)
  }
}

const stored = async (exchange: RoutedExchange, pending: MockResponse | Promise<MockResponse>) => {
  const { worlds, locale, world } = exchange
  try {
    const response = await pending
    await (exchange.endTurn ? worlds.save(exchange.world) : worlds.saveInTurn(exchange.world))
    return withWorld(response, exchange.world)
  } catch (error) {
    const response = withLanguage(errorResponse(error, locale), locale)
    // The world is again as it was stored before.
    exchange.world = worlds.find(world.id) ?? exchange.world
    recordExchange(exchange, response)
    return withWorld(response, exchange.world)
  } finally {
    exchange.endTurn?.()
  }
}
