import { useTranslation } from 'react-i18next'
import type { EventLog } from '#specs/contract/event-log.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ZonedTime } from '../../ui/content/zoned-time.tsx'

interface TimelineProps {
  readonly entries: EventLog['troubleNotiContent']['historyList']
  /** Language of the texts, if it is not the page's. */
  readonly lang: string | undefined
  readonly isOngoing: boolean
}

/** What happened, in the order that the server sends. The last entry of an ongoing incident is marked. */
export const Timeline = ({ entries, lang, isOngoing }: TimelineProps) => {
  const { t } = useTranslation()
  return (
    <ol className="mt-5">
      {entries.map(({ displayYmdt, content }, index) => {
        const isLatest = isOngoing && index === entries.length - 1
        return (
          <li
            key={index}
            className="relative ml-2 border-l-2 border-line pb-7 pl-6 last:border-transparent last:pb-0 md:pl-8"
          >
            <span
              aria-hidden
              className={`absolute top-[0.4em] -left-2 size-3.5 rounded-full border-3 border-surface outline-2 ${
                isLatest ? 'bg-warn outline-warn' : 'bg-edge outline-edge'
              }`}
            />
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
              <ZonedTime parts={displayYmdt} />
              {isLatest && <Badge tone="warn">{t('eventLog.updated')}</Badge>}
            </p>
            <p lang={lang} className="mt-1 max-w-[46rem] whitespace-pre-line">
              {content}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
