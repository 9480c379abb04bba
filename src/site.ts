import { createContext, use } from 'react'
import type { Site } from '#specs/model/site.ts'

/** What differs per site: its name and the URL of its logo. */
export interface SiteConfig {
  readonly site: Site
  readonly logo: string
}

const SiteContext = createContext<SiteConfig>({ site: 'public', logo: '' })

export const SiteProvider = SiteContext.Provider
export const useSite = (): SiteConfig => use(SiteContext)
