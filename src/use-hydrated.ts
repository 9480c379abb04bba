import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has taken over the page that the build rendered. Until then the app must render exactly that page, so
 * what depends on the query, on cookies, on storage or on the session counts as unknown.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
