import { defaultPort } from '#specs/model/site-address.ts'
import { type AccessRule, myPageParts } from '#specs/model/my-page-parts.ts'
import { type Site, siteRow, sites } from '#specs/model/site.ts'

export interface Server {
  readonly url: string
  readonly description: string
  readonly site?: Site | undefined
}

/** A server with how its site differs. */
export const server = ({ site, ...row }: Server) => {
  if (!site) return row
  const { host, faqTabs, workspaceCategory, asksScale } = siteRow(site)
  const parts = Object.entries<AccessRule>(myPageParts).filter(
    ([, rule]) => rule.site !== undefined && rule.site !== site,
  )
  return {
    ...row,
    'x-site': site,
    'x-site-differences': {
      host,
      faqCategories: faqTabs.filter((tab) => tab !== 'ALL'),
      categoryWithWorkspaceAccount: workspaceCategory,
      scaleRequired: asksScale,
      missingParts: parts.map(([part]) => part),
    },
  }
}

/** The servers of `npm start`: each site has a port of its own. */
export const defaultServers: readonly Server[] = sites.map((site, i) => ({
  url: `http://127.0.0.1:${defaultPort + 1 + i}`,
  description: `The site ${site}.`,
  site,
}))
