import { Refusal } from '../http/refusal.ts'
import type { Stage } from './exchange.ts'
import { openWorld } from './find-world.ts'

/**
 * Lets the changes of a world wait for each other, until they are stored. After the delay of a fault and after the body,
 * so that neither lets other requests wait. Throws the refusal `CONFLICT` if the world is replaced meanwhile.
 */
export const takeTurn: Stage = async (exchange, next) => {
  const { request, route, worlds, options } = exchange
  // The world may have been reset or deleted while the body arrived.
  const world = await openWorld(request, worlds, options)
  exchange.world = world
  if (route.row.method === 'GET') return next(exchange)
  exchange.endTurn = await world.takeTurn()
  const response = await next(exchange)
  // What it has just stored would be lost.
  if ((await openWorld(request, worlds, options)) !== world)
    throw new Refusal('CONFLICT', { message: 'error.worldReplaced' })
  return response
}
