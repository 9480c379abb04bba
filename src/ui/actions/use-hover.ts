import { useEffect, useRef, type PointerEvent } from 'react'

/** How a menu opens. A delayed one does not open while the pointer only passes over it. */
const hoverDelays = {
  hover: { openMs: 0, closeMs: 0 },
  delayedHover: { openMs: 200, closeMs: 100 },
}

export type HoverKind = keyof typeof hoverDelays

/** Opens and closes a menu as the mouse enters and leaves it; with a click it stays open. Touch does not hover. */
export const useHover = (kind: HoverKind | undefined, isOpen: boolean, setIsOpen: (isOpen: boolean) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasOpenedByHover = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!kind) return { hoverProps: {}, isKeptByClick: () => false }
  const set = (toOpen: boolean, ms: number) => {
    clearTimeout(timer.current)
    const now = () => {
      wasOpenedByHover.current = toOpen
      setIsOpen(toOpen)
    }
    if (ms === 0) now()
    else timer.current = setTimeout(now, ms)
  }
  return {
    hoverProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        clearTimeout(timer.current)
        if (pointerType === 'mouse' && !isOpen) set(true, hoverDelays[kind].openMs)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        clearTimeout(timer.current)
        if (pointerType === 'mouse' && wasOpenedByHover.current) set(false, hoverDelays[kind].closeMs)
      },
    },
    /** Call it on a click: whether the menu, open by hovering, now stays open instead of closing. */
    isKeptByClick: () => {
      clearTimeout(timer.current)
      const isKept = isOpen && wasOpenedByHover.current
      wasOpenedByHover.current = false
      return isKept
    },
  }
}
