import { useEffect, useRef, useState } from 'react'

/** How long typing must pause before the count is announced. */
const pauseMs = 1000

export interface CounterProps {
  typed: number
  limit: number
  /** Visible text, such as `12 / 5,000`. */
  text: string
  /** Text announced after a pause, such as "Characters left: 4,988". */
  announcedText: string
}

/** Character counter; red above the limit. */
export const Counter = ({ typed, limit, text, announcedText }: CounterProps) => {
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(typed)
  useEffect(() => {
    // Nothing is announced before the first keystroke.
    if (shown.current === typed) return
    const timer = setTimeout(() => {
      shown.current = typed
      setAnnouncement(announcedText)
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
