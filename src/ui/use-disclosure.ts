import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Opening and closing of a part of the page below its button: Escape closes it and returns the focus, a press outside
 * or a focus that leaves closes it. Small, for what stands on every page; larger menus are Base UI's.
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

  /** Closes it and puts the focus on its button, so that it is never lost with what was in it. */
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
    // Without a related target the window lost the focus, or it went to nothing; neither is a choice to close.
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
      // Names only what is there.
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(!isOpen),
    },
    panelId: id,
  }
}
