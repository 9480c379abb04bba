import { Link } from 'react-router-dom'
import type { Exchange } from '#specs/contract/control-record.ts'
import { readable } from '../time.ts'
import { defaults, useConsoleParams } from '../use-console-params.ts'

const shownMax = 20

/** The newest exchanges on which a fault acted, each with a link to the journal. */
export const UsedBy = ({ exchanges }: { readonly exchanges: readonly Exchange[] }) => {
  const { world, hrefTo } = useConsoleParams()
  const count = exchanges.length
  if (count === 0) return 'no requests'
  return (
    <details>
      <summary className="cursor-pointer whitespace-nowrap">{count === 1 ? '1 request' : `${count} requests`}</summary>
      <ol className="flex flex-col gap-1 py-1">
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
