import { errorResponse, withLanguage } from '../http/responses.ts'
import type { Stage } from './exchange.ts'
import { withWorld } from './find-world.ts'
import { recordExchange } from './record.ts'

/** Stores what a request changed in its world, before its turn ends. What cannot be stored is answered as an error. */
export const save: Stage = async (exchange, next) => {
  const { worlds, locale, world } = exchange
  try {
    const response = await next(exchange)
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
