import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { builtAssets, builtConsole } from '#mock-server/hosts/built-console.ts'
import { locales } from '#specs/model/locale.ts'
import { sites, type Site } from '#specs/model/site.ts'
import { useBuild } from '../build/builds.ts'
import { pageHeaders, pagePolicy } from './page-headers.ts'
import { pageLanguage } from './page-language.ts'
import { appOf, namesFile } from './page-paths.ts'
import type { Pages } from './pages.ts'
import type { PageFile, PageIndex } from '../build/prerender.ts'
import { siteFiles } from './site-files.ts'
import { startScriptHash } from '../build/start-notice.ts'

interface BuiltPagesOptions {
  readonly root: string
  readonly siteOf: (port: number | undefined) => Site | undefined
}

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

/** Sends the file of a page in the visitor's language. */
const sendPage =
  (folder: string, site: Site, { params, file, hashes }: PageFile, status: 200 | 404): RequestHandler =>
  (request, response, next) => {
    if (Object.entries(params).some(([name, value]) => request.params[name] !== value)) return next()
    const locale = pageLanguage(request, site)
    const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each)) ?? 'identity'
    const ending = endings[encoding]
    response.set({
      'cache-control': 'no-cache',
      etag: `"${hashes[locale]}${ending}"`,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    // The same page in each language, for search engines, which read absolute URLs only.
    if (status === 200) {
      const { href } = new URL(`${request.protocol}://${request.host}${request.path}`)
      response.set(
        'link',
        locales.map((each) => `<${href}?lang=${each}>; rel="alternate"; hreflang="${each}"`),
      )
    }
    response.status(status).type('html')
    response.sendFile(join(site, locale, `${file}.html${ending}`), {
      root: folder,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
    })
  }

/** Serves the pages of `npm run build`: it only chooses the language of a page. */
export const builtPages = async ({ root, siteOf }: BuiltPagesOptions): Promise<Pages> => {
  const dist = useBuild('app')
  if (dist === undefined || !existsSync(join(dist, 'apps')))
    throw new Error('Failed to start: there are no built pages. Run "npm run build" first.')
  const folder = join(dist, 'pages')
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as PageIndex
  const routers = Object.fromEntries(
    sites.map((site) => {
      const { pages, notFound } = index[site]
      const router = express.Router()
      for (const page of pages) router.get(page.route, sendPage(folder, site, page, 200))
      return [site, router.get('/{*path}', sendPage(folder, site, notFound, 404))]
    }),
  ) as { readonly [S in Site]: express.Router }

  const gallery = readFileSync(join(dist, 'apps', 'gallery', 'index.html'))
  const router = express.Router()
  router.use(pageHeaders(pagePolicy([startScriptHash])))
  router.use(siteFiles(root, siteOf))
  router.use(builtAssets(dist))
  router.use((request, response, next) => {
    const site = siteOf(request.socket.localPort)
    if (!site || namesFile(request.path)) return next()
    if (appOf(site, request.path) !== 'gallery') return routers[site](request, response, next)
    response.set('cache-control', 'no-cache').type('html').send(gallery)
  })
  const built = builtConsole(dist)
  return { handle: router, ...(built && { console: built.page }), close: async () => {} }
}
