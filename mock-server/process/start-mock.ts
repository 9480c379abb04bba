import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#specs/sites/index.ts'
import { builtConsole } from '../hosts/built-console.ts'
import { expressHost, errorHandler } from '../hosts/express.ts'
import type { MockOptions } from '../options.ts'
import { handleRequest, isApi } from '../pipeline.ts'
import { version } from '../version.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { Worlds } from '../worlds/worlds.ts'
import { listen } from './listen.ts'
import { nameOf, networkOptions } from './network-options.ts'
import { persistState } from './state-file.ts'
import { readTls } from './tls.ts'

interface Settings {
  readonly port: number
  readonly host: string
  /** The site that is served whatever a world says. */
  readonly site: Site | undefined
  /** Of the default world. */
  readonly seed: string | undefined
  /** Of the default world. */
  readonly latencyMs: number | [number, number]
  readonly hasControl: boolean
  readonly controlToken: string | undefined
  readonly tlsFiles: { readonly cert: string | undefined; readonly key: string | undefined }
  readonly stateFile: string | undefined
}

/** Where `npm run build` leaves the pages: beside the bundled mock, else in `dist` of the project. */
const here = import.meta.dirname
const builtPages = existsSync(join(here, 'apps')) ? here : join(here, '../../dist')

/** Starts the mock alone on one port, with no pages but its console, where that was built. Throws one line where it cannot. */
export const startMock = async ({ port, host, site, seed, latencyMs, stateFile, ...given }: Settings) => {
  const tls = readTls(given.tlsFiles)
  const console = builtConsole(builtPages)
  const options: MockOptions = {
    ...networkOptions({ host, controlToken: given.controlToken }),
    ports: [port],
    isSecure: tls !== undefined,
    hasControl: given.hasControl,
    version,
    startedMs: elapsedMs(),
    ...(console && { console: console.page }),
  }
  const worlds = new Worlds({ latencyMs, ...(seed !== undefined && { seed }) })
  const state = stateFile === undefined ? undefined : await persistState(stateFile, worlds)
  const { server, drain } = await listen(port, host, tls)
  const app = expressHost({ pipeline: () => ({ handleRequest, isApi }), worlds, options, siteOf: () => site })
  app.get('/', (_request, response, next) => {
    if (options.hasControl) response.redirect('/__mock/')
    else next()
  })
  if (console && options.hasControl) app.use(console.assets)
  app.use(errorHandler)
  server.on('request', app)
  return {
    addresses: `Haneul Cloud mock is ready: http${tls ? 's' : ''}://${nameOf(host)}:${port}/${tokenLine(options, given.controlToken)}`,
    /** Ends what runs and saves the state; false where that could not be saved. */
    stop: async () => {
      await drain()
      return (await state?.end()) ?? true
    },
  }
}

/** A token that was made up is told; one that was given is known. */
const tokenLine = ({ hasControl, controlToken }: MockOptions, given: string | undefined) =>
  hasControl && given === undefined && controlToken !== undefined ? `\n  control token: ${controlToken}` : ''
