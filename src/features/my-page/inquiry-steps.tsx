import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import { useText } from '../../i18n/language.ts'
import { Steps } from '../../ui/feedback/steps.tsx'

/** The statuses in the order in which an inquiry has them. */
const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const

/** How far an inquiry has got. */
export const InquirySteps = ({ status }: { status: MyInquiryItem['status'] }) => {
  const text = useText()
  return (
    <Steps
      label={text('myQuestion.progress')}
      steps={statuses.map((each) => text(`status.${each}`))}
      current={statuses.indexOf(status)}
    />
  )
}
