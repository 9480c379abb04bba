import { useEffect, useState, type RefObject } from 'react'

/** Whether a row can be scrolled back and forward. Neither is known before the first render in the browser. */
export const useScrollEnds = (row: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      // Positions are fractions on zoomed screens.
      const now = { hasBefore: scrollLeft >= 1, hasAfter: scrollLeft + clientWidth <= scrollWidth - 1 }
      setEnds((before) => (before.hasBefore === now.hasBefore && before.hasAfter === now.hasAfter ? before : now))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const resized = new ResizeObserver(update)
    resized.observe(element)
    for (const child of element.children) resized.observe(child)
    return () => {
      element.removeEventListener('scroll', update)
      resized.disconnect()
    }
  }, [row])
  return ends
}
