import type { Forwarded } from '#specs/contract/control-record.ts'
import { MessageView } from '../message-view.tsx'

/** How the response of a back end differs from that of the mock, and the latter. */
export const ForwardedResponse = ({ to, mock, differences, notCompared }: Forwarded) => (
  <>
    <p className="text-sm text-ink-soft">{`Answered by ${to}. The mock would have returned ${mock.status}.`}</p>
    {differences.length + notCompared.length > 0 && (
      <ul aria-label="Differences" className="rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm">
        {differences.map(({ field, kind, mock: ours, backEnd, clauses }) => (
          <li key={`${field} ${kind}`}>
            <span>{`${field || 'response'}: ${kind}, ${ours ?? 'nothing'} of the mock, ${backEnd ?? 'nothing'} of the back end. `}</span>
            <code className="text-xs">{clauses.join(', ')}</code>
          </li>
        ))}
        {notCompared.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{`Not compared: ${reason}`}</li>
        ))}
      </ul>
    )}
    <MessageView title="Response of the mock" headers={[]} body={mock.response} />
  </>
)
