import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fault } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useFaults, worldQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { draftOf, faultTargetOf, newFault } from './fault-draft.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultTable } from './fault-table.tsx'

const parsed = (json: string): Fault | undefined => {
  try {
    return JSON.parse(json) as Fault
  } catch {
    return undefined
  }
}

/** Faults of the selected world, in the order in which they are matched. */
export const FaultsTab = () => {
  const { world: id, fault: given, change: changeParams } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { mutate: change, error } = useFaults(id)
  const [edited, setEdited] = useState<Fault>()
  const faults = world?.faults ?? []
  // A link, as from an exchange of the journal, can bring a fault along.
  const initial = edited ?? parsed(given)
  return (
    <>
      <Panel
        title="Faults of this world"
        text="If several match, the first one applies."
        actions={
          faults.length > 0 && (
            <Button size="sm" variant="secondary" onClick={() => change(() => [])}>
              Clear all
            </Button>
          )
        }
      >
        <Refused error={error} />
        {faults.length === 0 ? (
          <EmptyState text="No faults. All responses follow the contract." />
        ) : (
          <FaultTable faults={faults} onChange={change} onEdit={setEdited} />
        )}
      </Panel>
      <Panel
        title={edited ? `Edit the fault for ${faultTargetOf(edited)}` : 'Add a fault'}
        text={edited ? 'The fault keeps its position.' : 'Added at the end of the list.'}
      >
        <FaultForm
          key={JSON.stringify([edited, given])}
          id={id}
          initial={initial ? draftOf(initial) : newFault}
          edited={edited}
          onClose={() => {
            setEdited(undefined)
            changeParams({ fault: '' })
          }}
        />
      </Panel>
    </>
  )
}
