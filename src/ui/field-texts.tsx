import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** "required" or "optional" in words, beside a label. */
export const FieldMark = ({ id, isRequired, children }: { id?: string; isRequired: boolean; children: ReactNode }) => (
  <span
    id={id}
    // A required control says so itself (`aria-required`).
    aria-hidden={isRequired || undefined}
    className={`text-sm font-medium ${isRequired ? 'text-bad' : 'text-ink-faint'}`}
  >
    {children}
  </span>
)

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="text-sm text-ink-faint">
    {children}
  </div>
)

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} data-error className="flex items-start gap-1.5 text-sm font-medium text-bad">
    <CircleAlert aria-hidden size="1.15em" className="mt-[0.2em] shrink-0" />
    <span>{children}</span>
  </p>
)
