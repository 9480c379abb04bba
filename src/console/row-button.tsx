import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'

interface RowButtonProps {
  readonly isOpen: boolean
  /** Id of what it expands. */
  readonly controls: string
  readonly onClick: () => void
  readonly className: string
  readonly children: ReactNode
}

/** Button as wide as its row, which expands and collapses the row. */
export const RowButton = ({ isOpen, controls, onClick, className, children }: RowButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
    className={`flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-left text-sm font-normal -outline-offset-2 hover:bg-surface-soft aria-expanded:bg-surface-soft ${className}`}
  >
    <ChevronRight
      aria-hidden
      size={16}
      className={`shrink-0 text-ink-faint transition-transform duration-100 ${isOpen ? 'rotate-90' : ''}`}
    />
    {children}
  </button>
)
