import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the caret where it is when the new value of a field differs from what was typed, such as a number without the
 * letter that was typed. The browser would move the caret to the end.
 */
export const useCaret = () => {
  const last = useRef<{ readonly input: HTMLInputElement; readonly typed: string; readonly behind: number }>(undefined)
  // After every render, because the new value may equal the old one.
  useLayoutEffect(() => {
    if (!last.current) return
    const { input, typed, behind } = last.current
    last.current = undefined
    const caret = Math.max(0, input.value.length - behind)
    if (input.value !== typed) input.setSelectionRange(caret, caret)
  })
  return (input: HTMLInputElement) => {
    const { value, selectionEnd } = input
    // Fields for email addresses have no selection.
    if (selectionEnd !== null) last.current = { input, typed: value, behind: value.length - selectionEnd }
  }
}
