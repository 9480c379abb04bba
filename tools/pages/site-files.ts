import { join } from 'node:path'
import express, { type Request, type Router } from 'express'
import { locales } from '#specs/model/locale.ts'
import { screens } from '#src/app/router/screens.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/model/site.ts'

/** The pages for search engines: those that everybody may open, without the pages of single records. */
const listed = (site: Site) =>
  screens
    .filter(({ path, access, isPopup }) => !path.includes(':') && !access && !isPopup && path !== paths.login.pattern)
    .filter(({ title }) => title({}, site))
    .map(({ path }) => path)

const originOf = ({ protocol, host }: Request) => `${protocol}://${host}`

const robots = (origin: string) => `User-agent: *\nDisallow: ${paths.myPage()}\nSitemap: ${origin}/sitemap.xml\n`

const sitemap = (origin: string, site: Site) => {
  const rows = listed(site).map((path) => {
    const inLocales = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${path}?lang=${locale}"/>`,
    )
    return `<url><loc>${origin}${path}</loc>${inLocales.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>\n',
  ].join('\n')
}

/** Serves the files that browsers and search engines request at fixed paths of a site, for built pages and sources. */
export const siteFiles = (root: string, siteOf: (port: number | undefined) => Site | undefined): Router => {
  const router = express.Router()
  router.get(['/favicon.ico', '/robots.txt', '/sitemap.xml'], (request, response, next) => {
    const site = siteOf(request.socket.localPort)
    if (site === undefined) return next()
    response.set('cache-control', 'no-cache')
    if (request.path === '/robots.txt') return response.type('txt').send(robots(originOf(request)))
    if (request.path === '/sitemap.xml') return response.type('xml').send(sitemap(originOf(request), site))
    // Browsers take the type from the header, not from the name.
    return response.type('svg').sendFile(join(root, 'apps', site, 'logo.svg'))
  })
  return router
}
