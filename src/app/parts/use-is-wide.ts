import { useSyncExternalStore } from 'react'

/** From where the widest layout begins (section 9 of the product specification). */
const query = '(min-width: 1260px)'

const subscribe = (listener: () => void) => {
  const wide = matchMedia(query)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window is at least 1260 px wide; false on the server. For what is loaded: CSS decides what is shown. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
