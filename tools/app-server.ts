import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Router } from 'express'
import { expressHost, forgetGoneWorld, errorHandler, type Pipeline } from '#mock-server/hosts/express.ts'
import type { MockOptions } from '#mock-server/options.ts'
import { handleRequest, isApi } from '#mock-server/pipeline.ts'
import { listen, type Listening } from '#mock-server/process/listen.ts'
import { nameOf, networkOptions } from '#mock-server/process/network-options.ts'
import { version } from '#mock-server/version.ts'
import { Worlds } from '#mock-server/worlds/worlds.ts'
import { elapsedMs } from '#mock-server/worlds/clock.ts'
import { sites, type Site } from '#specs/sites/index.ts'
import { builtPages } from './pages-built.ts'
import { hotPages } from './pages-hot.ts'

interface Settings {
  readonly port: number
  readonly host: string
  readonly built: boolean
  readonly controlToken: string | undefined
}

const root = join(import.meta.dirname, '..')

/** What serves the pages of the three sites, behind the mock's own calls. */
export interface Pages {
  readonly handle: Router
  /** The mock's answers, loaded anew when they change. */
  readonly pipeline?: () => Promise<Pipeline>
  /** The page of the console. */
  readonly console?: MockOptions['console']
  readonly close: () => Promise<void>
}

/** Starts mock and app in this process: the first port for console and API, then one for each site. */
export const startApp = async ({ port, host, built, controlToken }: Settings) => {
  const ports = [port, ...sites.map((_, i) => port + 1 + i)]
  const siteOf = (local: number | undefined): Site | undefined => sites[ports.indexOf(local ?? 0) - 1]
  const options: MockOptions = {
    ...networkOptions({ host, controlToken }),
    ports,
    hasControl: true,
    version,
    startedMs: elapsedMs(),
  }
  const worlds = new Worlds()
  const listening: Listening[] = []
  try {
    // Bound before anything else is loaded: a port in use ends the start with nothing left running.
    for (const each of ports) listening.push(await listen(each, host))
    const servers = listening.map(({ server }) => server)
    // A page that is open already asks at once: nothing would answer it, ever, if nobody listened to it now.
    const ready = Promise.withResolvers<RequestListener>()
    for (const server of servers)
      server.on('request', (request, response) => void ready.promise.then((app) => app(request, response)))
    const pages = await (built ? builtPages : hotPages)({ root, servers, options, siteOf })
    const app = expressHost({
      pipeline: pages.pipeline ?? (() => ({ handleRequest, isApi })),
      worlds,
      options: { ...options, ...(pages.console && { console: pages.console }) },
      siteOf,
    })
    app.get('/', (request, response, next) => {
      if (siteOf(request.socket.localPort)) next()
      else response.redirect('/__mock/')
    })
    app.use(forgetGoneWorld(worlds), pages.handle, errorHandler)
    ready.resolve(app)
    return {
      addresses: addresses(host, ports, options),
      stop: () => Promise.all([...listening.map(({ drain }) => drain()), pages.close()]),
    }
  } catch (error) {
    for (const { server } of listening) server.close()
    throw error
  }
}

const addresses = (host: string, ports: readonly number[], { controlToken }: MockOptions) => {
  const rows = ['console', ...sites].map((what, i) => `  ${what.padEnd(8)} http://${nameOf(host)}:${ports[i]}/`)
  return [
    'Haneul Cloud support is ready:',
    ...rows,
    ...(controlToken === undefined ? [] : [`  control token: ${controlToken}`]),
  ].join('\n')
}
