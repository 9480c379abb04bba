import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'

interface ResultTextProps {
  readonly lines: readonly string[]
  /** Whether the measurement has ended. */
  readonly isReady: boolean
  readonly onAgain: () => void
}

/** The result as text: with a button that copies it, and to select where there is no clipboard. */
export const ResultText = ({ lines, isReady, onAgain }: ResultTextProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { copy, turn, hasFailed } = useCopy()
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
          <Button aria-disabled={!isReady} onClick={() => void copy(lines.join('\n'))}>
            {t('diagnosis.copy')}
          </Button>
        </div>
      </div>
      <LiveRegion role="status" turn={turn} className={`min-h-[1.6em] text-sm ${hasFailed ? 'text-bad' : 'text-good'}`}>
        {hasFailed !== undefined && t(`diagnosis.${hasFailed ? 'copyFailed' : 'copied'}`)}
      </LiveRegion>
      <textarea
        readOnly
        aria-labelledby={id}
        rows={9}
        value={isReady ? lines.join('\n') : ''}
        className="w-full rounded-md border border-edge bg-surface-soft p-3 font-mono text-sm"
      />
    </section>
  )
}
