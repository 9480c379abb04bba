import type { SolutionRow } from '#specs/contract/my-page-records.ts'
import { paths } from '#specs/rules/paths.ts'
import { solutionsQuery } from '../../../api/queries/billing.ts'
import { useLocale, useText } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { DataTable } from '../../../ui/content/data-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'

const tones: { readonly [S in SolutionRow['status']]: BadgeTone } = {
  SCHEDULED: 'info',
  IN_USE: 'good',
  EXPIRED: 'neutral',
}

const Solutions = () => {
  const text = useText()
  const [locale] = useLocale()
  const query = useMemberQuery((email) => solutionsQuery(email, locale))
  const table = (rows: readonly SolutionRow[] | undefined) => (
    <DataTable
      label={text('menu.solution')}
      columns={[
        { head: text('solution.name') },
        { head: text('solution.number') },
        { head: text('solution.start') },
        { head: text('solution.end') },
        { head: text('myQuestion.status') },
      ]}
      rows={rows?.map(({ solutionNo, solutionName, startYmd, endYmd, status }) => ({
        key: solutionNo,
        cells: [
          solutionName,
          solutionNo,
          startYmd,
          endYmd ?? text('solution.renews'),
          <Badge key="status" tone={tones[status]}>
            {text(`solution.status.${status}`)}
          </Badge>,
        ],
      }))}
      skeletonRows={4}
    />
  )
  const ask = <LinkButton to={paths.inquiryForm({ type: 'solution' })}>{text('solution.ask')}</LinkButton>
  return (
    <Page lead={text('solution.lead')}>
      <QueryView
        query={query}
        skeleton={table(undefined)}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState text={text('solution.none')} action={ask} />}
      >
        {table}
      </QueryView>
    </Page>
  )
}

/** The partner solutions of the account with their periods. */
export const SolutionsScreen = () => (
  <MyPageScreen>
    <Solutions />
  </MyPageScreen>
)
