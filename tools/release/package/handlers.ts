import { http, type HttpHandler } from 'msw'
import { World } from '#e2e/mock-client/world.ts'
import { coverageFile } from '#e2e/mock-client/coverage-file.ts'
import type { WorldSettings } from '#e2e/mock-client/control-plane.ts'
import type { Transport } from '#e2e/mock-client/transport.ts'
import { browserHost, responseOf } from '#mock-server/hosts/browser.ts'
import { isApi } from '#mock-server/pipeline/find-row.ts'
import { version } from '#mock-server/documents/version.ts'
import { totalCounts } from '#mock-server/worlds/coverage.ts'
import { defaultWorld, Worlds } from '#mock-server/worlds/worlds.ts'

export type { World, WorldSettings }

/** Where the client of the world sends its requests, which never leave the process. */
const inProcess = 'http://localhost'

/**
 * A mock in this process, with one world, and the handlers of MSW that answer from it: `setupServer(...handlers)` in Node,
 * `setupWorker(...handlers)` in a browser.
 *
 * @param settings the settings of the world: persona, clock, site, records and so on
 * @param origin the only origin that is mocked; without it, the paths of the product are mocked at every origin
 */
export const mockHandlers = async (
  settings: WorldSettings = {},
  origin?: string,
): Promise<{ readonly handlers: readonly HttpHandler[]; readonly world: World }> => {
  let id = defaultWorld
  const worlds = new Worlds()
  const count = coverageFile()
  const host = browserHost({
    site: undefined,
    worlds,
    stored: undefined,
    current: { name: () => id, enter: (entered) => (id = entered) },
    version,
    kind: 'handlers',
  })
  const respond = async (request: Request) => {
    const response = await host(request)
    count?.(totalCounts().addAll(worlds.coverages).byText)
    return responseOf(response, request.method)
  }
  const transport: Transport = async (at, path, { method, headers, body }) => {
    const response = await respond(new Request(at + path, { method, headers, ...(body !== undefined && { body }) }))
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }
  const world = await World.create(inProcess, settings, transport)
  id = world.id
  const isMocked = (url: URL) => isApi(url.pathname) && (origin === undefined || url.origin === origin)
  const handlers = [
    http.all(
      ({ request }) => isMocked(new URL(request.url)),
      ({ request }) => respond(request),
    ),
  ]
  return { handlers, world }
}
