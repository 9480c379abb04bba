import { useTranslation } from 'react-i18next'
import type { EventLog } from '#specs/contract/event-log.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

/** The state of an incident in words. */
export const StatusBadge = ({ status }: { readonly status: EventLog['troubleStatusCode'] }) => {
  const { t } = useTranslation()
  return <Badge tone={status === 'IN_PROGRESS' ? 'warn' : 'good'}>{t(`eventLog.status.${status}`)}</Badge>
}
