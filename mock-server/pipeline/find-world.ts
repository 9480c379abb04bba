import { parseCookie } from 'cookie'
import type { MockOptions } from '../options.ts'
import type { HeaderRow, MockRequest, MockResponse } from '../http/request.ts'
import { defaultWorld, unknownWorld, type Worlds } from '../worlds/worlds.ts'
import type { World } from '../worlds/world.ts'
import { after, type Stage } from './exchange.ts'

/** The value of a cookie, which may be in quotation marks; undefined if it is missing or empty. */
const cookie = (header: string | undefined, name: string): string | undefined =>
  (header && parseCookie(header)[name]?.replace(/^"(.*)"$/, '$1')) || undefined

/** The id of the world of a request: from the header, else from the cookie of this mock, else the default world. */
export const worldIdOf = (request: MockRequest, { worldCookie }: Pick<MockOptions, 'worldCookie'>) =>
  request.header('x-mock-world') ?? cookie(request.header('cookie'), worldCookie) ?? defaultWorld

/** The world of a request, restored if it is only stored. Throws the refusal `UNKNOWN_WORLD`. */
export const openWorld = (request: MockRequest, worlds: Worlds, options: MockOptions): World | Promise<World> => {
  const id = worldIdOf(request, options)
  return worlds.find(id) ?? restored(id, worlds)
}

const restored = async (id: string, worlds: Worlds) => {
  const world = await worlds.open(id)
  if (!world) throw unknownWorld(id)
  return world
}

/**
 * Finds the world of a request. Waits only for one that is stored and not loaded, so that requests take faults in the
 * order in which they arrive. Throws the refusal `UNKNOWN_WORLD`.
 */
export const findWorld: Stage = (exchange, next) => {
  const { request, worlds, options } = exchange
  return after(openWorld(request, worlds, options), (world) => {
    exchange.world = world
    return next(exchange)
  })
}

/** The site of the port, else that of the world. */
export const siteOf = (request: MockRequest, { settings }: World) => request.site ?? settings.site

let lastDate = { second: NaN, date: '' }
/** The `Date` header, which has a resolution of one second; the last value is cached. */
const httpDate = (nowMs: number) => {
  const second = Math.floor(nowMs / 1000)
  if (lastDate.second !== second) lastDate = { second, date: new Date(nowMs).toUTCString() }
  return lastDate.date
}

/** Adds the id of the world and its time, which the pages use to check limits. A back end has its own time. */
export const withWorld = (response: MockResponse, world: World): MockResponse => {
  const hasDate = response.headers.some(([name]) => name === 'date')
  const date: HeaderRow[] = hasDate ? [] : [['date', httpDate(world.clock.now())]]
  return { ...response, headers: [...response.headers, ...date, ['x-mock-world', world.id]] }
}
