import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type Ref } from 'react'
import { LiveRegion } from '../feedback/live-region.tsx'
import { focusField } from './focus-field.ts'

export interface ErrorSummaryProps {
  id?: string
  title: string
  /** In the order of the form; `id` is the id of the field. */
  errors: readonly { readonly id: string; readonly text: string }[]
  ref?: Ref<HTMLDivElement>
  /** Number of attempts to send; each is announced. */
  attempt?: number
}

/** All errors of a form, linked to their fields. It is announced when it appears and can be focused. */
export const ErrorSummary = ({ id: summaryId, title, errors, ref, attempt = 0 }: ErrorSummaryProps) => {
  const headingId = useId()
  return (
    <div
      ref={ref}
      id={summaryId}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      className="rounded-lg border-2 border-bad bg-surface px-5 py-4"
    >
      <LiveRegion role="alert" turn={attempt}>
        <h2 id={headingId} className="flex items-start gap-2 text-lg">
          <CircleAlert aria-hidden size="1.2em" className="mt-[0.15em] shrink-0 text-bad" />
          <span>{title}</span>
        </h2>
        <ul className="mt-2 flex flex-col gap-1 pl-7.5">
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
                className="inline-block py-0.5 font-medium text-bad underline underline-offset-3 hover:decoration-2"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </LiveRegion>
    </div>
  )
}
