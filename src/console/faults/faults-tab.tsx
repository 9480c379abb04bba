import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useFaults, worldQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { Table } from '../table.tsx'
import { faultTargetOf, effectOf, withoutFault } from './fault-draft.ts'
import { FaultForm } from './fault-form.tsx'

/** Faults of the selected world, in the order in which they are matched. */
export const FaultsTab = () => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { mutate: change, error } = useFaults(id)
  const faults = world?.faults ?? []
  return (
    <>
      <Panel
        title="Active faults"
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
          <Table label="Active faults" heads={['Applies to', 'Effect', 'Remaining', 'Change']}>
            {faults.map((fault) => {
              const key = JSON.stringify(fault)
              return (
                <tr key={key}>
                  <th scope="row" className="text-left font-medium">
                    {faultTargetOf(fault)}
                  </th>
                  <td className="min-w-52">{effectOf(fault)}</td>
                  <td>{fault.times ?? 'always'}</td>
                  <td className="text-right">
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Remove the fault for ${faultTargetOf(fault)}: ${effectOf(fault)}`}
                      onClick={() => change((now) => withoutFault(now, fault))}
                    >
                      Remove
                    </Button>
                  </td>
                </tr>
              )
            })}
          </Table>
        )}
      </Panel>
      <Panel title="Add a fault" text="Added at the end of the list.">
        <FaultForm id={id} />
      </Panel>
    </>
  )
}
