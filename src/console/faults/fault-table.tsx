import type { Fault } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Table } from '../table.tsx'
import { effectOf, faultTargetOf, movedUp, switched, withoutFault } from './fault-draft.ts'

interface FaultTableProps {
  readonly faults: readonly Fault[]
  readonly onChange: (change: (faults: readonly Fault[]) => Fault[]) => void
  readonly onEdit: (fault: Fault) => void
}

/** The faults in the order in which they are matched, which can be changed. */
export const FaultTable = ({ faults, onChange, onEdit }: FaultTableProps) => (
  <Table label="Faults of this world" heads={['Applies to', 'Effect', 'Remaining', 'Change']}>
    {faults.map((fault, index) => {
      const name = `the fault for ${faultTargetOf(fault)}: ${effectOf(fault)}`
      return (
        // Two faults may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={`${index} ${JSON.stringify(fault)}`}>
          <th scope="row" className="text-left font-medium">
            {faultTargetOf(fault)}
          </th>
          <td className="min-w-52">{effectOf(fault)}</td>
          <td>{fault.times ?? 'always'}</td>
          <td>
            <span className="flex justify-end gap-1">
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Move up ${name}`}
                aria-disabled={index === 0}
                onClick={() => onChange((now) => movedUp(now, fault))}
              >
                Move up
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Switch ${fault.enabled === false ? 'on' : 'off'} ${name}`}
                onClick={() => onChange((now) => switched(now, fault))}
              >
                {fault.enabled === false ? 'Switch on' : 'Switch off'}
              </Button>
              <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={() => onEdit(fault)}>
                Edit
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${name}`}
                onClick={() => onChange((now) => withoutFault(now, fault))}
              >
                Remove
              </Button>
            </span>
          </td>
        </tr>
      )
    })}
  </Table>
)
