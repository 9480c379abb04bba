import { useEffect, useRef, useState } from 'react'

/** How long one must have stopped typing before the count is read out. */
const pauseMs = 1000

export interface CounterProps {
  typed: number
  limit: number
  /** What is seen, such as `12 / 5,000`. */
  text: string
  /** What is read out after a pause, such as "4,988 characters left". */
  announcedText: string
}

/** How much was typed; red above the limit. */
export const Counter = ({ typed, limit, text, announcedText }: CounterProps) => {
  const [announcement, setSaid] = useState('')
  const shown = useRef(typed)
  useEffect(() => {
    // Nothing is read out before something was typed.
    if (shown.current === typed) return
    const timer = setTimeout(() => {
      shown.current = typed
      setSaid(announcedText)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, announcedText])
  return (
    <div className={`text-right text-sm ${typed > limit ? 'font-semibold text-bad' : 'text-ink-faint'}`}>
      <span aria-hidden data-over={typed > limit || undefined}>
        {text}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
