import { requireAccess } from '../handlers/access.ts'
import type { Stage } from './exchange.ts'
import { siteOf } from './find-world.ts'

/** Throws the refusal `UNAUTHORIZED` or `FORBIDDEN` if the part of my page is not for the signed-in user. */
export const requirePart: Stage = (exchange, next) => {
  const { world, request, route } = exchange
  if (route.row.part) requireAccess(world, siteOf(request, world), route.row.part)
  return next(exchange)
}
