import { useTranslation } from 'react-i18next'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'

const tones: Readonly<Record<MyInquiryItem['status'], BadgeTone>> = {
  RECEIVED: 'info',
  IN_PROGRESS: 'warn',
  ANSWERED: 'good',
  CLOSED: 'neutral',
}

/** The status of an inquiry in words. */
export const StatusBadge = ({ status }: { status: MyInquiryItem['status'] }) => {
  const { t } = useTranslation('myPage')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
