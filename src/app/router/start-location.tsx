import { IsRestoringProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { useFirstLanguage } from '../../i18n/language.ts'
import { useHydrated } from '../../hydrated.tsx'

interface StartLocationProps {
  /** Path of the page that the document shows; that of the URL if omitted. */
  readonly pathname?: string | undefined
  readonly children: ReactNode
}

/**
 * Until the app is hydrated, the location is that of the built page, which knows no query, fragment or history state.
 * React Router has no public way to begin with another location than that of the browser.
 */
export const StartLocation = ({ pathname, children }: StartLocationProps) => {
  const now = use(LocationContext)
  const isHydrated = useHydrated()
  const location = {
    pathname: pathname ?? now.location.pathname,
    search: '',
    hash: '',
    state: null,
    key: 'default',
  }
  // Most pages are opened at this location: every link would be rendered again for an equal one.
  const isThere = Object.entries(location).every(
    ([name, value]) => now.location[name as keyof typeof location] === value,
  )
  return <LocationContext value={isHydrated || isThere ? now : { ...now, location }}>{children}</LocationContext>
}

/** Queries wait until the location is that of the browser and the texts are in the visitor's language. */
export const StartQueries = ({ children }: { readonly children: ReactNode }) => {
  const isHydrated = useHydrated()
  const isTranslated = useFirstLanguage()
  return <IsRestoringProvider value={!isHydrated || !isTranslated}>{children}</IsRestoringProvider>
}
