import { useEffect, useEffectEvent } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { inquiryTypeLabel } from '#specs/model/inquiry-types.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { paths } from '#specs/rules/paths.ts'
import { myInquiryQuery } from '../../../api/queries/my-page.ts'
import { DetailList } from '../../../features/my-page/detail-list.tsx'
import { InquirySteps } from '../../../features/my-page/inquiry-steps.tsx'
import { useSite } from '../../../site.ts'
import { languageOf } from '../../../ui/content/in-own-language.tsx'
import { ArticleScreen } from '../../parts/article-screen.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'
import { InquiryThread } from './parts/inquiry-thread.tsx'

const Inquiry = () => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { type = '', inquiryId = '' } = useParams()
  const query = useMemberQuery((email) => myInquiryQuery(email, inquiryId))
  // The survey opens in a window of its own: when the visitor comes back from it, the answer may have been rated.
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    const refresh = () => refetch()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [])
  const { data } = query
  // The path of an inquiry contains its own type.
  if (data && myInquiryPath(data) !== paths.myInquiry({ type, inquiryId }))
    return <Navigate to={myInquiryPath(data)} replace />
  return (
    <ArticleScreen
      query={query}
      list={{ path: paths.myInquiriesOfType({ type: 'all' }), showAll: t('inquiry.receipt.list') }}
      missing={t('myQuestion.missing')}
    >
      {(inquiry) => ({
        title: inquiry.title,
        locale: languageOf(inquiry.title),
        meta: (
          <>
            <span>{t(inquiryTypeLabel(inquiry.inquiryTypeCode, site))}</span>
            <span className="text-ink-soft">{inquiry.categoryNames.join(' › ')}</span>
            <span className="text-ink-soft">
              <span>{t('inquiry.receipt.number')}</span>{' '}
              <strong className="text-ink select-all">{inquiry.inquiryId}</strong>
            </span>
          </>
        ),
        body: (
          <>
            <div className="mb-6">
              <InquirySteps status={inquiry.status} />
            </div>
            {inquiry.fieldList.length > 0 && (
              <div className="mb-6">
                <DetailList rows={inquiry.fieldList.map(({ label, value }) => [label, value])} />
              </div>
            )}
            <InquiryThread inquiry={inquiry} />
          </>
        ),
      })}
    </ArticleScreen>
  )
}

/** One inquiry of the member: the question, its answers and the additional inquiries. */
export const MyInquiryScreen = () => (
  <MyPageScreen>
    <Inquiry />
  </MyPageScreen>
)
