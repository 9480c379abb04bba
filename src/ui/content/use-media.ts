import { useCallback, useSyncExternalStore } from 'react'

/** Where the widths begin that scripts must know (section 9 of the product specification), and paper. */
const queries = { lg: '(min-width: 992px)', xl: '(min-width: 1260px)', print: 'print' }

let isBeingPrinted = false

/** Browsers count the pages of a print after `beforeprint`, and change the media later. */
const onPrint = (listener: () => void, signal: AbortSignal) => {
  const print = (isPrinting: boolean) => () => {
    isBeingPrinted = isPrinting
    listener()
  }
  addEventListener('beforeprint', print(true), { signal })
  addEventListener('afterprint', print(false), { signal })
}

/**
 * Whether the page is shown in a window of at least this width, or on paper; false on the server. For what is loaded or
 * rendered in another place: CSS decides what is shown.
 */
export const useMedia = (name: keyof typeof queries): boolean => {
  const query = queries[name]
  const subscribe = useCallback(
    (listener: () => void) => {
      const listeners = new AbortController()
      matchMedia(query).addEventListener('change', listener, listeners)
      if (name === 'print') onPrint(listener, listeners.signal)
      return () => listeners.abort()
    },
    [name, query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches || (name === 'print' && isBeingPrinted),
    () => false,
  )
}
