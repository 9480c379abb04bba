import { CallError } from '../api/caller.ts'
import { InlineAlert } from '../ui/inline-alert.tsx'

const wordsOf = (error: Error) => {
  if (!(error instanceof CallError)) return error.message
  if (error.status === 0) return 'The mock does not answer. Start it again; the console goes on by itself.'
  return error.message || `The mock answered ${error.status} without a word.`
}

/** What the control plane said when it refused something, and of which fields; nothing without an error. */
export const Refused = ({ error }: { error: Error | null }) => {
  if (!error) return null
  const errors = error instanceof CallError ? error.errors : []
  return (
    <InlineAlert tone="bad" role="alert" title={wordsOf(error)}>
      {errors.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code className="font-semibold text-ink">{field}</code>: {message}
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  )
}
