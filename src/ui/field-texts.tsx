import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/**
 * "required" or "optional" in words, beside a label and not part of the name: a required control says so itself
 * (`aria-required`), an optional one is described by this. Red is for errors alone.
 */
export const FieldMark = ({ id, isRequired, children }: { id?: string; isRequired: boolean; children: ReactNode }) => (
  <span
    id={id}
    aria-hidden
    className={`text-sm font-medium whitespace-nowrap ${isRequired ? 'text-brand-ink' : 'text-ink-faint'}`}
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
