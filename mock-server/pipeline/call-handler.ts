import type { Endpoint } from '#specs/contract/endpoint.ts'
import { notImplemented, type Handler } from '../handlers/handler.ts'
import { handlers } from '../handlers/index.ts'
import type { MockResponse } from '../http/request.ts'
import { Refusal } from '../http/refusal.ts'
import { json, toResponse } from '../http/responses.ts'
import { conditional } from './conditional.ts'
import { siteOf } from './find-world.ts'
import { runOnce } from './idempotency.ts'
import { after, type Stage } from './exchange.ts'

/** Calls the handler of the row. A handler of a cached row receives only the tables of the world. */
export const callHandler: Stage = ({ route, request, world, locale, input }) => {
  const { id, row } = route
  if (row.changes && request.method === 'HEAD') return { ...json(200, null), body: null }
  const handler = handlers[id as keyof typeof handlers] as Handler<Endpoint> | typeof notImplemented
  if (handler === notImplemented) throw new Refusal('NOT_IMPLEMENTED')
  const visible = row.cache === 'records' ? { tables: world.tables } : world
  const site = siteOf(request, world)
  const run = () => handler({ world: visible, site, locale, ...input } as never)
  const value = row.isIdempotent ? runOnce(route, request, { world, site, input: input! }, async () => run()) : run()
  return after<unknown, MockResponse>(value, (result) => conditional(row, request, toResponse(row, result)))
}
