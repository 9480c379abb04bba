import { Refusal } from '../http/refusal.ts'
import { after, type Next, type RoutedExchange, type Stage } from './exchange.ts'
import { openWorld } from './find-world.ts'

/**
 * Lets the changes of a world wait for each other, until they are stored. After the delay of a fault and after the body,
 * so that neither lets other requests wait. Throws the refusal `CONFLICT` if the world is replaced meanwhile.
 */
export const takeTurn: Stage = (exchange, next) => {
  const { request, route, worlds, options } = exchange
  // The world may have been reset or deleted while the body arrived.
  return after(openWorld(request, worlds, options), (world) => {
    exchange.world = world
    return route.row.method === 'GET' ? next(exchange) : changeInTurn(exchange, next)
  })
}

const changeInTurn = async (exchange: RoutedExchange, next: Next) => {
  const { request, world, worlds, options } = exchange
  exchange.endTurn = await world.takeTurn()
  const response = await next(exchange)
  // What it has just stored would be lost.
  if ((await openWorld(request, worlds, options)) !== world)
    throw new Refusal('CONFLICT', { message: 'error.worldReplaced' })
  return response
}
