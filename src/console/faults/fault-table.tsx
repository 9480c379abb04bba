import type { Fault } from '#specs/contract/control-world.ts'
import { faultEffect, faultTarget, movedBefore, withoutFault } from '../../api/faults.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useJournal } from '../journal/use-journal.ts'
import { useFaults } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { Table } from '../table.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { FaultRow } from './fault-row.tsx'

interface FaultTableProps {
  readonly label: string
  /** All faults of the world, or some of them, in their order. */
  readonly faults: readonly Fault[]
  readonly onEdit: (fault: Fault) => void
}

/** Faults in the order in which they are matched, which can be changed. */
export const FaultTable = ({ label, faults, onEdit }: FaultTableProps) => {
  const { world } = useConsoleParams()
  const { data: exchanges = [] } = useJournal(world)
  const { mutate, error } = useFaults(world)
  return (
    <>
      <Refused error={error} />
      <Table label={label} heads={['Applies to', 'Effect', 'Used by', 'Remaining', 'Change']}>
        {faults.map((fault, index) => {
          const [target, effect, isOff] = [faultTarget(fault), faultEffect(fault), fault.enabled === false]
          const previous = faults[index - 1]
          const action = (name: string, act: (() => void) | undefined) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${name} the fault for ${target}: ${effect}`}
              aria-disabled={!act}
              onClick={act}
            >
              {name}
            </Button>
          )
          return (
            <FaultRow key={fault.id} id={fault.id} target={target} effect={effect} exchanges={exchanges}>
              <td>{fault.times ?? 'always'}</td>
              <td>
                <span className="flex min-w-48 flex-wrap gap-1">
                  {action('Move up', previous && (() => mutate((now) => movedBefore(now, fault, previous))))}
                  {action(isOff ? 'Switch on' : 'Switch off', () =>
                    mutate((now) => now.map((each) => (each.id === fault.id ? { ...each, enabled: isOff } : each))),
                  )}
                  {action('Edit', () => onEdit(fault))}
                  {action('Remove', () => mutate((now) => withoutFault(now, fault)))}
                </span>
              </td>
            </FaultRow>
          )
        })}
      </Table>
    </>
  )
}
