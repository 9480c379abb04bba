import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { InOwnLanguage } from '../content/in-own-language.tsx'
import { formatBytes } from './format-bytes.ts'
import { FileIcon } from './file-icon.tsx'

export interface FileRowProps {
  file: File
  language: string
  /** Visible label of the button, and its full name with the file name. */
  removeShort: string
  removeName: string
  isBusy: boolean
  /** Share of this file that has been sent, from 0 to 1; undefined while nothing is being sent. */
  sent: number | undefined
  onRemove: () => void
  removeRef: Ref<HTMLButtonElement>
}

/** An attached file with its icon, size and remove button. */
export const FileRow = (props: FileRowProps) => {
  const { file, language, removeShort, removeName, isBusy, sent, onRemove, removeRef } = props
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-md border border-line py-1.5 pr-2 pl-3.5">
      <FileIcon name={file.name} />
      <span className="min-w-0 flex-1">
        <span className="text-sm">
          <InOwnLanguage text={file.name} />
        </span>{' '}
        <span className="ml-1 text-sm whitespace-nowrap text-ink-faint">{formatBytes(file.size, language)}</span>
      </span>
      <button
        ref={removeRef}
        type="button"
        aria-label={removeName}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onRemove()}
        className="flex min-h-9 shrink-0 items-center gap-1 rounded-sm px-2 text-sm font-medium text-ink-soft hover:bg-surface-sunk hover:text-ink aria-disabled:opacity-60"
      >
        <X aria-hidden size={16} />
        <span>{removeShort}</span>
      </button>
      {sent !== undefined && (
        <span
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(sent * 100)}
          className="absolute bottom-0 left-0 h-0.5 bg-brand transition-[width] duration-200"
          style={{ width: `${sent * 100}%` }}
        />
      )}
    </li>
  )
}
