import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type Response } from 'express'
import { builtAssets, builtConsole } from '#mock-server/hosts/built-console.ts'
import type { Locale } from '#specs/model/locale.ts'
import { type Site, sites } from '#specs/model/site.ts'
import type { RenderedPage } from '#src/app/render-page.tsx'
import type { Pages } from './app-server.ts'
import { useBuild } from './builds.ts'
import { kept } from './kept.ts'
import { compressed } from './compress.ts'
import { pageHeaders, pagePolicy } from './page-headers.ts'
import { pageHtml } from './page-html.ts'
import { pageLanguage } from './page-language.ts'
import { appOf, namesFile } from './page-paths.ts'
import { siteFiles } from './site-files.ts'
import { startScriptHash } from './start-notice.ts'

interface BuiltPagesOptions {
  readonly root: string
  readonly siteOf: (port: number | undefined) => Site | undefined
}

/** Pages that are kept in memory. There are some 250 of the three sites and languages, and unknown paths without end. */
const keptPages = 500
/** Pages are compressed while somebody waits. */
const pageQuality = 5

/** The module that `apps/render.ts` is built into. */
interface Renderer {
  readonly render: (page: { site: Site; locale: Locale; path: string }) => Promise<RenderedPage>
}

interface BuiltPage {
  /** 404 for the not-found page. */
  readonly status: 200 | 404
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const send = (response: Response, page: BuiltPage) => {
  const encoding = (['br', 'gzip'] as const).find((each) => response.req.acceptsEncodings(each))
  response.vary('Accept-Encoding')
  if (encoding) response.set('content-encoding', encoding)
  response
    .status(page.status)
    .type('html')
    .send(page[encoding ?? 'plain'])
}

/** Serves the pages of `npm run build`: every URL of a site that is not a file is rendered as the page of its path. */
export const builtPages = async ({ root, siteOf }: BuiltPagesOptions): Promise<Pages> => {
  const dist = useBuild('app')
  if (dist === undefined || !existsSync(join(dist, 'apps')))
    throw new Error('Failed to start: there are no built pages. Run "npm run build" first.')
  const renderer = (await import(pathToFileURL(join(dist, 'server', 'render.mjs')).href)) as Renderer
  const htmlOf = Object.fromEntries(sites.map((site) => [site, pageHtml(dist, site)])) as {
    readonly [S in Site]: ReturnType<typeof pageHtml>
  }
  const make = async (site: Site, locale: Locale, origin: string, path: string): Promise<BuiltPage> => {
    const page = await renderer.render({ site, locale, path })
    const plain = Buffer.from(htmlOf[site](page, { locale, origin, path }))
    return { status: page.route === undefined ? 404 : 200, plain, ...(await compressed(plain, pageQuality)) }
  }
  const keep = kept<BuiltPage>(keptPages)
  const pageOf = (site: Site, locale: Locale, origin: string, path: string) =>
    keep(`${site} ${locale} ${origin}${path}`, () => make(site, locale, origin, path))

  const gallery = readFileSync(join(dist, 'apps', 'gallery', 'index.html'))
  const router = express.Router()
  router.use(pageHeaders(pagePolicy([startScriptHash])))
  router.use(siteFiles(root, siteOf))
  router.use(builtAssets(dist))
  router.get('/{*path}', async (request, response, next) => {
    const site = siteOf(request.socket.localPort)
    if (!site || namesFile(request.path)) return next()
    response.set('cache-control', 'no-cache')
    if (appOf(site, request.path) === 'gallery') return response.type('html').send(gallery)
    response.vary('Cookie, Accept-Language')
    const origin = `${request.protocol}://${request.host}`
    send(response, await pageOf(site, pageLanguage(request, site), origin, request.path))
  })
  const built = builtConsole(dist)
  return { handle: router, ...(built && { console: built.page }), close: async () => {} }
}
