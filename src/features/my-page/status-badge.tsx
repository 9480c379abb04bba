import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import { useText } from '../../i18n/language.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'

const tones: Readonly<Record<MyInquiryItem['status'], BadgeTone>> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warn',
  ANSWERED: 'good',
  CLOSED: 'neutral',
}

/** The status of an inquiry in words. */
export const StatusBadge = ({ status }: { status: MyInquiryItem['status'] }) => {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>
}
