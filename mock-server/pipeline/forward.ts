import type { Forward } from '#specs/contract/control-world.ts'
import type { MockOptions } from '../options.ts'
import type { MockRequest } from '../http/request.ts'
import type { World } from '../worlds/world.ts'
import type { Route, Stage } from './exchange.ts'

/** In the header Via, so that mocks that forward to each other, or to themselves, do not do so forever. */
export const pseudonym = 'haneul-mock'

/** The operations of a world that a back end answers. */
export const forwardOf = ({ settings }: World, { proxy }: MockOptions): Forward =>
  settings.forward ?? (proxy === undefined ? none : [{ to: proxy }])
const none: Forward = []

/** Who is signed in is up to the world, unless its settings forward these by themselves. */
const ofSession = new Set<string>(['session', 'accounts'])

/** Whether a back end could take the path for another one than the mock has matched. */
export const climbs = (url: string): boolean =>
  url
    .split('?', 1)[0]!
    .split('/')
    .some((segment) => /^(?:\.|%2e){1,2}$|%2f|%5c|\\/i.test(segment))

/** The back end that answers an operation in a world; undefined if the mock does. */
const backEndOf = ({ id }: Route, request: MockRequest, world: World, options: MockOptions) => {
  const rows = forwardOf(world, options)
  const isLeftOut = world.settings.forward !== undefined && ofSession.has(id)
  return rows.length > 0 && options.callBackEnd && !request.header('via')?.includes(pseudonym) && !climbs(request.url)
    ? rows.find(({ operationId = isLeftOut ? undefined : id }) => operationId === id)?.to
    : undefined
}

/**
 * Lets a back end answer the operations that the world forwards, and compares its response with that of the mock. Throws
 * a `Refusal` if the body of the request is too large.
 */
export const forward: Stage = (exchange, next) => {
  const { route, request, world, options } = exchange
  const to = backEndOf(route, request, world, options)
  if (to === undefined) return next(exchange)
  // Imported on demand: few mocks have a back end.
  return import('./forward-to-back-end.ts').then(({ forwardTo }) => forwardTo(to, exchange, next))
}
