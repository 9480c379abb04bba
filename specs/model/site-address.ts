import { siteRow, sites, type Site } from './site.ts'

/** The port of console and API unless another is chosen. The ports of the sites follow it. */
export const defaultPort = 5100

/** Where a page of a site runs: the site and the parts of `location`. */
export interface SiteLocation {
  readonly site: Site
  readonly protocol: string
  readonly hostname: string
  /** Empty for the standard port. */
  readonly port: string
}

/**
 * The origin of a site as seen from a page of any site: the host of the site in production, else the same host with the
 * port of the site, because the ports of the sites follow each other. Null if neither is known.
 */
export const siteOrigin = (target: Site, { site, protocol, hostname, port }: SiteLocation): string | null => {
  if (sites.some((site) => siteRow(site).host === hostname)) return `https://${siteRow(target).host}`
  if (target === site) return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`
  return port === '' ? null : `${protocol}//${hostname}:${Number(port) + sites.indexOf(target) - sites.indexOf(site)}`
}

/** The site that the parameter `domain` of a link names, by its name or its host; null for anything else. */
export const siteOfDomain = (domain: string | null, here: SiteLocation): Site | null => {
  const named = domain?.trim().toLowerCase()
  const namesOf = (site: Site): readonly (string | undefined)[] => {
    const origin = siteOrigin(site, here)
    return [site, siteRow(site).host, ...(origin === null ? [] : [new URL(origin).host])]
  }
  return (named && sites.find((site) => namesOf(site).includes(named))) || null
}
