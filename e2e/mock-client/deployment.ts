import { readTarget } from '../verify/target.ts'
import { sites, type Site } from '../literals/sites.ts'

/** The back end that this run judges; undefined when it judges the mock of this checkout. */
export const target = readTarget()

/** First port of the suites. The default differs from that of `npm start`, so both can run at once. */
export const port = Number(process.env.PORT ?? 5400)

/** The origin of a site, which serves its pages, its API and the control plane; at another back end its base address. */
export const originOf = (site: Site): string =>
  target ? (target.sites[site] ?? `http://${site}.invalid`) : `http://127.0.0.1:${port + 1 + sites.indexOf(site)}`

/** The origin of the pages of a site. */
export const pagesOf = (site: Site): string =>
  target ? (target.pages[site] ?? `http://${site}.invalid`) : originOf(site)

/** The origin of the first port, which serves the console and the API but no pages. */
export const firstOrigin = target ? originOf('public') : `http://127.0.0.1:${port}`

/** The first port of the mock under test, by which its cookie is named. */
export const firstPort = Number(new URL(firstOrigin).port)

/** The cookie that selects the world of a browser. */
export const worldCookie = firstPort === 5100 ? 'mock-world' : `mock-world-${firstPort}`
