import { useEffect, useRef } from 'react'

/** For an element that a link names: scrolls it into view, and marks it as the current one. */
export const useTarget = <Kind extends HTMLElement>(isTarget: boolean) => {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isTarget) ref.current?.scrollIntoView({ block: 'center' })
  }, [isTarget])
  return { ref, 'aria-current': isTarget ? ('true' as const) : undefined }
}
