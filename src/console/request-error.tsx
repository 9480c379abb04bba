import { CallError } from '../api/caller.ts'
import { controlProblem } from '../api/control.ts'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'

/** Error of the control plane, with the invalid fields; renders nothing without an error. */
export const RequestError = ({ error }: { error: Error | null }) => {
  if (!error) return null
  const errors = error instanceof CallError ? error.errors : []
  return (
    <InlineAlert tone="bad" role="alert" title={controlProblem(error)}>
      {errors.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code className="font-semibold text-ink">{field}</code>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  )
}
