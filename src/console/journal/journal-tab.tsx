import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Exchange } from '#specs/contract/control-record.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isOperationId } from '../operations.ts'
import { Panel } from '../panel.tsx'
import { callControl, mockAddress } from '../../api/control.ts'
import { healthQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { saveFile } from '../../api/save-file.ts'
import { useClear } from '../use-clear.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { ExchangeRow } from './exchange-row.tsx'
import { filtered } from './filter.ts'
import { harOf } from './har.ts'
import { JournalFilters } from './journal-filters.tsx'
import { useJournal } from './use-journal.ts'

const initialRows = 50

/** Exchanges of the selected world, newest first. */
export const JournalTab = () => {
  const { world, operation: ofUrl, text: textOfUrl, methods, statuses, kinds, exchange, change } = useConsoleParams()
  // The URL can name an operation of the control plane, which the journal does not record.
  const operation = isOperationId(ofUrl) ? ofUrl : ''
  const { data: live, error } = useJournal(world)
  const { data: health } = useQuery(healthQuery)
  const params = { id: world }
  const { clear, isPending, line } = useClear({
    name: 'Journal',
    clear: async () => {
      const { recorded, exchanges } = await callControl('world', { params })
      await callControl('clearJournal', { params })
      return { after: recorded - exchanges }
    },
    restore: (query) => callControl('restoreJournal', { params, query }),
  })
  const [paused, setPaused] = useState<readonly Exchange[]>()
  // The URL follows what is typed a moment later.
  const [text, setText] = useState(textOfUrl)
  const [shown, setShown] = useState(initialRows)
  const data = paused ?? live
  const filters = { operation, text, methods, statuses, kinds }
  const rows = filtered(data ?? [], filters)
  const linked = rows.findIndex(({ number }) => String(number) === exchange)
  const save = () =>
    saveFile(
      new Blob([harOf(rows.toReversed(), mockAddress(), health?.version ?? '')], { type: 'application/json' }),
      `${world}.har`,
    )
  return (
    <Panel
      title="Exchanges"
      text={paused ? 'Paused. New exchanges appear when you resume.' : 'Live. New exchanges appear at the top.'}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => setPaused(paused ? undefined : (live ?? []))}>
            {paused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
            <span>{paused ? 'Resume' : 'Pause'}</span>
          </Button>
          <Button size="sm" variant="secondary" aria-disabled={rows.length === 0} onClick={save}>
            <Download aria-hidden size={16} />
            <span>Save as HAR</span>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            isBusy={isPending}
            aria-disabled={data?.length === 0}
            onClick={() => {
              setPaused(undefined)
              clear()
            }}
          >
            <Trash2 aria-hidden size={16} />
            <span>Clear</span>
          </Button>
        </>
      }
    >
      {line}
      <JournalFilters
        filters={filters}
        onChange={(changed) => {
          if (changed.text !== undefined) setText(changed.text)
          change(changed)
        }}
      />
      <RequestError error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && data.length > 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {rows.length === data.length ? `${rows.length} exchanges` : `${rows.length} of ${data.length} exchanges`}
        </p>
      )}
      {data && rows.length === 0 && (
        <EmptyState text={data.length === 0 ? 'No requests yet.' : 'No exchanges match these filters.'} />
      )}
      {rows.length > 0 && (
        <ol aria-label="Exchanges" className="overflow-hidden rounded-md border border-line">
          {rows.slice(0, Math.max(shown, 1 + linked)).map((row) => (
            <ExchangeRow key={row.number} exchange={row} />
          ))}
        </ol>
      )}
      {rows.length > shown && (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => setShown(shown + 4 * initialRows)}>
          {`Show more of ${rows.length}`}
        </Button>
      )}
    </Panel>
  )
}
