import { createContext, startTransition, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'

const Hydrated = createContext(true)

interface HydratedProviderProps {
  readonly onHydrated?: (() => void) | undefined
  readonly children: ReactNode
}

/** Tells `useHydrated` below it when React has taken over the page. In slices, because the page is in use by then. */
export const HydratedProvider = ({ onHydrated, children }: HydratedProviderProps) => {
  const [isHydrated, setIsHydrated] = useState(false)
  const takenOver = useEffectEvent(() => {
    onHydrated?.()
    startTransition(() => setIsHydrated(true))
  })
  useEffect(() => takenOver(), [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/**
 * Whether React has taken over the page that the build rendered. Until then the app must render exactly that page, so
 * what depends on the query, on cookies, on storage or on the session counts as unknown.
 */
export const useHydrated = (): boolean => use(Hydrated)
