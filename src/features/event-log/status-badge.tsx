import type { EventLog } from '#specs/contract/event-log.ts'
import { useText } from '../../i18n/language.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

/** The state of an incident in words. */
export const StatusBadge = ({ status }: { readonly status: EventLog['troubleStatusCode'] }) => {
  const text = useText()
  return <Badge tone={status === 'IN_PROGRESS' ? 'warn' : 'good'}>{text(`eventLog.status.${status}`)}</Badge>
}
