import type { AttachedFile } from '#specs/contract/wire.ts'
import { DownloadHint } from './download-hint.tsx'
import { DownloadList } from './download-list.tsx'
import { DownloadFailures, DownloadStatus } from './download-message.tsx'
import { useDownload } from './use-download.ts'

interface AttachmentsProps {
  readonly title: string
  readonly files: readonly AttachedFile[]
}

/** The attachments of an article. */
export const Attachments = ({ title, files }: AttachmentsProps) => {
  const download = useDownload(files)
  if (files.length === 0) return null
  return (
    <section aria-labelledby="attachments">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="attachments" className="text-lg">
          <span>{title}</span> <span className="font-normal text-ink-faint">{files.length}</span>
        </h2>
        <DownloadHint />
      </div>
      <div className="mt-3 flex flex-col gap-3">
        <DownloadList files={files} download={download} />
        <DownloadStatus files={files} download={download} />
        <DownloadFailures files={files} failed={download.failed} retry={download.download} />
      </div>
    </section>
  )
}
