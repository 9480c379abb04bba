import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Fault } from '#specs/contract/control-fault.ts'
import type { Exchange } from '#specs/contract/control-record.ts'
import { faultEffect, faultTarget, movedBefore, withoutFault } from '../../api/faults.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useJournal } from '../journal/use-journal.ts'
import { useFaults } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { Table } from '../table.tsx'
import { defaults, useConsoleParams, useTarget } from '../use-console-params.ts'
import { readable } from '../format.ts'

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
      <RequestError error={error} />
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
              <td>{fault.times === undefined ? 'always' : `${fault.times}${fault.operations ? ' each' : ''}`}</td>
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

const shownMax = 20

/** The newest exchanges on which a fault acted, each with a link to the journal. */
const UsedBy = ({ exchanges }: { readonly exchanges: readonly Exchange[] }) => {
  const { world, hrefTo } = useConsoleParams()
  const count = exchanges.length
  if (count === 0) return 'no requests'
  return (
    <details>
      <summary className="cursor-pointer whitespace-nowrap">{count === 1 ? '1 request' : `${count} requests`}</summary>
      <ol className="flex min-w-36 flex-col gap-1 py-1">
        {exchanges
          .slice(-shownMax)
          .toReversed()
          .map(({ number, method, path, query, status, at }) => (
            <li key={number}>
              <Link
                to={hrefTo({ ...defaults, world, tab: 'journal', exchange: String(number) })}
                className="link [overflow-wrap:anywhere]"
              >
                {`${method} ${path}${query && `?${query}`} ${status === 0 ? 'dropped' : status} ${readable(at).slice(11)}`}
              </Link>
            </li>
          ))}
      </ol>
      {count > shownMax && <p>{`and ${count - shownMax} earlier ones`}</p>}
    </details>
  )
}

interface FaultRowProps {
  readonly id: number | undefined
  readonly target: string
  readonly effect: string
  /** Of the whole world. */
  readonly exchanges: readonly Exchange[]
  /** Further cells. */
  readonly children?: ReactNode
}

/** A fault and the requests on which it acted; marked if the address names it. */
export const FaultRow = ({ id, target, effect, exchanges, children }: FaultRowProps) => {
  const { fault } = useConsoleParams()
  return (
    <tr {...useTarget<HTMLTableRowElement>(fault === String(id))} className="align-top aria-[current]:bg-brand-soft">
      <th scope="row" className="text-left font-medium">
        {target}
      </th>
      <td className="min-w-40 [overflow-wrap:anywhere]">{effect}</td>
      <td>
        <UsedBy exchanges={exchanges.filter(({ faultId }) => faultId !== undefined && faultId === id)} />
      </td>
      {children}
    </tr>
  )
}
