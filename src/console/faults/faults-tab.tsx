import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fault } from '#specs/contract/control-fault.ts'
import { faultTarget } from '../../api/faults.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useJournal } from '../journal/use-journal.ts'
import { Panel } from '../panel.tsx'
import { changeFaults, worldQuery } from '../queries.ts'
import { Table } from '../table.tsx'
import { useClear } from '../use-clear.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultRow, FaultTable } from './fault-table.tsx'

/** Faults of the selected world, in the order in which they are matched. */
export const FaultsTab = () => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { data: exchanges = [] } = useJournal(id)
  const [edited, setEdited] = useState<Fault>()
  const { clear, isPending, line } = useClear({
    name: 'Faults',
    clear: () => changeFaults(id, () => []),
    restore: (kept) =>
      changeFaults(id, (now) => [...kept, ...now.filter((fault) => kept.every((each) => each.id !== fault.id))]),
  })
  const faults = world?.faults ?? []
  const listed = new Set(faults.map((fault) => fault.id))
  const past = new Map(
    exchanges.flatMap((exchange) =>
      exchange.faultId === undefined || listed.has(exchange.faultId) ? [] : [[exchange.faultId, exchange] as const],
    ),
  )
  return (
    <>
      <Panel
        title="Faults of this world"
        text="If several match, the first one applies."
        actions={
          <Button size="sm" variant="secondary" isBusy={isPending} aria-disabled={faults.length === 0} onClick={clear}>
            Clear all
          </Button>
        }
      >
        {line}
        {faults.length === 0 ? (
          <EmptyState text="No faults. All responses follow the contract." />
        ) : (
          <FaultTable label="Faults of this world" faults={faults} onEdit={setEdited} />
        )}
      </Panel>
      {past.size > 0 && (
        <Panel
          title="Used up or removed"
          text="Faults that are no longer in the list, as long as the journal has them."
        >
          <Table label="Used up or removed" heads={['Applied to', 'Effect', 'Used by']}>
            {[...past].toReversed().map(([faultId, { operationId, method, path, fault }]) => (
              <FaultRow
                key={faultId}
                id={faultId}
                target={operationId ?? `${method} ${path}`}
                effect={fault ?? ''}
                exchanges={exchanges}
              />
            ))}
          </Table>
        </Panel>
      )}
      <Panel
        title={edited ? `Edit the fault for ${faultTarget(edited)}` : 'Add a fault'}
        text={edited ? 'The fault keeps its position.' : 'Added at the end of the list.'}
      >
        <FaultForm
          key={JSON.stringify(edited)}
          initial={edited ?? {}}
          onClose={edited && (() => setEdited(undefined))}
        />
      </Panel>
    </>
  )
}
