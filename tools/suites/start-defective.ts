import { callBackEnd } from '#mock-server/hosts/back-end.ts'
import { expressHost, lastHandlers } from '#mock-server/hosts/express.ts'
import { pipeline } from '#mock-server/hosts/handle-request.ts'
import { nodeBase64 } from '#mock-server/hosts/node-base64.ts'
import { version } from '#mock-server/documents/version.ts'
import { listen } from '#mock-server/process/listen.ts'
import { networkOptions } from '#mock-server/process/network-options.ts'
import { elapsedMs } from '#mock-server/worlds/clock.ts'
import { Worlds } from '#mock-server/worlds/worlds.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import { sites, type Site } from '#specs/model/site.ts'

/** Starts the mock with a defect, on a port for each site. */
export const startDefective = async (defect: DefectName, firstPort: number) => {
  const host = '127.0.0.1'
  const ports = [firstPort, ...sites.map((_, i) => firstPort + 1 + i)]
  const network = networkOptions({ host, port: firstPort, allowedHosts: undefined, controlToken: undefined })
  const options = {
    ...network,
    ...{ ports, hasControl: true, version, startedMs: elapsedMs(), base64: nodeBase64, callBackEnd, defect },
  }
  const app = expressHost({
    pipeline: () => pipeline,
    worlds: new Worlds(),
    options,
    siteOf: (port) => sites[ports.indexOf(port ?? 0) - 1],
  })
  app.use(...lastHandlers)
  const listening = await Promise.all(ports.map((port) => listen(port, host)))
  for (const { server } of listening) server.on('request', app)
  return {
    sites: Object.fromEntries(sites.map((site, i) => [site, `http://${host}:${firstPort + 1 + i}`])) as Record<
      Site,
      string
    >,
    stop: () => Promise.all(listening.map(({ drain }) => drain())),
  }
}
