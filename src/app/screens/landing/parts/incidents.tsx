import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { EventLogItem } from '#specs/contract/event-log.ts'
import { paths } from '#specs/rules/paths.ts'
import { displayTime } from '#specs/rules/time.ts'
import { ongoingIncidents } from '../../../../api/queries/event-log.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { QueryView } from '../../../parts/query-view.tsx'

/** The panel has room for so many; the list of incidents has all of them. */
const shownMax = 2

/** Ongoing incidents, or the news that there are none. Its height does not depend on their number. */
export const Incidents = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const query = useQuery(ongoingIncidents(locale))
  return (
    <section
      aria-labelledby="landing-incidents"
      className="flex flex-col rounded-lg border border-line bg-surface px-5 pt-4 pb-3 lg:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <span id="landing-incidents">{t('eventLog.ongoing')}</span>
          {query.data && query.data.length > 0 && <span className="ml-1.5 text-bad">{query.data.length}</span>}
        </h2>
        <Link to={paths.eventLogs()} className="py-1 text-sm text-ink-soft hover:text-ink hover:underline">
          {t('landing.incidents.all')}
        </Link>
      </div>
      <div className="mt-1 flex min-h-34 flex-col md:min-h-25">
        <QueryView
          query={query}
          skeleton={
            <div aria-hidden className="flex flex-1 flex-col justify-center gap-6">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          }
          isEmpty={(rows) => rows.length === 0}
          empty={
            <p className="flex flex-1 items-center gap-2.5 text-ink-soft">
              <CircleCheck aria-hidden size={22} className="shrink-0 text-good" />
              <span>{t('landing.incidents.none')}</span>
            </p>
          }
        >
          {(rows) => <IncidentRows rows={rows.slice(0, shownMax)} />}
        </QueryView>
      </div>
    </section>
  )
}

const IncidentRows = ({ rows }: { readonly rows: readonly EventLogItem[] }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  return (
    <ul className="flex flex-1 flex-col divide-y divide-line">
      {rows.map(({ id, troubleNotiName, startYmdt, locale: own }) => (
        <li key={id} className="flex flex-1 items-center gap-2.5 py-2">
          <TriangleAlert aria-hidden size={20} className="shrink-0 text-bad" />
          <span className="flex min-w-0 flex-1 flex-col md:flex-row md:items-center md:gap-4">
            <Link
              to={paths.eventLog({ id: String(id) })}
              lang={own === locale ? undefined : own}
              className="min-w-0 truncate py-0.5 font-medium hover:underline md:flex-1"
            >
              {troubleNotiName}
            </Link>
            <span className="text-sm text-ink-soft">
              {t('eventLog.since', { time: `${displayTime(startYmdt)} UTC +9` })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
