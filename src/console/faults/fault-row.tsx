import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Exchange } from '#specs/contract/control-record.ts'
import { readable } from '../time.ts'
import { defaults, useConsoleParams } from '../use-console-params.ts'
import { useTarget } from '../use-target.ts'

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
