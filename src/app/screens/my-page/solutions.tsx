import LayoutGrid from 'lucide-react/icons/layout-grid'
import Package from 'lucide-react/icons/package'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { SolutionRow } from '#specs/contract/my-page-records.ts'
import { paths } from '#specs/rules/paths.ts'
import { solutionsQuery } from '../../../api/queries/billing.ts'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { DataTable } from '../../../ui/content/data-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { IconMenu } from '../../../ui/navigation/icon-menu.tsx'
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
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const [search] = useSearchParams()
  const query = useMemberQuery((email) => solutionsQuery(email, locale))
  const table = (rows: readonly SolutionRow[] | undefined) => (
    <DataTable
      label={t('menu.solution')}
      columns={[
        { head: t('solution.name') },
        { head: t('solution.number') },
        { head: t('solution.start') },
        { head: t('solution.end') },
        { head: t('myQuestion.status') },
      ]}
      rows={rows?.map(({ solutionNo, solutionName, startYmd, endYmd, status }) => ({
        key: solutionNo,
        cells: [
          solutionName,
          solutionNo,
          startYmd,
          endYmd ?? t('solution.renews'),
          <Badge key="status" tone={tones[status]}>
            {t(`solution.status.${status}`)}
          </Badge>,
        ],
      }))}
      skeletonRows={4}
    />
  )
  const ask = <LinkButton to={paths.inquiryForm({ type: 'solution' })}>{t('solution.ask')}</LinkButton>
  return (
    <Page lead={t('solution.lead')}>
      <QueryView
        query={query}
        skeleton={
          <>
            <div aria-hidden className="mb-6 min-h-(--solution-use-menu-height)" />
            {table(undefined)}
          </>
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState text={t('solution.none')} action={ask} />}
      >
        {(rows) => {
          const current = rows.find(({ solutionNo }) => String(solutionNo) === search.get('solutionNo'))
          return (
            <>
              <SolutionMenu rows={rows} current={current} />
              {table(current ? rows.filter(({ solutionName }) => solutionName === current.solutionName) : rows)}
            </>
          )
        }}
      </QueryView>
    </Page>
  )
}

interface SolutionMenuProps {
  readonly rows: readonly SolutionRow[]
  /** Undefined while all are shown. */
  readonly current: SolutionRow | undefined
}

/** Leads from one solution to the next. Subscriptions of the same solution have one item. */
const SolutionMenu = ({ rows, current }: SolutionMenuProps) => {
  const { t } = useTranslation('myPage')
  const solutions = rows.filter(
    ({ solutionName }, index) => index === rows.findIndex((row) => row.solutionName === solutionName),
  )
  if (solutions.length < 2) return null
  return (
    <div className="mb-6 print:hidden">
      <IconMenu
        kind="solutionUse"
        label={t('solution.menu')}
        back={t('landing.scrollBack')}
        forward={t('landing.scrollForward')}
        links={[
          {
            to: paths.solution(),
            text: t('faq.tab.ALL'),
            icon: <LayoutGrid aria-hidden size={26} strokeWidth={1.5} />,
            isCurrent: current === undefined,
          },
          ...solutions.map(({ solutionNo, solutionName }) => ({
            to: paths.solution({ solutionNo }),
            text: solutionName,
            icon: <Package aria-hidden size={26} strokeWidth={1.5} />,
            isCurrent: solutionName === current?.solutionName,
          })),
        ]}
      />
    </div>
  )
}

/** The partner solutions of the account with their periods. */
export const SolutionsScreen = () => (
  <MyPageScreen>
    <Solutions />
  </MyPageScreen>
)
