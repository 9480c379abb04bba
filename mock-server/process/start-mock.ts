import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { defectText, type DefectName } from '#specs/contract/defects.ts'
import type { Site } from '#specs/model/site.ts'
import { callBackEnd } from '../hosts/back-end.ts'
import type { BuiltConsole } from '../hosts/built-console.ts'
import { expressHost, lastHandlers } from '../hosts/express.ts'
import { readUnreadRequests } from '../hosts/unread-requests.ts'
import { nodeBase64 } from '../hosts/node-base64.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import { pipeline } from '../hosts/handle-request.ts'
import { version } from '../documents/version.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { Worlds } from '../worlds/worlds.ts'
import { listen } from './listen.ts'
import { isWildcard, nameOf, networkOptions } from './network-options.ts'
import { readTls } from './tls.ts'

interface Settings {
  readonly port: number
  readonly host: string
  readonly allowedHosts?: readonly string[] | undefined
  readonly corsOrigins?: readonly string[]
  readonly publicUrl?: string | undefined
  /** Overrides the site of every world; undefined to use that of the world. */
  readonly site: Site | undefined
  /** Of the default world. */
  readonly seed: string | undefined
  /** Of the default world. */
  readonly latencyMs: number | [number, number]
  readonly hasControl: boolean
  readonly controlToken: string | undefined
  readonly tlsFiles: { readonly cert: string | undefined; readonly key: string | undefined }
  readonly stateFile: string | undefined
  /** The back end of every operation, unless a world names another one. */
  readonly proxy?: string | undefined
  readonly failsOnViolation?: boolean
  /** The bug of every world, unless a world has another one or none. */
  readonly defect?: DefectName | undefined
  /** Called when the bug takes part in an exchange. */
  readonly onDefect?: () => void
}

/** Findings that are listed at the end. */
const findingsMax = 100

/** Output of `npm run build`: next to the bundled mock, else in `dist` of the project. */
const folder = import.meta.dirname
const dist = join(folder, '../../dist')
// Not the link itself: a later build moves it, and the console must keep its files.
const builtPages = existsSync(join(folder, 'apps')) ? folder : existsSync(dist) ? realpathSync(dist) : dist

/** Starts a standalone mock on one port, with the console if it is built. Throws a start failure if that fails. */
export const startMock = async ({ port, host, site, seed, latencyMs, stateFile, ...settings }: Settings) => {
  const tls = readTls(settings.tlsFiles)
  const { allowedHosts, controlToken, publicUrl } = settings
  const network = networkOptions({ host, port, publicUrl, allowedHosts, controlToken })
  const { basePath } = publicAddress(network)
  const hasConsole = existsSync(join(builtPages, 'apps/console/index.html'))
  let loading: Promise<BuiltConsole> | undefined
  /** Loaded with the first request for the console, which most runs of the mock never get. */
  const loadConsole = () =>
    (loading ??= import('../hosts/built-console.ts').then(({ builtConsole }) => builtConsole(builtPages, basePath)!))
  const findings: string[] = []
  let count = 0
  const options: MockOptions = {
    ...network,
    ...(settings.corsOrigins && { corsOrigins: settings.corsOrigins }),
    ...(site && { site }),
    ports: [port],
    isSecure: tls !== undefined,
    hasControl: settings.hasControl,
    version,
    startedMs: elapsedMs(),
    base64: nodeBase64,
    callBackEnd,
    answerAgent: async (...request) => (await import('../control/mcp/index.ts')).answerAgent(...request),
    ...(settings.proxy !== undefined && { proxy: settings.proxy }),
    defect: settings.defect,
    onDefect: settings.onDefect,
    onFinding: (finding) => {
      count += 1
      if (findings.length < findingsMax) findings.push(finding)
    },
    ...(hasConsole && { console: async () => (await loadConsole()).page() }),
  }
  const state = stateFile === undefined ? undefined : (await import('./open-state.ts')).openState(stateFile)
  const worlds = new Worlds({ latencyMs, ...(seed !== undefined && { seed }) }, state)
  const { server, drain } = await listen(port, host, tls)
  const cors = settings.corsOrigins?.length
    ? (await import('../hosts/cors.ts')).productCors(settings.corsOrigins)
    : undefined
  const app = expressHost({ pipeline: () => pipeline, worlds, options, siteOf: () => site, cors: cors?.handle })
  app.get('/', (_request, response, next) => {
    if (settings.hasControl) response.redirect(`${basePath}/__mock/`)
    else next()
  })
  if (hasConsole && settings.hasControl)
    app.use((request, response, next) => loadConsole().then(({ assets }) => assets(request, response, next)))
  app.use(...lastHandlers)
  readUnreadRequests(server, worlds, cors?.headersFor)
  server.on('request', app)
  return {
    addresses: `Haneul Cloud mock is ready: ${publicUrl ?? `http${tls ? 's' : ''}://${nameOf(host)}:${port}`}/${tokenLine(options, controlToken)}${hostLine(host, publicUrl, allowedHosts)}${defectLine(settings.defect)}`,
    /**
     * Drains the connections and saves the state. Resolves to false if the state could not be saved, or if there are
     * findings that are to fail; it lists them.
     */
    stop: async () => {
      await drain()
      const isSaved = state?.end() ?? true
      if (!settings.failsOnViolation || count === 0) return isSaved
      console.error(`Violations of the contract and differences: ${count}\n${findings.join('\n')}`)
      return false
    },
  }
}

/** On all addresses, it says how other machines reach the mock, unless that was given. */
const hostLine = (host: string, publicUrl: string | undefined, allowedHosts: readonly string[] = []) =>
  isWildcard(host) && publicUrl === undefined && allowedHosts.length === 0
    ? '\n  Other machines reach it only by names that --allow-host allows, for example --allow-host mock.example.'
    : ''

/** A wrong mock says so, lest somebody believes it. */
const defectLine = (defect: DefectName | undefined) =>
  defect === undefined ? '' : `\n  It is wrong on purpose: ${defectText(defect)}`

/** Prints the token only if it was generated. */
const tokenLine = ({ hasControl, controlToken }: MockOptions, tokenOption: string | undefined) =>
  hasControl && tokenOption === undefined && controlToken !== undefined ? `\n  control token: ${controlToken}` : ''
