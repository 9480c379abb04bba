import { useTranslation } from 'react-i18next'
import { limits } from '#specs/model/limits.ts'
import type { AdditionalInquiry, PhoneAnswer } from '#specs/contract/my-page-records.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../../site.ts'
import { PopupLink } from '../../parts/popup-button.tsx'

interface AnswerRatingProps {
  readonly inquiry: AdditionalInquiry
  readonly rating: Pick<PhoneAnswer, 'rated' | 'ratable' | 'rateUntilYmdt'>
  /** What the survey is about: a written answer, or the phone call. */
  readonly subject: { readonly answerId: number } | { readonly channelType: 'CALL' }
  readonly texts: 'myQuestion.rate' | 'myQuestion.phone.rate'
}

/** The link to the survey about an answer, or why it cannot be rated. */
export const AnswerRating = ({ inquiry, rating, subject, texts }: AnswerRatingProps) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { rated, ratable, rateUntilYmdt } = rating
  const { inquiryId, parentInquiryId } = inquiry
  const path = paths.survey({ inquiryId, ...subject, domain: site, parentInquiryId: parentInquiryId ?? undefined })
  const note = () => {
    if (rated) return t(`${texts}.done`)
    return ratable
      ? t('myQuestion.rate.until', { time: rateUntilYmdt.slice(0, 16) })
      : t(`${texts}.expired`, { days: limits.surveyDays })
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft print:hidden">
      {ratable && (
        <PopupLink path={path} name="survey" width={560} height={720} variant="secondary" size="sm">
          {t(texts)}
        </PopupLink>
      )}
      <p>{note()}</p>
    </div>
  )
}
