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
import { readable } from '../format.ts'
import { ExchangeDetail, ExchangeRow } from './exchange-row.tsx'
import { byPageLoad, filtered } from './filter.ts'
import { harOf } from './har.ts'
import { JournalFilters } from './journal-filters.tsx'
import { useJournal } from './use-journal.ts'

const initialRows = 50

/** Exchanges of the selected world, newest first. */
export const JournalTab = () => {
  const {
    world,
    operation: ofUrl,
    text: textOfUrl,
    methods,
    statuses,
    kinds,
    gets,
    exchange,
    change,
  } = useConsoleParams()
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
  const filters = { operation, text, methods, statuses, kinds, gets }
  const rows = filtered(data ?? [], filters)
  const opened = rows.findIndex(({ number }) => String(number) === exchange)
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
      <div className={rows[opened] && 'grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}>
        <div role="group" aria-label="Exchanges" className="flex flex-col gap-3">
          {byPageLoad(rows.slice(0, Math.max(shown, 1 + opened)), data ?? []).map(([load, ofLoad]) => (
            <section key={load?.number ?? 0} className="flex flex-col gap-1">
              <h3 className="text-xs font-semibold tracking-normal text-ink-soft">
                {load ? `Page load, ${readable(load.at).slice(11)}` : 'Before any page load'}
              </h3>
              <ol className="overflow-hidden rounded-md border border-line">
                {ofLoad.map((row) => (
                  <ExchangeRow key={row.number} exchange={row} isNarrow={opened >= 0} />
                ))}
              </ol>
            </section>
          ))}
          {rows.length > shown && (
            <Button
              size="sm"
              variant="secondary"
              className="self-start"
              onClick={() => setShown(shown + 4 * initialRows)}
            >
              {`Show more of ${rows.length}`}
            </Button>
          )}
        </div>
        {rows[opened] && <ExchangeDetail key={rows[opened].number} exchange={rows[opened]} />}
      </div>
    </Panel>
  )
}
