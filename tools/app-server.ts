import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Router } from 'express'
import { expressHost, forgetGoneWorld, type Pipeline } from '#mock-server/hosts/express.ts'
import type { MockOptions } from '#mock-server/options.ts'
import { answer, isApi } from '#mock-server/pipeline.ts'
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
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** What serves the pages of the three sites, behind the mock's own calls. */
export interface Pages {
  readonly handle: Router
  /** The mock's answers, loaded anew when they change. */
  readonly pipeline?: () => Promise<Pipeline>
  /** The page of the console. */
  readonly console?: MockOptions['console']
  readonly close: () => Promise<void>
}

/** An address with an extension asks for a file: where there is none it is not answered with a page. */
export const namesFile = (path: string) => /\.\w+$/.test(path)

/** Starts mock and app in this process: the first port for console and API, then one for each site. */
export const startApp = async ({ port, host, built, controlToken }: Settings) => {
  const ports = [port, ...sites.map((_, i) => port + 1 + i)]
  const siteOf = (local: number | undefined): Site | undefined => sites[ports.indexOf(local ?? 0) - 1]
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(host)
  const token = isLoopback ? controlToken : (controlToken ?? randomBytes(18).toString('base64url'))
  const options: MockOptions = {
    hostNames: ['127.0.0.1', 'localhost', '[::1]', isIP(host) === 6 ? `[${host}]` : host],
    ports,
    ...(token !== undefined && { controlToken: token }),
    hasControl: true,
    version,
    startedMs: elapsedMs(),
  }
  const worlds = new Worlds()
  const servers: Server[] = []
  try {
    // Bound before anything else is loaded: a port in use ends the start with nothing left running.
    for (const each of ports) servers.push(await listen(each, host))
    const pages = await (built ? builtPages : hotPages)({ root, servers, options, siteOf })
    const app = expressHost({
      pipeline: pages.pipeline ?? (() => ({ answer, isApi })),
      worlds,
      options: { ...options, ...(pages.console && { console: pages.console }) },
      siteOf,
    })
    app.get('/', (request, response, next) => {
      if (siteOf(request.socket.localPort)) next()
      else response.redirect('/__mock/')
    })
    app.use(forgetGoneWorld(worlds), pages.handle)
    for (const server of servers) server.on('request', app)
    return { addresses: addresses(host, ports, isLoopback ? undefined : token), stop: () => stop(servers, pages) }
  } catch (error) {
    for (const server of servers) server.close()
    throw error
  }
}

const listen = (port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    // Longer than any client keeps a connection idle: one that is closed just as it is used again fails a call.
    const server = createServer({ keepAliveTimeout: 65_000 })
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `port ${port} is in use. Stop what uses it, or choose other ports with --port.`
          : `cannot listen on ${host}:${port} (${error.code}). Choose another --host or --port.`
      reject(new Error(`Failed to start: ${reason}`))
    })
    server.listen({ port, host }, () => resolve(server))
  })

const stop = async (servers: readonly Server[], pages: Pages) => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await pages.close()
}

const addresses = (host: string, ports: readonly number[], token: string | undefined) => {
  const name = isIP(host) === 6 ? `[${host}]` : host
  const rows = ['console', ...sites].map((what, i) => `  ${what.padEnd(8)} http://${name}:${ports[i]}/`)
  return [
    'Haneul Cloud support is ready:',
    ...rows,
    ...(token === undefined ? [] : [`  control token: ${token}`]),
  ].join('\n')
}
