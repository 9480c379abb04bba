import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import type { Snapshot } from '#specs/contract/control-record.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { buttonClass } from '../../ui/button-styles.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useDelete, useReset, useRestore } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { controlAddress } from '../call-control.ts'

type Question = 'reset' | 'delete'

/** What happens to a world as a whole. */
export const WorldActions = ({ id }: { id: string }) => {
  const { navigate } = useConsoleParams()
  const reset = useReset(id)
  const remove = useDelete(id, () => navigate({ world: 'default' }))
  const restore = useRestore(id)
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Question>()
  const [unread, setUnread] = useState<Error | null>(null)
  const isDefault = id === 'default'

  const response = (choice: 'action' | 'cancel') => {
    setAsked(undefined)
    if (choice === 'cancel') return
    if (asked === 'reset') reset.mutate(undefined)
    else remove.mutate()
  }
  const upload = async (file: File | undefined) => {
    setUnread(null)
    if (!file) return
    try {
      restore.mutate(JSON.parse(await file.text()) as Snapshot)
    } catch {
      setUnread(new Error(`Failed to read "${file.name}": it is no JSON. Choose a snapshot that was saved here.`))
    }
  }
  const status =
    (restore.isSuccess && 'The snapshot was restored.') || (reset.isSuccess && 'The world is as it was created.') || ''
  return (
    <Panel title="The world as a whole" text="A snapshot holds its settings, records, inquiries, files and journal.">
      <div className="flex flex-wrap gap-2">
        <a
          href={controlAddress('snapshot', { params: { id } })}
          download={`${id}.json`}
          className={buttonClass('secondary', 'sm')}
        >
          <Download aria-hidden size={16} />
          Save snapshot
        </a>
        <Button size="sm" variant="secondary" isBusy={restore.isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden size={16} />
          Restore snapshot
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
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
        <Button size="sm" variant="secondary" isBusy={reset.isPending} onClick={() => setAsked('reset')}>
          Reset
        </Button>
        {!isDefault && (
          <Button size="sm" variant="secondary" isBusy={remove.isPending} onClick={() => setAsked('delete')}>
            Delete
          </Button>
        )}
      </div>
      <Refused error={unread ?? restore.error ?? reset.error ?? remove.error} />
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {status}
      </p>
      <AlertDialog
        isOpen={asked !== undefined}
        title={asked === 'delete' ? `Delete the world "${id}"?` : `Reset the world "${id}"?`}
        message={
          asked === 'delete'
            ? 'Its inquiries, files and journal are gone for good.'
            : 'It becomes what it was when it was created. Its inquiries, files and journal are gone for good.'
        }
        action={asked === 'delete' ? 'Delete' : 'Reset'}
        cancel="Cancel"
        onClose={response}
      />
    </Panel>
  )
}
