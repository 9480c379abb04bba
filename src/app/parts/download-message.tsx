import { useText } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AroundName } from '../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import type { Download, FileDownload } from './use-download.ts'

/** The files that a message may be about; it names them. */
type NamedFiles = readonly { readonly fileNo?: number | undefined; readonly fileName: string }[]

const useFileName = (files: NamedFiles) => {
  const text = useText()
  return (fileNo: number) => files.find((file) => file.fileNo === fileNo)?.fileName ?? text('file.unnamed')
}

interface DownloadStatusProps {
  readonly files: NamedFiles
  readonly download: Download
}

/** Announces that a download starts and ends. */
export const DownloadStatus = ({ files, download }: DownloadStatusProps) => {
  const text = useText()
  const nameOf = useFileName(files)
  const latest = download.all.at(-1)
  return (
    <p role="status" className="sr-only">
      {latest && latest.status !== 'error' && (
        <AroundName
          write={(name) => text(latest.status === 'pending' ? 'file.loading' : 'file.done', { name })}
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
  const text = useText()
  const nameOf = useFileName(files)
  return failed.map(({ fileNo, message }) => (
    <InlineAlert
      key={fileNo}
      tone="bad"
      role="alert"
      title={<AroundName write={(name) => text('file.failed', { name })} name={nameOf(fileNo)} />}
      actions={
        <Button size="sm" variant="secondary" onClick={() => retry(fileNo)}>
          {text('error.retry')}
        </Button>
      }
    >
      {message || text('error.unreachable')}
    </InlineAlert>
  ))
}
