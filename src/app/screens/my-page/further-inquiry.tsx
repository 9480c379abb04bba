import { useTranslation } from 'react-i18next'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { limits } from '#specs/model/limits.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../../site.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'

/** The link to send an additional inquiry, or why none can be sent and what the member can do instead. */
export const FurtherInquiry = ({ inquiry }: { inquiry: MyInquiry }) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { inquiryId, parentInquiryId, bbsArticleTypeDetailCode: code, further } = inquiry
  const { status, inquiryCount, untilYmdt } = further
  const isOpen = status === 'OPEN'
  return (
    <section
      aria-labelledby="further"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="further" className="text-lg">
          {t('myQuestion.further.title')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t(`myQuestion.further.${status}`, {
            time: (untilYmdt ?? '').slice(0, 16),
            left: limits.additionalMax - inquiryCount,
            days: limits.additionalDays,
            max: limits.additionalMax,
          })}
        </p>
      </div>
      {isOpen && (
        <LinkButton to={paths.additionalInquiry({ code, parentInquiryId: parentInquiryId ?? inquiryId, domain: site })}>
          {t('myQuestion.further')}
        </LinkButton>
      )}
      {!isOpen && status !== 'NOT_ANSWERED' && (
        <LinkButton to={paths.inquiryEntry()} variant="secondary">
          {t('myQuestion.ask')}
        </LinkButton>
      )}
    </section>
  )
}
