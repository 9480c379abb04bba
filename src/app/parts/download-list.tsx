import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttachedFile } from '#specs/contract/wire.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FileTypeIcon } from '../../ui/content/file-type-icon.tsx'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { byteSize } from '../../ui/files/byte-size.ts'
import type { Download } from './use-download.ts'

/** A file without a number cannot be downloaded. */
export type ListedFile = Omit<AttachedFile, 'fileNo'> & { readonly fileNo?: number | undefined }

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
                <span className="whitespace-nowrap text-ink-faint">{byteSize(file.fileSize, locale)}</span>
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

const DownloadButton = ({ fileNo, name, download: { download, all } }: DownloadButtonProps) => {
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
