import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  text: string
  icon?: ReactNode
  /** What the user can do next: a link or a button. */
  action?: ReactNode
}

/** Message of an empty list. */
export const EmptyState = ({ text, icon, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-4 rounded-lg border border-line px-6 py-14 text-center">
    <span className="flex size-14 items-center justify-center rounded-full bg-surface-sunk text-ink-faint">
      {icon ?? <Inbox aria-hidden size={26} strokeWidth={1.75} />}
    </span>
    <p className="text-ink-soft">{text}</p>
    {action}
  </div>
)
