import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** How long the mouse must be over it, or away from it. With a delay, it does not open while the mouse only passes over it. */
const hoverDelays = {
  hover: { openMs: 0, closeMs: 0 },
  delayedHover: { openMs: 200, closeMs: 100 },
}

export type HoverKind = keyof typeof hoverDelays

/** A fine pointer that can hover. Touch screens send pointer events of a mouse too, in browsers that emulate one. */
const canHover = ({ pointerType }: PointerEvent) =>
  pointerType === 'mouse' && matchMedia('(hover: hover) and (pointer: fine)').matches

/** The last one that was opened. It closes when another one opens. */
let lastOpened: { readonly id: string; readonly dismiss: () => void } | undefined

/**
 * Opens and closes content below its button, with a click and, if `hover` says so, by hovering too: a click then keeps it
 * open. Escape closes it, and so does a click outside or a focus that leaves; one is open at a time. A small implementation
 * for menus on every page; larger menus use Base UI.
 */
export const useDisclosure = <Box extends HTMLElement>(hover?: HoverKind) => {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press'>()
  const isOpen = openedBy !== undefined
  const id = useId()
  const box = useRef<Box>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setOpenedBy(undefined)
  }
  /** Closes it and focuses its button, so that the focus is not lost with the content. */
  const close = () => {
    hide()
    button.current?.focus()
  }
  const dismiss = () => (box.current?.contains(document.activeElement) ? close() : hide())
  const show = (by: 'hover' | 'press') => {
    clearTimeout(timer.current)
    if (lastOpened?.id !== id) lastOpened?.dismiss()
    lastOpened = { id, dismiss }
    setOpenedBy((now) => (by === 'press' ? by : (now ?? by)))
  }
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current)
    if (ms === 0) then()
    else timer.current = setTimeout(then, ms)
  }

  const pressed = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    if (!box.current?.contains(target as Node)) hide()
  })
  // On the document, because a menu that was opened by hovering does not have the focus.
  const keyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss()
  })
  useEffect(() => {
    if (!isOpen) return
    const listeners = new AbortController()
    document.addEventListener('pointerdown', (event) => pressed(event), listeners)
    document.addEventListener('keydown', (event) => keyDown(event), listeners)
    return () => listeners.abort()
  }, [isOpen])

  return {
    isOpen,
    hide,
    close,
    open: () => show('press'),
    boxProps: {
      ref: box,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Without a related target the window lost the focus; do not close then.
        if (relatedTarget && !box.current?.contains(relatedTarget)) hide()
      },
      ...(hover && {
        onPointerEnter: (event: PointerEvent) =>
          canHover(event) && after(hoverDelays[hover].openMs, () => show('hover')),
        onPointerLeave: () =>
          after(hoverDelays[hover].closeMs, () => setOpenedBy((now) => (now === 'hover' ? undefined : now))),
      }),
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      // Set only while the element exists.
      'aria-controls': isOpen ? id : undefined,
      onClick: () => (openedBy === 'press' ? hide() : show('press')),
    },
    panelProps: {
      id,
      // The focus would be lost if it closed when the mouse leaves.
      onFocus: () => show('press'),
    },
  }
}
