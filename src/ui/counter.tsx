import { useEffect, useRef, useState } from 'react'

/** How long one must have stopped typing before the count is read out. */
const pauseMs = 1000

export interface CounterProps {
  typed: number
  limit: number
  /** What is seen, such as `12 / 5,000`. */
  text: string
  /** What is read out after a pause, such as "4,988 characters left". */
  spoken: string
}

/** How much was typed; red above the limit. */
export const Counter = ({ typed, limit, text, spoken }: CounterProps) => {
  const [said, setSaid] = useState('')
  const shown = useRef(typed)
  useEffect(() => {
    // Nothing is read out before something was typed.
    if (shown.current === typed) return
    const timer = setTimeout(() => {
      shown.current = typed
      setSaid(spoken)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, spoken])
  return (
    <div className={`text-right text-sm ${typed > limit ? 'font-semibold text-bad' : 'text-ink-faint'}`}>
      <span aria-hidden data-over={typed > limit || undefined}>
        {text}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
