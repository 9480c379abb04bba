import { useText } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import type { Download } from './use-download.ts'

interface DownloadMessageProps {
  readonly download: Download
  /** The files that the message may be about; it names them. */
  readonly files: readonly { readonly fileNo?: number | undefined; readonly fileName: string }[]
}

const useFileName = ({ download, files }: DownloadMessageProps) => {
  const text = useText()
  return files.find(({ fileNo }) => fileNo === download.fileNo)?.fileName ?? text('file.unnamed')
}

/** Announces that a download starts and ends. */
export const DownloadStatus = (props: DownloadMessageProps) => {
  const text = useText()
  const name = useFileName(props)
  const { status } = props.download
  return (
    <p role="status" className="sr-only">
      {status === 'pending' && text('file.loading', { name })}
      {status === 'success' && text('file.done', { name })}
    </p>
  )
}

/** Says that a download has failed, and tries it again. */
export const DownloadFailure = (props: DownloadMessageProps) => {
  const text = useText()
  const name = useFileName(props)
  const { download, fileNo, status, message } = props.download
  if (status !== 'error' || fileNo === undefined) return null
  return (
    <InlineAlert
      tone="bad"
      role="alert"
      title={text('file.failed', { name })}
      actions={
        <Button size="sm" variant="secondary" onClick={() => download(fileNo)}>
          {text('error.retry')}
        </Button>
      }
    >
      {message || text('error.unreachable')}
    </InlineAlert>
  )
}
