import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** `alert` interrupts what a screen reader says; `status` waits. */
  role: 'alert' | 'status'
  /** Increases with each message, so that one with the text of the previous one is announced too. */
  turn: number
  className?: string
  children: ReactNode
}

/** Announces its content. It is rendered without content too, because a status must exist before its text. */
export const LiveRegion = ({ role, turn, className = '', children }: LiveRegionProps) =>
  role === 'alert' ? (
    // An alert is announced when it is added.
    <div key={turn} role="alert" className={className}>
      {children}
    </div>
  ) : (
    <p role="status" className={className}>
      {children ? <span key={turn}>{children}</span> : null}
    </p>
  )
