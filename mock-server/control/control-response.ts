import type { Endpoint } from '#specs/contract/endpoint.ts'
import { guard } from './guard.ts'
import { controlHandlers, type ControlInput } from './index.ts'
import type { MockOptions } from '../options.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { json, toResponse } from '../http/responses.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { conditional } from '../pipeline/conditional.ts'
import { defectOf } from '../pipeline/inject-defect.ts'
import type { Found } from '../pipeline/exchange.ts'
import { optionsResponse, routeOf } from '../pipeline/find-row.ts'
import { parse } from '../pipeline/parse.ts'

const isMockResponse = (value: unknown): value is MockResponse =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body' in value && 'status' in value

/** What the defect `empty-records` hides. */
const recordLists = new Set(['journal', 'storedInquiries', 'captchas', 'mails'])
const recordParts = new Set(['storedFile', 'captchaAnswer'])

/** Handles a request to the control plane, which has no world, faults or journal. Throws a `Refusal`. */
export const controlResponse = async (
  request: MockRequest,
  found: Found,
  search: string,
  worlds: Worlds,
  options: MockOptions,
): Promise<MockResponse> => {
  guard(request, options)
  const options204 = optionsResponse(request.method, found)
  if (options204) return options204
  const route = routeOf(found)
  if (isRefusal(route)) throw route
  const parsed = await parse(route, request, search)
  const input = { ...parsed, request, worlds, options } as ControlInput<Endpoint>
  const handler = controlHandlers[route.id as keyof typeof controlHandlers] as (input: unknown) => unknown
  const { id } = (parsed.params ?? {}) as { readonly id?: string }
  const named = id === undefined ? undefined : await worlds.open(id)
  const world = route.row.method === 'GET' ? undefined : named
  const call = async () => {
    const result = await handler(input)
    if (world) await worlds.save(world)
    return result
  }
  if (named && defectOf(named, options) === 'empty-records') {
    if (recordLists.has(route.id)) return json(200, [])
    if (recordParts.has(route.id)) throw new Refusal('NOT_FOUND')
  }
  const value = await (world ? world.runExclusive(call) : call())
  return isMockResponse(value) ? value : conditional(route.row, request, toResponse(route.row, value))
}
