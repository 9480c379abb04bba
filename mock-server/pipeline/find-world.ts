import type { MockRequest } from '../request.ts'
import { defaultWorld, unknownWorld, type Worlds } from '../worlds/worlds.ts'
import type { World } from '../worlds/world.ts'

const cookie = (request: MockRequest, name: string) =>
  request
    .header('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The id of the world of a request: from the header, else from the cookie, else the default world. */
export const worldIdOf = (request: MockRequest) =>
  request.header('x-mock-world') ?? cookie(request, 'mock-world') ?? defaultWorld

/** The world of a request. Throws the refusal `UNKNOWN_WORLD`. */
export const findWorld = (request: MockRequest, worlds: Worlds): World => {
  const id = worldIdOf(request)
  const world = worlds.find(id)
  if (!world) throw unknownWorld(id)
  return world
}

/** The site of the port, else that of the world. */
export const siteOf = (request: MockRequest, { settings }: World) => request.site ?? settings.site
