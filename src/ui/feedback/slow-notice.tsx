import { useLayoutEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'

export interface SlowNoticeProps {
  isRunning: boolean
  text: string
  /** Label of a button that ends what is running. */
  cancel?: string
  onCancel?: () => void
  className?: string
}

const slowMs = 10_000

/** Says that something takes longer than usual, after 10 s. Announced politely. */
export const SlowNotice = ({ isRunning, text, cancel, onCancel, className = '' }: SlowNoticeProps) => {
  const [isSlow, setSlow] = useState(false)
  // Counts from the frame that shows that it runs.
  useLayoutEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isRunning])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className={`text-ink-soft empty:hidden ${className}`}>
        {isSlow ? text : null}
      </p>
      {isSlow && cancel !== undefined && (
        <Button
          size="sm"
          variant="secondary"
          onClick={({ currentTarget: { form } }) => {
            // The button disappears.
            form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            onCancel?.()
          }}
        >
          {cancel}
        </Button>
      )}
    </div>
  )
}
