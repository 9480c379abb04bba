import { readTarget } from '../verify/target.ts'
import { sites, type Site } from './sites.ts'

/** The back end that this run judges; undefined when it judges the mock of this checkout. */
export const target = readTarget()

/** First port of the suites. The default differs from that of `npm start`, so both can run at once. */
export const port = Number(process.env.PORT ?? 5400)

/** The public site of a running deployment to test; gov and fin are on the next two ports. */
const baseUrl = process.env.BASE_URL && new URL(process.env.BASE_URL)

/** Whether Playwright starts the server. */
export const startsOwn = !baseUrl && !target

const originAt = (offset: number) => {
  if (!baseUrl) return `http://127.0.0.1:${port + 1 + offset}`
  const url = new URL(baseUrl)
  if (url.port) url.port = String(Number(url.port) + offset)
  return url.origin
}

/** The origin of a site, which serves its pages, its API and the control plane; at another back end its base address. */
export const originOf = (site: Site): string =>
  target ? (target.sites[site] ?? `http://${site}.invalid`) : originAt(sites.indexOf(site))

/** The origin of the first port, which serves the console and the API but no pages. */
export const firstOrigin = target ? originOf('public') : originAt(-1)

/** The first port of the mock under test, by which its cookie is named. */
export const firstPort = Number(new URL(firstOrigin).port)

/** The cookie that selects the world of a browser. */
export const worldCookie = firstPort === 5100 ? 'mock-world' : `mock-world-${firstPort}`
