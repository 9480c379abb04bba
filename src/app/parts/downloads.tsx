import { useTranslation } from 'react-i18next'
import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import type { AttachedFile } from '#specs/contract/wire.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FileTypeIcon } from '../../ui/content/file-type-icon.tsx'
import { SentenceWithName, InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { formatBytes } from '../../ui/files/format-bytes.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { type Download, type FileDownload, useDownload } from './use-download.ts'

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

/** Says that downloads need a sign-in, if nobody is signed in. */
const DownloadHint = () => {
  const { t } = useTranslation()
  const { member, isLoading } = useSession()
  if (member || isLoading) return null
  return <p className="text-sm text-ink-soft print:hidden">{t('file.signInFirst')}</p>
}

/** A file without a number cannot be downloaded. */
type ListedFile = Omit<AttachedFile, 'fileNo'> & { readonly fileNo?: number | undefined }

interface DownloadListProps {
  readonly files: readonly ListedFile[]
  /** Shown instead of the button of a file that cannot be downloaded. */
  readonly unavailable?: string
  readonly download: Download
}

/** Files with their type, description, size and a button that downloads them. */
export const DownloadList = ({ files, unavailable, download }: DownloadListProps) => {
  const [locale] = useLocale()
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => (
        <li
          key={file.fileNo ?? file.fileName}
          className="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-md border border-line bg-surface px-3.5 py-2.5"
        >
          <FileTypeIcon name={file.fileName} />
          <span className="min-w-0 flex-1 basis-32">
            <span className="block font-medium">
              <InOwnLanguage text={file.fileName} />
            </span>
            <span className="flex flex-wrap gap-x-2.5 text-sm text-ink-soft">
              {file.fileDescription && <InOwnLanguage text={file.fileDescription} />}
              {file.fileSize !== undefined && (
                <span className="whitespace-nowrap text-ink-faint">{formatBytes(file.fileSize, locale)}</span>
              )}
            </span>
          </span>
          {file.fileNo === undefined ? (
            <span className="text-sm text-ink-faint">{unavailable}</span>
          ) : (
            <DownloadButton fileNo={file.fileNo} name={file.fileName} download={download} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface DownloadButtonProps {
  readonly fileNo: number
  readonly name: string
  readonly download: Download
}

export const DownloadButton = ({ fileNo, name, download: { download, all } }: DownloadButtonProps) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const running = all.find((file) => file.fileNo === fileNo && file.status === 'pending')
  const isBusy = running !== undefined
  const isRetried = running?.isRetried ?? false
  useEffect(() => {
    // The button "Try again" had the focus and has disappeared with its message.
    if (isRetried) button.current?.focus()
  }, [isRetried])
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      className="ml-auto max-sm:min-h-11 print:hidden"
      aria-label={t('file.downloadNamed', { name })}
      isBusy={isBusy}
      onClick={() => download(fileNo)}
    >
      {!isBusy && <DownloadIcon aria-hidden size={16} />}
      <span className="max-sm:sr-only">{t('file.download')}</span>
    </Button>
  )
}

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
        <SentenceWithName
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
      title={<SentenceWithName write={(name) => t('file.failed', { name })} name={nameOf(fileNo)} />}
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
