import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import helmet from 'helmet'
import { builtAssets, builtConsole } from '#mock-server/hosts/built-console.ts'
import { contentSecurity } from '#mock-server/hosts/content-security.ts'
import type { Site } from '#specs/sites/index.ts'
import { sites } from '#specs/sites/index.ts'
import type { Pages } from './app-server.ts'
import { appOf, namesFile } from './page-paths.ts'

interface BuiltPagesOptions {
  readonly root: string
  readonly siteOf: (port: number | undefined) => Site | undefined
}

/** Serves the pages of `npm run build`: every URL of a site that is not a file returns the single page of the site. */
export const builtPages = async ({ root, siteOf }: BuiltPagesOptions): Promise<Pages> => {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'apps')))
    throw new Error('Failed to start: there are no built pages. Run "npm run build" first.')
  const pages = new Map([...sites, 'gallery'].map((app) => [app, readFileSync(join(dist, 'apps', app, 'index.html'))]))
  const router = express.Router()
  router.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurity,
      },
      strictTransportSecurity: false,
    }),
  )
  router.use(builtAssets(dist))
  router.get('/{*path}', (request, response, next) => {
    const site = siteOf(request.socket.localPort)
    if (!site || namesFile(request.path)) return next()
    const page = pages.get(appOf(site, request.path))
    response.set('cache-control', 'no-cache').type('html').send(page)
  })
  const built = builtConsole(dist)
  return { handle: router, ...(built && { console: built.page }), close: async () => {} }
}
