import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { incidents } from '../../../api/queries/event-log.ts'
import { IncidentList, IncidentListSkeleton } from '../../../features/event-log/incident-list.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'

/** The incidents of the site, the ongoing ones first. */
export const EventLogsScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const query = useQuery(incidents(locale))
  const report = <LinkButton to={paths.inquiryForm({ type: 'trouble' })}>{t('eventLog.report')}</LinkButton>
  return (
    <Page lead={t('eventLog.list.lead')}>
      {/* Higher than most windows, so that the footer does not move when the list arrives. */}
      <div className="min-h-[70vh]">
        <QueryView
          query={query}
          skeleton={<IncidentListSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState text={t('eventLog.none')} action={report} />}
        >
          {(all) => (
            <div className="flex flex-col gap-10">
              <IncidentList incidents={all} />
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface-soft px-5 py-4 print:hidden">
                <p>{t('eventLog.report.hint')}</p>
                {report}
              </div>
            </div>
          )}
        </QueryView>
      </div>
    </Page>
  )
}
