import type { RequestListener } from 'node:http'
import { recordsAt } from '#fixtures/accounts.ts'
import { callBackEnd } from '#mock-server/hosts/back-end.ts'
import { expressHost, forgetGoneWorld, lastHandlers } from '#mock-server/hosts/express.ts'
import { readUnreadRequests } from '#mock-server/hosts/unread-requests.ts'
import { nodeBase64 } from '#mock-server/hosts/node-base64.ts'
import { answerAgent } from '#mock-server/control/mcp/index.ts'
import type { MockOptions } from '#mock-server/options.ts'
import { pipeline } from '#mock-server/hosts/handle-request.ts'
import { listen, type Listening } from '#mock-server/process/listen.ts'
import { nameOf, networkOptions } from '#mock-server/process/network-options.ts'
import { version } from '#mock-server/documents/version.ts'
import { Worlds } from '#mock-server/worlds/worlds.ts'
import { elapsedMs } from '#mock-server/worlds/clock.ts'
import { sites, type Site } from '#specs/model/site.ts'
import { builtPages } from '../pages/pages-built.ts'
import { servedDocs } from '../docs/docs-served.ts'
import { servedReport } from '../docs/report-served.ts'
import { hotPages } from '../pages/pages-hot.ts'
import { root } from '../root.ts'

interface Settings {
  readonly port: number
  readonly host: string
  readonly allowedHosts?: readonly string[] | undefined
  readonly built: boolean
  /** Whether the clock of the default world is that of the machine, instead of beginning where the records end. */
  readonly hasRealTime: boolean
  readonly controlToken: string | undefined
}

/**
 * Starts mock and app in this process: the first port serves console and API, the next three serve one site each.
 * Rejects with a start failure and closes all ports if that is not possible.
 */
export const startApp = async ({ port, host, allowedHosts, built, hasRealTime, controlToken }: Settings) => {
  const ports = [port, ...sites.map((_, i) => port + 1 + i)]
  const siteOf = (localPort: number | undefined): Site | undefined => sites[ports.indexOf(localPort ?? 0) - 1]
  const options: MockOptions = {
    ...networkOptions({ host, port, allowedHosts, controlToken }),
    ports,
    hasControl: true,
    version,
    startedMs: elapsedMs(),
    base64: nodeBase64,
    callBackEnd,
    answerAgent,
  }
  const worlds = new Worlds(hasRealTime ? {} : { now: recordsAt })
  const listening: Listening[] = []
  try {
    // Bind the ports before loading anything, so that a port in use fails immediately.
    for (const each of ports) listening.push(await listen(each, host))
    const servers = listening.map(({ server }) => server)
    // Pages that are already open send requests immediately. Without a listener they would never get a response.
    const ready = Promise.withResolvers<RequestListener>()
    for (const server of servers) {
      readUnreadRequests(server, worlds)
      server.on('request', (request, response) => void ready.promise.then((app) => app(request, response)))
    }
    const pages = await (built ? builtPages : hotPages)({ root, servers, options, siteOf })
    const app = expressHost({
      pipeline: pages.pipeline ?? (() => pipeline),
      worlds,
      options: { ...options, ...(pages.console && { console: pages.console }) },
      siteOf,
    })
    app.get('/', (request, response, next) => {
      if (siteOf(request.socket.localPort)) next()
      else response.redirect('/__mock/')
    })
    // The suites run the built pages, and need the processor.
    app.use('/docs', servedDocs({ port, servers: built ? [] : servers }))
    app.use('/report', servedReport())
    app.use(forgetGoneWorld(worlds, options), pages.handle, ...lastHandlers)
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
  const rows = ['console', ...sites].map((name, i) => `  ${name.padEnd(8)} http://${nameOf(host)}:${ports[i]}/`)
  return [
    'Haneul Cloud support is ready:',
    ...rows,
    ...(controlToken === undefined ? [] : [`  control token: ${controlToken}`]),
  ].join('\n')
}
