import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventLog } from '#specs/contract/event-log.ts'
import { locationLabel, platformLabels, resourceLine } from '#specs/rules/event-log.ts'
import { instantOf } from '#specs/rules/time.ts'
import { listOf } from '../../i18n/list.ts'
import { useLocale } from '../../i18n/language.ts'
import { ZonedTime } from '../../ui/content/zoned-time.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Everything that is known about an incident: its facts, then its history. */
export const IncidentLog = ({ log, live }: { readonly log: EventLog; readonly live: ReactNode }) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { troubleNotiContent, troubleStatusCode, locationList, platformTypeCode, resourceList } = log
  const lang = log.locale === locale ? undefined : log.locale
  const time = (parts: readonly number[] | null) =>
    parts ? <ZonedTime parts={parts} /> : <span className="text-ink-faint">{t('eventLog.unknownTime')}</span>
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('eventLog.status'), <StatusBadge key="status" status={troubleStatusCode} />],
    [t('eventLog.platform'), platformLabels[platformTypeCode]],
    [t('eventLog.start'), time(log.startYmdt)],
    [
      t('eventLog.targetRecovery'),
      <span key="target" className="flex flex-wrap items-center gap-x-3">
        {time(log.targetRecoveryYmdt)}
        {log.isTargetPassed && <Badge tone="warn">{t('eventLog.targetPassed')}</Badge>}
      </span>,
    ],
    [t('eventLog.realRecovery'), time(log.realRecoveryYmdt)],
    [t('eventLog.locations'), listOf(locationList.map(locationLabel), locale) || '-'],
    [t('eventLog.resources'), resourceLine(resourceList, t) || '-'],
  ]
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        {log.realRecoveryYmdt && log.startYmdt && (
          <p className="font-medium text-good">
            {t('eventLog.lasted', { duration: durationOf(log.startYmdt, log.realRecoveryYmdt, t) })}
          </p>
        )}
        {lang && <p className="text-sm text-ink-faint">{t('eventLog.koreanOnly')}</p>}
        <dl className="grid rounded-lg border border-line md:grid-cols-2">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line px-4 py-3 first:border-t-0 md:last:col-span-2 lg:px-5 md:[&:nth-child(2)]:border-t-0 md:even:border-l"
            >
              <dt className="w-full shrink-0 text-sm leading-[1.6rem] text-ink-faint md:w-24 lg:w-32">{label}</dt>
              <dd className="min-w-0 flex-1 basis-40">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="incident-history">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="incident-history" className="text-lg">
            {t('eventLog.history')}
          </h2>
          {live}
        </div>
        <Timeline
          entries={troubleNotiContent.historyList}
          lang={lang}
          isOngoing={troubleStatusCode === 'IN_PROGRESS'}
        />
      </section>
    </div>
  )
}

/** The time between two five-part times, in days, hours and minutes. */
const durationOf = (from: readonly number[], to: readonly number[], t: TFunction) => {
  const minutes = Math.round((instantOf(to) - instantOf(from)) / 60_000)
  const parts = [
    ['eventLog.days', Math.floor(minutes / 1440)],
    ['eventLog.hours', Math.floor(minutes / 60) % 24],
    ['eventLog.minutes', minutes % 60],
  ] as const
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(unit, { count }))
    .join(' ')
}

interface TimelineProps {
  readonly entries: EventLog['troubleNotiContent']['historyList']
  /** Language of the texts, if it is not the page's. */
  readonly lang: string | undefined
  readonly isOngoing: boolean
}

/** What happened, the newest first; the server sends it in the order of time. */
const Timeline = ({ entries, lang, isOngoing }: TimelineProps) => {
  const { t } = useTranslation()
  const latest = isOngoing ? 'bg-warn outline-warn' : 'bg-good outline-good'
  return (
    <ol reversed className="mt-5">
      {entries.toReversed().map(({ displayYmdt, content }, index) => (
        <li
          key={entries.length - index}
          className="relative ml-2 border-l-2 border-line pb-7 pl-6 last:border-transparent last:pb-0 md:pl-8"
        >
          <span
            aria-hidden
            className={`absolute top-[0.4em] -left-2 size-3.5 rounded-full border-3 border-surface outline-2 ${
              index === 0 ? latest : 'bg-edge outline-edge'
            }`}
          />
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
            <ZonedTime parts={displayYmdt} />
            {isOngoing && index === 0 && <Badge tone="warn">{t('eventLog.updated')}</Badge>}
          </p>
          <p lang={lang} className="mt-1 max-w-[46rem] whitespace-pre-line">
            {content}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Stands in for a log while it loads, without any text. */
export const LogSkeleton = () => (
  <div aria-busy className="flex flex-col gap-6">
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-56 w-full rounded-lg" />
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-20 w-full max-w-[46rem]" />
  </div>
)
