import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import type { Snapshot } from '#specs/contract/control-record.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useDelete, useReset, useRestore } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { controlAddress } from '../../api/control.ts'

type Question = 'reset' | 'delete'

/** Snapshot, reset and delete. */
export const WorldActions = ({ id }: { id: string }) => {
  const { navigate } = useConsoleParams()
  const reset = useReset(id)
  const remove = useDelete(id, () => navigate({ world: 'default' }))
  const restore = useRestore(id)
  const input = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question>()
  const [unread, setUnread] = useState<Error | null>(null)
  const isDefault = id === 'default'

  const onClose = (choice: 'action' | 'cancel') => {
    setQuestion(undefined)
    if (choice === 'cancel') return
    if (question === 'reset') reset.mutate(undefined)
    else remove.mutate()
  }
  const upload = async (file: File | undefined) => {
    setUnread(null)
    if (!file) return
    try {
      const snapshot = JSON.parse(await file.text()) as Snapshot
      restore.mutate(snapshot)
    } catch {
      setUnread(
        new Error(`Failed to read "${file.name}": it is not valid JSON. Choose a snapshot saved by this console.`),
      )
    }
  }
  const status =
    (restore.isSuccess && 'The snapshot was restored.') || (reset.isSuccess && 'The world was reset.') || ''
  return (
    <Panel title="Snapshot, reset, delete" text="A snapshot contains settings, records, inquiries, files and journal.">
      <div className="flex flex-wrap gap-2">
        <a
          href={controlAddress('snapshot', { params: { id } })}
          download={`${id}.json`}
          className={buttonClass('secondary', 'sm')}
        >
          <Download aria-hidden size={16} />
          <span>Save snapshot</span>
        </a>
        <Button size="sm" variant="secondary" isBusy={restore.isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden size={16} />
          <span>Restore snapshot</span>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Snapshot to restore"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void upload(event.target.files?.[0])
            // Allows selecting the same file again.
            event.target.value = ''
          }}
        />
        <Button size="sm" variant="secondary" isBusy={reset.isPending} onClick={() => setQuestion('reset')}>
          Reset
        </Button>
        {!isDefault && (
          <Button size="sm" variant="secondary" isBusy={remove.isPending} onClick={() => setQuestion('delete')}>
            Delete
          </Button>
        )}
      </div>
      <RequestError error={unread ?? restore.error ?? reset.error ?? remove.error} />
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {status}
      </p>
      <AlertDialog
        isOpen={question !== undefined}
        title={question === 'delete' ? `Delete the world "${id}"?` : `Reset the world "${id}"?`}
        message={
          question === 'delete'
            ? 'Its inquiries, files and journal are permanently deleted.'
            : 'It returns to its initial state. Its inquiries, files and journal are permanently deleted.'
        }
        action={question === 'delete' ? 'Delete' : 'Reset'}
        cancel="Cancel"
        onClose={onClose}
      />
    </Panel>
  )
}
