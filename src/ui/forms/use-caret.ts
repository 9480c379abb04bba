import { useLayoutEffect, useState } from 'react'

interface Change {
  readonly input: HTMLInputElement
  readonly typed: string
  /** Characters between the caret and the end. */
  readonly behind: number
}

/**
 * Keeps the caret where it is when the new value of a field differs from what was typed, such as a number without the
 * letter that was typed. The browser would move the caret to the end.
 */
export const useCaret = () => {
  // State and not a ref, so that the field renders again even if the new value equals the old one.
  const [last, setLast] = useState<Change>()
  useLayoutEffect(() => {
    if (!last) return
    const { input, typed, behind } = last
    const caret = Math.max(0, input.value.length - behind)
    if (input.value !== typed) input.setSelectionRange(caret, caret)
  }, [last])
  return (input: HTMLInputElement) => {
    const { value, selectionEnd } = input
    // Fields for email addresses have no selection.
    if (selectionEnd !== null) setLast({ input, typed: value, behind: value.length - selectionEnd })
  }
}
