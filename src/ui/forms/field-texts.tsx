import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/**
 * The word "required" or "optional" beside a label. It is not part of the accessible name: a required control has
 * `aria-required`, an optional one is described by this text. Red is reserved for errors.
 */
export const FieldMark = ({ id, isRequired, children }: { id?: string; isRequired: boolean; children: ReactNode }) => (
  <span id={id} aria-hidden className={`text-sm whitespace-nowrap ${isRequired ? 'text-brand-ink' : 'text-ink-faint'}`}>
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
