import { useSyncExternalStore } from 'react'

/** What a visitor does first on a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

let isUsed = false
const listeners = new Set<() => void>()

const use = () => {
  for (const type of signs) removeEventListener(type, use, true)
  isUsed = true
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  if (!isUsed && listeners.size === 0) for (const type of signs) addEventListener(type, use, true)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back once the visitor uses the page. */
export const whenUsed = (callback: () => void): void => {
  const stop = subscribe(() => {
    stop()
    callback()
  })
}

/** Whether the visitor has touched the page: what only its use needs is loaded from then on. */
export const useIsUsed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  )
