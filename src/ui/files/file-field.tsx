import Paperclip from 'lucide-react/icons/paperclip'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'

export interface FileFieldTexts {
  readonly add: string
  readonly drop: string
  /** For example "2 of 5 files attached". */
  readonly count: string
  /** Accessible name of the list. */
  readonly list: string
  readonly remove: (name: string) => string
  readonly removeShort: string
}

export interface FileFieldProps {
  files: readonly File[]
  /** Called with all selected or dropped files; the caller validates them. */
  onAdd: (files: File[]) => void
  onRemove: (index: number) => void
  /** Maximum number of files; the button is disabled when it is reached. */
  limit: number
  texts: FileFieldTexts
  /** Language for file sizes. */
  language: string
  /** Extensions for the browser's file dialog: `.png,.pdf`. */
  accept?: string
  /** Why files were rejected, and why some were skipped; announced immediately. */
  refused?: ReactNode
  skipped?: ReactNode
  /** Increases with every choice, so that the same message is announced again. */
  turn?: number
  /** What just happened, such as "a.png attached"; announced politely. */
  announcement?: string
  /** Share of the form that has been sent, from 0 to 1; undefined while nothing is being sent. */
  sent?: number | undefined
}

/** File attachments, in a `FieldGroup`. After a removal the focus moves to the next remove button or the add button. */
export const FileField = (props: FileFieldProps) => {
  const {
    files,
    onAdd,
    onRemove,
    limit,
    texts,
    language,
    accept,
    refused,
    skipped,
    turn = 0,
    announcement = '',
    sent,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const removes = useRef<(HTMLButtonElement | null)[]>([])
  const removed = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (removed.current === undefined) return
    const next = files.length > removed.current ? removes.current[removed.current] : add.current
    removed.current = undefined
    next?.focus()
  }, [files])

  const isFull = files.length >= limit
  const isBusy = sent !== undefined
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sentBytes = sent === undefined ? undefined : sent * total
  const before = (index: number) => files.slice(0, index).reduce((sum, { size }) => sum + size, 0)
  const sentOf = (file: File, index: number) =>
    sentBytes === undefined ? undefined : Math.min(1, Math.max(0, (sentBytes - before(index)) / Math.max(1, file.size)))

  return (
    <div className="flex flex-col gap-2">
      <FileDrop isDisabled={isBusy} onDrop={onAdd}>
        <Button ref={add} variant="secondary" aria-disabled={isFull || isBusy} onClick={() => input.current?.click()}>
          <Paperclip aria-hidden size={18} />
          <span>{texts.add}</span>
        </Button>
        <span className="hidden text-sm text-ink-soft md:inline">{texts.drop}</span>
        <span className="text-sm text-ink-faint md:ml-auto">{texts.count}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          disabled={isFull || isBusy}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            // Reset, so that the same file can be selected again after it was removed.
            event.target.value = ''
            onAdd(chosen)
          }}
        />
      </FileDrop>
      <LiveRegion role="alert" turn={turn} className="flex flex-col gap-2">
        {refused && <InlineAlert tone="bad">{refused}</InlineAlert>}
        {skipped && <InlineAlert>{skipped}</InlineAlert>}
      </LiveRegion>
      {files.length > 0 && (
        <ul aria-label={texts.list} className="flex flex-col gap-2">
          {files.map((file, index) => (
            <FileRow
              key={file.name}
              file={file}
              language={language}
              removeShort={texts.removeShort}
              removeName={texts.remove(file.name)}
              isBusy={isBusy}
              sent={sentOf(file, index)}
              onRemove={() => {
                removed.current = index
                onRemove(index)
              }}
              removeRef={(button) => {
                removes.current[index] = button
              }}
            />
          ))}
        </ul>
      )}
      <LiveRegion role="status" turn={turn} className="sr-only">
        {announcement}
      </LiveRegion>
    </div>
  )
}
