import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Opens and closes content below its button. Escape closes it and returns the focus; a click outside or a focus that
 * leaves closes it too. A small implementation for menus on every page; larger menus use Base UI.
 */
export const useDisclosure = <Box extends HTMLElement>() => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<Box>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const pressed = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  /** Closes it and focuses its button, so that the focus is not lost with the content. */
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    // Without a related target the window lost the focus; do not close then.
    if (relatedTarget && !box.current?.contains(relatedTarget)) setIsOpen(false)
  }
  return {
    isOpen,
    setIsOpen,
    close,
    boxProps: { ref: box, onKeyDown: keyDown, onBlur: blur },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      // Set only while the element exists.
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(!isOpen),
    },
    panelId: id,
  }
}
