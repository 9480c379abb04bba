import { useEffect, type RefObject } from 'react'

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Keeps a fixed box from covering the focused element: the page can scroll it above the closed box, and an open box that
 * covers it is closed.
 */
export const useUncoveredFocus = (box: RefObject<HTMLElement | null>, height: number, close: () => void): void => {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${height}px`
    document.body.style.paddingBottom = `${height}px`
    const uncover = ({ target }: FocusEvent) => {
      const covering = box.current
      if (!covering || !(target instanceof Element) || covering.contains(target)) return
      if (!overlaps(target.getBoundingClientRect(), covering.getBoundingClientRect())) return
      close()
      target.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('focusin', uncover)
    return () => {
      style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
      document.removeEventListener('focusin', uncover)
    }
  }, [box, height, close])
}
