import type { Fault } from '#specs/contract/control.ts'
import { json } from './responses.ts'
import type { MockResponse } from './request.ts'
import type { Route } from './routes.ts'
import type { World } from './worlds/world.ts'

/** The fault to play now, which is counted down; undefined where none matches. */
export const takeFault = (world: World, route: Route, method: string, path: string): Fault | undefined => {
  const fault = world.faults.find(
    ({ operationId, method: wanted, path: at }) =>
      (operationId === undefined || operationId === route.id) &&
      (wanted === undefined || wanted === method) &&
      (at === undefined || at === path || at === route.row.path),
  )
  if (fault?.times === undefined) return fault
  world.faults =
    fault.times > 1
      ? world.faults.map((other) => (other === fault ? { ...fault, times: fault.times! - 1 } : other))
      : world.faults.filter((other) => other !== fault)
  return fault
}

/** What a fault answers in place of the handler, and says that it did; undefined where it only delays. */
export const faultResponse = (fault: Fault): MockResponse | undefined => {
  const response = played(fault)
  return response && { ...response, headers: [...response.headers, ['x-mock-fault', faultName(fault)]] }
}

const played = ({ abort, malformed, status, code, message, body }: Fault): MockResponse | undefined => {
  if (abort) return { status: 0, headers: [], body: null, abort: true }
  if (malformed) return { ...json(status ?? 200, {}), body: '{"code":"SUCCESS","content":{' }
  if (body !== undefined) return json(status ?? 200, body)
  if (status === undefined && code === undefined && message === undefined) return undefined
  return json(status ?? 500, { code: code ?? 'INTERNAL_ERROR', message: message ?? 'A fault of this world.' })
}

/** What the journal says of a fault. */
export const faultName = ({ abort, malformed, status, delayMs }: Fault): string =>
  [abort && 'abort', malformed && 'malformed', status && `status ${status}`, delayMs && `delay ${delayMs} ms`]
    .filter(Boolean)
    .join(', ') || 'body'
