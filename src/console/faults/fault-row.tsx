import type { ReactNode } from 'react'
import type { Exchange } from '#specs/contract/control-record.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { useTarget } from '../use-target.ts'
import { UsedBy } from './used-by.tsx'

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
      <td className="min-w-52 [overflow-wrap:anywhere]">{effect}</td>
      <td>
        <UsedBy exchanges={exchanges.filter(({ faultId }) => faultId !== undefined && faultId === id)} />
      </td>
      {children}
    </tr>
  )
}
