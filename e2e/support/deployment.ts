export const sites = ['public', 'gov', 'fin'] as const
export type Site = (typeof sites)[number]
export type Locale = 'ko' | 'en' | 'ja'

/** First port of the suites' own block, away from the one that a developer has running. */
export const port = Number(process.env.PORT ?? 5400)

/** A deployment that runs already, by the address of its public site; the other sites follow on the next ports. */
const given = process.env.BASE_URL && new URL(process.env.BASE_URL)

/** Whether the suites start the product themselves. */
export const startsOwn = !given

const at = (steps: number) => {
  if (!given) return `http://127.0.0.1:${port + 1 + steps}`
  const url = new URL(given)
  if (url.port) url.port = String(Number(url.port) + steps)
  return url.origin
}

/** The origin of a site, which serves its pages, its calls and the control plane. */
export const originOf = (site: Site): string => at(sites.indexOf(site))

/** The first port: console and API, without pages. */
export const firstOrigin = at(-1)
