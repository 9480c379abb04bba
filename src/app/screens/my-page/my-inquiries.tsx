import { paths } from '#specs/rules/paths.ts'
import { myInquiriesQuery } from '../../../api/queries/my-page.ts'
import { InquiryTable, rowOf, skeletonRows } from '../../../features/my-page/inquiry-table.tsx'
import { useText } from '../../../i18n/language.ts'
import { useSite } from '../../../site.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ListScreen } from '../../parts/list-screen.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'
import { usePageParam } from '../../parts/use-page-param.ts'

const pageSize = 10

/** Inquiries of the signed-in member, newest first. */
export const MyInquiriesScreen = () => {
  const text = useText()
  const { site } = useSite()
  const pageParam = usePageParam()
  const query = useMemberQuery((email) => myInquiriesQuery(email, pageParam.page, pageSize))
  const ask = <LinkButton to={paths.inquiryEntry()}>{text('myQuestion.ask')}</LinkButton>
  return (
    <ListScreen
      query={query}
      pageParam={pageParam}
      width="tab"
      total={(count) => text('myQuestion.total', { count })}
      action={ask}
      empty={<EmptyState text={text('myQuestion.none')} action={ask} />}
      skeleton={<InquiryTable rows={skeletonRows(pageSize)} />}
    >
      {(items) => <InquiryTable rows={items.map(rowOf(text, site))} />}
    </ListScreen>
  )
}
