import { useTranslation } from 'react-i18next'
import { useId } from 'react'
import type { TFunction } from 'i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { PrintedValue } from '../../ui/forms/printed-value.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { useDiagnosis } from './use-diagnosis.ts'
import { browserName, type Connection, type Device } from './measurements.ts'

const names = ['browser', 'screen', 'cookies', 'popups', 'clock', 'latency', 'throughput'] as const

/** Measures device and connection, and gives the result as text. */
export const DiagnosisView = () => {
  const { t } = useTranslation()
  const { device, connection, at, again, checkPopups } = useDiagnosis()
  const about = device ? deviceRows(device, t) : []
  const rows = connection && connection !== 'failed' ? [...about, ...connectionRows(connection, t)] : about
  const lines = [
    ...rows.map(({ name, value, full = value }) => `${t(`diagnosis.${name}`)}: ${full}`),
    ...(connection === 'failed' ? [t('diagnosis.failed')] : []),
    ...(at ? [`${t('diagnosis.time')}: ${at}`] : []),
  ]
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-6 px-4 py-6 md:px-8">
      <p className="text-ink-soft">{t('diagnosis.lead')}</p>
      <dl aria-busy={connection === undefined} className="flex flex-col border-t border-ink">
        {rows.map((row) => (
          <Row key={row.name} row={row} onCheck={row.name === 'popups' ? checkPopups : undefined} />
        ))}
        {connection !== 'failed' && names.slice(rows.length).map((name) => <SkeletonRow key={name} name={name} />)}
      </dl>
      {connection === 'failed' && <LoadError text={t('diagnosis.failed')} retry={t('error.retry')} onRetry={again} />}
      <p role="status" className="sr-only">
        {connection === undefined && t('diagnosis.measuring')}
      </p>
      <ResultText lines={lines} isReady={connection !== undefined} onAgain={again} />
    </div>
  )
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5'
const nameClass = 'w-36 shrink-0 font-semibold'
// As high as the button in one of them.
const valueClass = 'flex min-h-8 min-w-0 flex-1 basis-60 items-center justify-between gap-x-4'

const SkeletonRow = ({ name }: Pick<ResultRow, 'name'>) => {
  const { t } = useTranslation()
  return (
    <div className={rowClass}>
      <dt className={nameClass}>{t(`diagnosis.${name}`)}</dt>
      <dd className={valueClass}>
        <Skeleton className="h-4 w-40" />
      </dd>
    </div>
  )
}

const Row = ({
  row: { name, value, isGood },
  onCheck,
}: {
  readonly row: ResultRow
  readonly onCheck: (() => void) | undefined
}) => {
  const { t } = useTranslation()
  return (
    <div className={rowClass}>
      <dt className={nameClass}>{t(`diagnosis.${name}`)}</dt>
      <dd className={valueClass}>
        <span className="min-w-0">{value}</span>
        {isGood !== undefined && (
          <Badge tone={isGood ? 'good' : 'warn'}>{t(isGood ? 'diagnosis.good' : 'diagnosis.check')}</Badge>
        )}
        {isGood === undefined && onCheck && (
          <Button size="sm" variant="secondary" onClick={onCheck}>
            {t('diagnosis.popups.check')}
          </Button>
        )}
      </dd>
    </div>
  )
}

interface ResultTextProps {
  readonly lines: readonly string[]
  /** Whether the measurement has ended. */
  readonly isReady: boolean
  readonly onAgain: () => void
}

/** The result as text: with a button that copies it, and to select where there is no clipboard. */
const ResultText = ({ lines, isReady, onAgain }: ResultTextProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { copy, turn, hasFailed } = useCopy()
  const text = isReady ? lines.join('\n') : ''
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {t('diagnosis.result')}
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" aria-disabled={!isReady} onClick={onAgain}>
            {t('diagnosis.again')}
          </Button>
          <Button aria-disabled={!isReady} onClick={() => void copy(text)}>
            {t('diagnosis.copy')}
          </Button>
        </div>
      </div>
      <LiveRegion role="status" turn={turn} className={`min-h-[1.6em] text-sm ${hasFailed ? 'text-bad' : 'text-good'}`}>
        {hasFailed !== undefined && t(`diagnosis.${hasFailed ? 'copyFailed' : 'copied'}`)}
      </LiveRegion>
      <PrintedValue value={text} />
      <textarea
        readOnly
        aria-labelledby={id}
        rows={9}
        value={text}
        className="w-full rounded-md border border-edge bg-surface-soft p-3 font-mono text-sm"
      />
    </section>
  )
}

/** From here on, a value may explain a problem. */
const limits = { clockSeconds: 60, latencyMs: 500, megabits: 1 }

interface ResultRow {
  readonly name: 'browser' | 'screen' | 'cookies' | 'popups' | 'clock' | 'latency' | 'throughput'
  readonly value: string
  /** What the result says instead, for those who are asked for help. */
  readonly full?: string
  /** Undefined if the value is neither good nor bad. */
  readonly isGood?: boolean | undefined
}

const clockText = (seconds: number, t: TFunction) => {
  if (Math.abs(seconds) <= 1) return t('diagnosis.clock.exact')
  return t(seconds > 0 ? 'diagnosis.clock.ahead' : 'diagnosis.clock.behind', { seconds: Math.abs(seconds) })
}

const allowed = (isAllowed: boolean | undefined, t: TFunction) =>
  t(isAllowed === undefined ? 'diagnosis.unknown' : isAllowed ? 'diagnosis.allowed' : 'diagnosis.blocked')

/** What is known about this device, for people to read. */
const deviceRows = ({ browser, hasCookies, hasPopups, ...sizes }: Device, t: TFunction): readonly ResultRow[] => [
  { name: 'browser', value: browserName(browser), full: browser },
  {
    name: 'screen',
    value: t('diagnosis.screen.value', { screen: sizes.screen, window: sizes.window, ratio: sizes.ratio }),
  },
  { name: 'cookies', value: allowed(hasCookies, t), isGood: hasCookies },
  { name: 'popups', value: allowed(hasPopups, t), isGood: hasPopups },
]

const connectionRows = ({ aheadSeconds, latencyMs, megabits }: Connection, t: TFunction): readonly ResultRow[] => [
  { name: 'clock', value: clockText(aheadSeconds, t), isGood: Math.abs(aheadSeconds) < limits.clockSeconds },
  {
    name: 'latency',
    value: t('diagnosis.latency.value', { ...latencyMs }),
    isGood: latencyMs.median < limits.latencyMs,
  },
  { name: 'throughput', value: `${megabits} Mbit/s`, isGood: megabits >= limits.megabits },
]
