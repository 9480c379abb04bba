import { useTranslation } from 'react-i18next'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import { Steps } from '../../ui/feedback/steps.tsx'

/** The statuses in the order in which an inquiry has them. */
const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const

/** How far an inquiry has got. */
export const InquirySteps = ({ status }: { status: MyInquiryItem['status'] }) => {
  const { t } = useTranslation('myPage')
  return (
    <Steps
      label={t('myQuestion.progress')}
      steps={statuses.map((each) => t(`status.${each}`))}
      current={statuses.indexOf(status)}
    />
  )
}
