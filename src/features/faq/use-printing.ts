import { useSyncExternalStore } from 'react'

const print = () => matchMedia('print')

const subscribe = (listener: () => void) => {
  const media = print()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is being printed: on paper nobody can open an answer. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => print().matches,
    () => false,
  )
