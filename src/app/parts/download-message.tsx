import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { AroundName } from '../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import type { Download, FileDownload } from './use-download.ts'

/** The files that a message may be about; it names them. */
type NamedFiles = readonly { readonly fileNo?: number | undefined; readonly fileName: string }[]

const useFileName = (files: NamedFiles) => {
  const { t } = useTranslation()
  return (fileNo: number) => files.find((file) => file.fileNo === fileNo)?.fileName ?? t('file.unnamed')
}

interface DownloadStatusProps {
  readonly files: NamedFiles
  readonly download: Download
}

/** Announces that a download starts and ends. */
export const DownloadStatus = ({ files, download }: DownloadStatusProps) => {
  const { t } = useTranslation()
  const nameOf = useFileName(files)
  const latest = download.all.at(-1)
  return (
    <p role="status" className="sr-only">
      {latest && latest.status !== 'error' && (
        <AroundName
          write={(name) => t(latest.status === 'pending' ? 'file.loading' : 'file.done', { name })}
          name={nameOf(latest.fileNo)}
        />
      )}
    </p>
  )
}

interface DownloadFailuresProps {
  readonly files: NamedFiles
  readonly failed: readonly FileDownload[]
  readonly retry: (fileNo: number) => void
}

/** Says which downloads have failed, and tries them again. */
export const DownloadFailures = ({ files, failed, retry }: DownloadFailuresProps) => {
  const { t } = useTranslation()
  const nameOf = useFileName(files)
  return failed.map(({ fileNo, message }) => (
    <InlineAlert
      key={fileNo}
      tone="bad"
      role="alert"
      title={<AroundName write={(name) => t('file.failed', { name })} name={nameOf(fileNo)} />}
      actions={
        <Button size="sm" variant="secondary" onClick={() => retry(fileNo)}>
          {t('error.retry')}
        </Button>
      }
    >
      {message || t('error.unreachable')}
    </InlineAlert>
  ))
}
