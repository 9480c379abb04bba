import { useEffect, type RefObject } from 'react'
import { isBarActing } from './steps.ts'

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Keeps a fixed box from covering the page: the page ends above the closed box, and an open box that covers the focused
 * element is closed.
 */
export const useUncoveredFocus = (box: RefObject<HTMLElement | null>, height: number, close: () => void): void => {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--developer-bar-height', `${height}px`)
    const uncover = ({ target }: FocusEvent) => {
      const covering = box.current
      if (isBarActing() || !covering || !(target instanceof Element) || covering.contains(target)) return
      if (!overlaps(target.getBoundingClientRect(), covering.getBoundingClientRect())) return
      close()
      target.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('focusin', uncover)
    return () => {
      style.removeProperty('--developer-bar-height')
      document.removeEventListener('focusin', uncover)
    }
  }, [box, height, close])
}
