import { useQuery } from '@tanstack/react-query'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { operationOptions } from '../operations.ts'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { journalQuery, worldQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { ExchangeRow } from './exchange-row.tsx'
import { withKeys, newestFirst } from './newest-first.ts'

const initialRows = 50
const exchangesMax = 1000
const fullPollMs = 3000

const options = [{ value: 'all', label: 'All operations' }, ...operationOptions]

/** Changes whenever the journal may have changed: its length, and once it is full the time. */
const useVersion = (world: string) => {
  const { data, dataUpdatedAt } = useQuery(worldQuery(world))
  const length = data?.exchanges ?? 0
  return length < exchangesMax ? length : Math.floor(dataUpdatedAt / fullPollMs)
}

/** Exchanges of the selected world, newest first. */
export const JournalTab = () => {
  const { world, operation, change } = useConsoleParams()
  const current = useVersion(world)
  const [pausedAt, setPausedAt] = useState<number>()
  const [errorsOnly, setErrorsOnly] = useState(false)
  const [violationsOnly, setViolationsOnly] = useState(false)
  const [shown, setShown] = useState(initialRows)
  const { data, error } = useQuery(journalQuery(world, operation, pausedAt ?? current))
  const isPaused = pausedAt !== undefined
  const rows = newestFirst(data ?? [], { errorsOnly, violationsOnly })
  return (
    <Panel
      title="Exchanges"
      text={isPaused ? 'Paused. New exchanges appear when you resume.' : 'Live. New exchanges appear at the top.'}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setPausedAt(isPaused ? undefined : current)}>
          {isPaused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field id="journal-operation" label="Operation" className="w-full md:w-80">
          <Combobox
            options={options}
            value={operation || 'all'}
            onChange={(id) => change({ operation: id === 'all' ? '' : id })}
            noMatch="No matching operation."
          />
        </Field>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
          <Checkbox label="Errors only" isChecked={errorsOnly} onChange={setErrorsOnly} />
          <Checkbox label="Violations only" isChecked={violationsOnly} onChange={setViolationsOnly} />
        </div>
      </div>
      <Refused error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && rows.length === 0 && (
        <EmptyState text={data.length === 0 ? 'No requests yet.' : 'No exchanges match these filters.'} />
      )}
      {rows.length > 0 && (
        <ol aria-label="Exchanges" className="overflow-hidden rounded-md border border-line">
          {withKeys(rows.slice(0, shown)).map(({ key, exchange }) => (
            <ExchangeRow key={key} exchange={exchange} />
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
