import { useCallback, useSyncExternalStore } from 'react'

/** Where the widths begin that scripts must know (section 9 of the product specification), and paper. */
const queries = { lg: '(min-width: 992px)', xl: '(min-width: 1260px)', print: 'print' }

/**
 * Whether the page is shown in a window of at least this width, or on paper; false on the server. For what is loaded or
 * rendered in another place: CSS decides what is shown.
 */
export const useMedia = (name: keyof typeof queries): boolean => {
  const query = queries[name]
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
