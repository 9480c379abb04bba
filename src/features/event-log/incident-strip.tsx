import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { EventLogItem } from '#specs/contract/event-log.ts'
import { paths } from '#specs/rules/paths.ts'
import { displayTime } from '#specs/rules/time.ts'
import { ongoingIncidents } from '../../api/queries/event-log.ts'
import { useLocale } from '../../i18n/language.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusBadge } from './status-badge.tsx'

interface StripProps {
  readonly tone: string
  readonly badge: ReactNode
  /** Beside the badge. */
  readonly main: ReactNode
  /** At the end of the line. */
  readonly side: ReactNode
}

/** One line, or three on narrow screens, whatever it says: nothing shifts when the incidents arrive. */
const Strip = ({ tone, badge, main, side }: StripProps) => (
  <div
    className={`relative flex gap-x-3 gap-y-1 rounded-lg border px-4 py-2.5 max-lg:flex-col lg:items-center *:flex *:min-h-7 *:items-center ${tone}`}
  >
    <div className="shrink-0">{badge}</div>
    <div className="min-w-0 gap-3 lg:flex-1">{main}</div>
    <div className="text-sm text-ink-soft lg:whitespace-nowrap">{side}</div>
  </div>
)

interface StripLink {
  /** Path of the form for trouble, if the page is not that form. */
  readonly report?: string | undefined
}

interface OngoingProps extends StripLink {
  readonly incident: EventLogItem
  readonly others: number
}

const Ongoing = ({ incident, others, report }: OngoingProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  return (
    <Strip
      tone="border-warn-line bg-warn-soft"
      badge={<StatusBadge status="IN_PROGRESS" />}
      main={
        <>
          <Link
            to={paths.eventLog({ id: String(incident.id) })}
            lang={incident.locale === locale ? undefined : incident.locale}
            className="block truncate font-semibold underline underline-offset-3"
          >
            {incident.troubleNotiName}
          </Link>
          {others > 0 && (
            <Link to={paths.eventLogs()} className="link shrink-0 py-0.5 text-sm">
              {t('eventLog.strip.others', { count: others })}
            </Link>
          )}
          {report !== undefined && (
            // On narrow screens beside the badge, so that the title keeps its line.
            <Link
              to={report}
              className="link shrink-0 py-0.5 text-sm max-lg:absolute max-lg:top-2.5 max-lg:right-4 lg:ml-auto"
            >
              {t('eventLog.report')}
            </Link>
          )}
        </>
      }
      side={t('eventLog.since', { time: `${displayTime(incident.startYmdt)} UTC +9` })}
    />
  )
}

/**
 * The ongoing incidents of the site on one line: people who have a problem see whether it is known. While there is one,
 * its link comes before all others to report a problem. Reordering the links below would move them under the pointer.
 */
export const IncidentStrip = ({ report }: StripLink) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { data: ongoing, isError } = useQuery(ongoingIncidents(locale))
  const list = (
    <Link to={paths.eventLogs()} className="link">
      {t('eventLog.strip.list')}
    </Link>
  )
  const first = ongoing?.[0]
  const strip = () => {
    if (ongoing)
      return (
        <Strip
          tone="border-line"
          badge={<Badge tone="good">{t('eventLog.strip.fine')}</Badge>}
          main={t('eventLog.ongoing.none')}
          side={list}
        />
      )
    if (isError) return <Strip tone="border-line" badge={null} main={t('eventLog.strip.failed')} side={list} />
    return <Strip tone="border-line" badge={null} main={<Skeleton className="h-4 w-56" />} side={null} />
  }
  return (
    <section aria-label={t('menu.incidents')} className="relative rounded-lg bg-surface print:hidden">
      {/* Also without an incident, because a status must exist before its text. */}
      <div role="status">{first && <Ongoing incident={first} others={ongoing.length - 1} report={report} />}</div>
      {!first && strip()}
    </section>
  )
}
