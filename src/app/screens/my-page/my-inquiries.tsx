import { useTranslation } from 'react-i18next'
import { inquiryTypeLabel } from '#specs/model/inquiry-types.ts'
import { myInquiryLists, typeCodeOf } from '#specs/rules/my-inquiries.ts'
import { paths } from '#specs/rules/paths.ts'
import { myInquiriesQuery } from '../../../api/queries/my-page.ts'
import { ReceiptNotice } from '../../../features/inquiry/receipt-notice.tsx'
import { useReceipt } from '../../../features/inquiry/receipt.ts'
import { focusFilters, InquiryFilters, noFilter } from '../../../features/my-page/inquiry-filters.tsx'
import { InquiryTable, skeletonRows, type Row } from '../../../features/my-page/inquiry-table.tsx'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TabBar } from '../../parts/tab-bar.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'
import { usePageParam } from '../../parts/search-params.ts'
import { useInquiryRow } from './parts/use-inquiry-row.tsx'
import { useInquiryFilter } from './parts/use-inquiry-filter.ts'

const pageSize = 10

const MyInquiries = () => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { member, isLoading } = useSession()
  const { receipt, reserved, close } = useReceipt(site, member?.email)
  const { list, chosen, filter, pathOf, apply } = useInquiryFilter()
  const notice = receipt ?? (isLoading ? reserved : undefined)
  const pageParam = usePageParam()
  const query = useMemberQuery((email) => myInquiriesQuery(email, filter, pageParam.page, pageSize))
  const rowOf = useInquiryRow(receipt?.inquiryId)
  const ask = <LinkButton to={paths.inquiryEntry()}>{t('myQuestion.ask')}</LinkButton>
  const isFiltered = Object.values(chosen).some((value) => value !== '')
  const tabs = myInquiryLists.map((each) => {
    const code = typeCodeOf(each)
    return {
      to: pathOf(each),
      text: t(code === '' ? 'notice.all' : inquiryTypeLabel(code, site)),
      isCurrent: each === list,
    }
  })
  return (
    <ListScreen
      query={query}
      pageParam={pageParam}
      tabs={
        <div className="flex flex-col gap-4">
          <TabBar label={t('myQuestion.types')} tabs={tabs} />
          <InquiryFilters filter={chosen} onApply={apply} />
        </div>
      }
      notice={
        notice && (
          <div className={receipt ? '' : 'invisible'}>
            <ReceiptNotice receipt={notice} onClose={close} />
          </div>
        )
      }
      total={(count) => t('myQuestion.total', { count })}
      action={ask}
      empty={
        isFiltered ? (
          <EmptyState
            text={t('myQuestion.noMatch')}
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  apply(noFilter)
                  focusFilters()
                }}
              >
                {t('myQuestion.filter.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState text={t('myQuestion.none')} action={ask} />
        )
      }
      skeleton={<InquiryTable rows={skeletonRows(pageSize)} />}
    >
      {(items) => <InquiryTable rows={items.map((item): Row => rowOf(item))} />}
    </ListScreen>
  )
}

/** Inquiries of the signed-in member, newest first, by type and filters. */
export const MyInquiriesScreen = () => (
  <MyPageScreen>
    <MyInquiries />
  </MyPageScreen>
)
