import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { EventLogItem } from '#specs/contract/event-log.ts'
import { locationLabel, platformLabels } from '#specs/rules/event-log.ts'
import { paths } from '#specs/rules/paths.ts'
import { listOf } from '../../i18n/list.ts'
import { useLocale } from '../../i18n/language.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusBadge } from './status-badge.tsx'
import { ZonedRange, ZonedTime } from '../../ui/content/zoned-time.tsx'

const rowClass = 'flex flex-col gap-1.5 px-4 py-4 md:px-5'

const IncidentRow = ({ incident }: { readonly incident: EventLogItem }) => {
  const [locale] = useLocale()
  const { id, troubleNotiName, troubleStatusCode, platformTypeCode, locationList, startYmdt, realRecoveryYmdt } =
    incident
  return (
    <li className={`${rowClass} relative border-t border-line first:border-t-0 hover:bg-surface-soft`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={troubleStatusCode} />
        <h3 className="min-w-0 text-base" lang={incident.locale === locale ? undefined : incident.locale}>
          <Link
            to={paths.eventLog({ id: String(id) })}
            className="outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {troubleNotiName}
          </Link>
        </h3>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
        <span>
          {realRecoveryYmdt ? <ZonedRange from={startYmdt} to={realRecoveryYmdt} /> : <ZonedTime parts={startYmdt} />}
        </span>
        <span>{platformLabels[platformTypeCode]}</span>
        <span>{listOf(locationList.map(locationLabel), locale)}</span>
      </p>
    </li>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** The incidents of the site: first the ongoing ones, or the statement that there are none, then the past ones. */
export const IncidentList = ({ incidents }: { readonly incidents: readonly EventLogItem[] }) => {
  const { t } = useTranslation()
  const rows = (status: EventLogItem['troubleStatusCode'], tone: string) => {
    const those = incidents.filter(({ troubleStatusCode }) => troubleStatusCode === status)
    return (
      those.length > 0 && (
        <ul className={`overflow-hidden rounded-lg border ${tone}`}>
          {those.map((incident) => (
            <IncidentRow key={incident.id} incident={incident} />
          ))}
        </ul>
      )
    )
  }
  const past = rows('RESOLVED', 'border-line')
  return (
    <div className="flex flex-col gap-10">
      <Group title={t('eventLog.ongoing')}>
        {rows('IN_PROGRESS', 'border-warn-line bg-warn-soft') || (
          <InlineAlert tone="good">{t('eventLog.ongoing.none')}</InlineAlert>
        )}
      </Group>
      {past && <Group title={t('eventLog.past')}>{past}</Group>}
    </div>
  )
}

/** Stands in for the list while it loads. */
export const IncidentListSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy className="flex flex-col gap-10">
      <p className="sr-only">{t('shell.loading')}</p>
      {[1, 3].map((count) => (
        <div key={count} aria-hidden className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <ul className="rounded-lg border border-line">
            {Array.from({ length: count }, (_, i) => (
              <li key={i} className={`${rowClass} border-t border-line first:border-t-0`}>
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
