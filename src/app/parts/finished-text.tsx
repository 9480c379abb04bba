import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, type ReactNode } from 'react'

interface FinishedTextProps {
  readonly title: string
  readonly text: string
  /** Moves the focus to the title, because what had it has disappeared. */
  readonly isFocused?: boolean
  /** What the visitor can do next. */
  readonly children: ReactNode
}

/** What the page says when nothing is left to do in it. */
export const FinishedText = ({ title, text, isFocused = false, children }: FinishedTextProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <div className="flex flex-col gap-4 py-4">
      <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}
