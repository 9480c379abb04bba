import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { connectionRows, deviceRows, type ResultRow } from './result-rows.ts'
import { ResultText } from './result-text.tsx'
import { useDiagnosis } from './use-diagnosis.ts'

const names = ['browser', 'screen', 'cookies', 'popups', 'clock', 'latency', 'throughput'] as const

/** Measures device and connection, and gives the result as text. */
export const DiagnosisView = () => {
  const { t } = useTranslation()
  const { device, connection, at, again, checkPopups } = useDiagnosis()
  const about = device ? deviceRows(device, t) : []
  const rows = connection && connection !== 'failed' ? [...about, ...connectionRows(connection, t)] : about
  const lines = [
    ...rows.map(({ name, value }) => `${t(`diagnosis.${name}`)}: ${value}`),
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
        {/* The whole name of the browser is in the result below. */}
        <span className={`min-w-0 ${name === 'browser' ? 'truncate text-sm' : ''}`}>{value}</span>
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
