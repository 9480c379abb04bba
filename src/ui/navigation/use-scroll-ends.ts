import { useEffect, useState, type RefObject } from 'react'

/** What an arrow covers at each end of a row. */
const coveredPx = 48

/** Brings the current item of a row into view. The page itself does not scroll, which `scrollIntoView` might make it do. */
export const showInRow = (row: HTMLElement): void => {
  const item = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!item) return
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.min(item.left - left - coveredPx, Math.max(0, item.right - right + coveredPx))
}

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
    element.addEventListener('scroll', update, { passive: true })
    // Called first once the row has its layout, which reading it here would force. Fonts that arrive later widen the items.
    const resized = new ResizeObserver(() => {
      showInRow(element)
      update()
    })
    resized.observe(element)
    for (const child of element.children) resized.observe(child)
    return () => {
      element.removeEventListener('scroll', update)
      resized.disconnect()
    }
  }, [row])
  return ends
}
