import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Scrolls a row that is too long sideways by dragging it with the mouse. Touch and pen scroll it without our help. The
 * click at the end of a drag does nothing.
 */
export const useDragScroll = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null)
  const press = useRef<{ x: number; at: number; scrolled: number }>(undefined)
  const wasDragged = useRef(false)
  const [isDragging, setDragging] = useState(false)

  useEffect(() => {
    const end = () => {
      press.current = undefined
      setDragging(false)
    }
    const move = ({ clientX, timeStamp }: globalThis.PointerEvent) => {
      if (!press.current || !row.current) return
      const { x, at, scrolled } = press.current
      wasDragged.current ||= isDrag({ distancePx: Math.abs(clientX - x), durationMs: timeStamp - at })
      if (!wasDragged.current) return
      setDragging(true)
      row.current.scrollLeft = scrolled - (clientX - x)
    }
    // On the window, so that a drag may leave the row.
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])

  return {
    isDragging,
    rowProps: {
      ref: row,
      onPointerDown: ({ pointerType, button, clientX, timeStamp }: PointerEvent) => {
        wasDragged.current = false
        if (pointerType === 'mouse' && button === 0 && row.current && row.current.scrollWidth > row.current.clientWidth)
          press.current = { x: clientX, at: timeStamp, scrolled: row.current.scrollLeft }
      },
      onClickCapture: (event: MouseEvent) => {
        // `detail` is 0 for a click by keyboard, which follows no press.
        if (!wasDragged.current || event.detail === 0) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      // Browsers would drag the address of a link instead.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  }
}

/** How far a press has moved, and how long it has lasted. */
interface Press {
  readonly distancePx: number
  readonly durationMs: number
}

/**
 * Whether a press is a drag and not a click: it has moved 5 px, or it has lasted 200 ms and moves at all. A long press
 * that does not move stays a click, because some people need that long.
 */
export const isDrag = ({ distancePx, durationMs }: Press): boolean =>
  distancePx >= 5 || (durationMs >= 200 && distancePx > 0)
