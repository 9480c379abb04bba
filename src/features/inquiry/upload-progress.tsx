import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/model/locale.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { byteSize } from '../../ui/files/byte-size.ts'

interface UploadProgressProps {
  readonly sentBytes: number
  readonly totalBytes: number
  readonly locale: Locale
}

/** How much of an inquiry has been sent, and then that the server has to respond. */
export const UploadProgress = ({ sentBytes, totalBytes, locale }: UploadProgressProps) => {
  const { t } = useTranslation()
  const percent = totalBytes === 0 ? 0 : Math.floor((100 * sentBytes) / totalBytes)
  const waiting = percent === 100 ? t('inquiry.progress.waiting') : undefined
  const sent = t('inquiry.progress.sent', {
    sent: byteSize(sentBytes, locale),
    total: byteSize(totalBytes, locale),
    percent,
  })
  return (
    <div>
      <ProgressBar percent={percent} label={t('inquiry.progress')} text={waiting ?? sent} />
      <span role="status" className="sr-only">
        {waiting}
      </span>
    </div>
  )
}
