import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/model/locale.ts'
import { SendRow } from '../../forms/send-row.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { formatBytes } from '../../ui/files/format-bytes.ts'

interface InquirySendRowProps {
  readonly isBusy: boolean
  /** Number of fields with errors. */
  readonly errors: number
  /** The error summary, which has an id. */
  readonly summary: RefObject<HTMLDivElement | null>
}

/** The button that sends a form and, if there are errors, a link to their summary. */
export const InquirySendRow = ({ isBusy, errors, summary }: InquirySendRowProps) => {
  const { t } = useTranslation('inquiryForm')
  return (
    <SendRow isBusy={isBusy} text={t('inquiry.send')} busyText={t('inquiry.sending')}>
      {errors > 0 && (
        <a
          href={`#${summaryId}`}
          onClick={(event) => {
            event.preventDefault()
            summary.current?.scrollIntoView()
            summary.current?.focus({ preventScroll: true })
          }}
          className="py-1 font-medium text-bad underline underline-offset-3 hover:decoration-2"
        >
          {t('form.summary.link', { count: errors })}
        </a>
      )}
    </SendRow>
  )
}

/** Id of the error summary of a form. */
export const summaryId = 'error-summary'

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
    sent: formatBytes(sentBytes, locale),
    total: formatBytes(totalBytes, locale),
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
