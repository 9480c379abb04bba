import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer as createHub, type Server } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { consoleHeaders } from '#mock-server/http/content-security.ts'
import { writeProblem, type Pipeline } from '#mock-server/hosts/express.ts'
import { isOurOrigin } from '#mock-server/http/origin.ts'
import type { MockOptions } from '#mock-server/options.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import type * as Renderer from '#apps/render.ts'
import { pageModules } from '../build/namespaces.ts'
import { pageHeaders, pagePolicy } from './page-headers.ts'
import { fillPage } from '../build/page-html.ts'
import { pageLanguage } from './page-language.ts'
import { appOf, namesFile } from './page-paths.ts'
import type { Pages } from './pages.ts'
import { siteFiles } from './site-files.ts'

interface HotPagesOptions {
  readonly root: string
  readonly servers: readonly Server[]
  readonly options: MockOptions
  readonly siteOf: (port: number | undefined) => Site | undefined
}

/** Keeps pages of other origins away from what Vite does on request, such as opening a file in the editor. */
const refuseOtherOrigins =
  (options: MockOptions): RequestHandler =>
  (request, response, next) => {
    const { origin, referer, 'sec-fetch-site': site = 'same-origin' } = request.headers
    const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : referer
    const isOurs = [origin, page].every((from) => from === undefined || isOurOrigin(from, options))
    if (!request.path.startsWith('/__') || (isOurs && ['same-origin', 'none'].includes(site))) next()
    else writeProblem(request, response, 'FORBIDDEN')
  }

/** Serves the sources with one Vite server, which hot-reloads changes in open pages and in the mock. */
export const hotPages = async ({ root, servers, options, siteOf }: HotPagesOptions): Promise<Pages> => {
  // Vite and React would build the pages for production if the shell says so.
  process.env.NODE_ENV = 'development'
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const { default: config } = await import('../../vite.config.ts')
  // This server never listens. Vite attaches its WebSocket to it, and each port forwards its upgrade requests to it.
  const hub = createHub()
  // Vite and React add scripts to the HTML. The nonce allows them and nothing else.
  const nonce = randomBytes(18).toString('base64url')
  const policy = pagePolicy([`'nonce-${nonce}'`], {
    // The connection for hot reload, and the worker with which it waits for a restarted server.
    connectSrc: ["'self'", 'ws:'],
    workerSrc: ["'self'", 'blob:'],
  })
  const vite = await createServer({
    ...config,
    // Vite would restart, and close the mock, when a file changes that the configuration imports, such as a message.
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    html: { cspNonce: nonce },
    define: { 'import.meta.env.WORLD_COOKIE': JSON.stringify(options.worldCookie) },
    server: {
      ...config.server,
      cors: false,
      middlewareMode: true,
      ws: { server: hub },
      allowedHosts: [...options.hostNames],
    },
  })
  for (const server of servers)
    server.on('upgrade', (request, socket, head) => {
      const { origin } = request.headers
      if (origin !== undefined && isOurOrigin(origin, options)) hub.emit('upgrade', request, socket, head)
      else socket.destroy()
    })

  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Failed to start: Vite has no runnable environment. Reinstall the packages.')
  const load = async () =>
    (await ssr.runner.import<{ readonly pipeline: Pipeline }>('/mock-server/hosts/handle-request.ts')).pipeline
  let current = load()
  let changed = false
  vite.watcher.on('all', (_event, file) => {
    if (/[\\/](specs|mock-server|fixtures)[\\/]/.test(file)) changed = true
  })
  /** The pipeline of the current sources, or the last working one if they have an error. */
  const pipeline = async () => {
    if (!changed) return current
    changed = false
    const fresh = load()
    try {
      await fresh
      current = fresh
    } catch (error) {
      console.error(
        `Failed to reload the mock: ${(error as Error).message}. The previous version stays active until you fix the error.`,
      )
    }
    return current
  }

  const router = express.Router()
  router.use(pageHeaders(policy))
  router.use(siteFiles(root, siteOf))
  router.use(refuseOtherOrigins(options))
  router.use(vite.middlewares)
  router.get('/{*path}', async (request, response, next) => {
    const site = siteOf(request.socket.localPort)
    if (!site || namesFile(request.path)) return next()
    const app = appOf(site, request.path)
    const file = await readFile(join(root, 'apps', app, 'index.html'), 'utf8')
    const built = await vite.transformIndexHtml(`/apps/${app}/index.html`, file, request.originalUrl)
    response.set('cache-control', 'no-store').type('html')
    response.send(app === site ? await rendered(built, site, pageLanguage(request, site), request.path) : built)
  })
  /** A page as the build renders it, from the current sources. */
  const rendered = async (built: string, site: Site, locale: Locale, path: string) => {
    const { render } = await ssr.runner.import<typeof Renderer>('/apps/render.ts')
    const page = await render({ site, locale, path })
    const scripts = pageModules(locale, page).map((module) => `/@id/__x00__${module}`)
    return fillPage(built, { ...page, locale, route: path }, { scripts })
  }
  const consolePage = async () => {
    const file = await readFile(join(root, 'apps', 'console', 'index.html'), 'utf8')
    const html = await vite.transformIndexHtml('/apps/console/index.html', file, '/__mock/')
    return { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html), headers: consoleHeaders(policy) }
  }
  await current
  return { handle: router, pipeline, console: consolePage, close: () => vite.close() }
}
