import { createContext, use } from 'react'
import type { Site } from '#specs/sites/index.ts'

/** What one site brings along: its name and its logo's address. */
export interface SiteConfig {
  readonly site: Site
  readonly logo: string
}

const SiteContext = createContext<SiteConfig>({ site: 'public', logo: '' })

export const SiteProvider = SiteContext.Provider
export const useSite = (): SiteConfig => use(SiteContext)
