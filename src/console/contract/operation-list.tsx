import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/feedback/badge.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import type { OpenApi, Operation } from './document.ts'

interface OperationListProps {
  document: OpenApi
  operations: readonly Operation[]
  /** The one that is shown beside the list. */
  current: string | undefined
  violations: ReadonlyMap<string, number>
}

/** Links to the operations, by area. */
export const OperationList = ({ document, operations, current, violations }: OperationListProps) => {
  const { hrefTo } = useConsoleParams()
  const areas = document.tags
    .map(({ name, description }) => ({ name, description, rows: operations.filter(({ area }) => area === name) }))
    .filter(({ rows }) => rows.length > 0)
  const list = useRef<HTMLElement>(null)
  // Not with scrollIntoView, which scrolls the page too.
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!link || !list.current) return
    const top = link.offsetTop - list.current.scrollTop
    if (top < 0 || top > list.current.clientHeight - link.offsetHeight)
      list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2
  }, [current])
  return (
    <nav
      ref={list}
      aria-label="Operations"
      className="relative flex min-h-0 flex-col gap-3 overflow-y-auto p-1 max-lg:max-h-72"
    >
      {areas.map(({ name, description, rows }) => (
        <section key={name} aria-label={name}>
          <h2 className="px-2 text-sm">{name}</h2>
          <p className="px-2 pb-1 text-xs text-ink-soft">{description}</p>
          <ul>
            {rows.map(({ operationId, method, path }) => (
              <li key={operationId}>
                <Link
                  to={hrefTo({ operation: operationId })}
                  aria-current={operationId === current ? 'page' : undefined}
                  className="flex flex-wrap items-baseline gap-x-2 rounded-md px-2 py-1 text-sm -outline-offset-2 hover:bg-surface-sunk aria-[current]:bg-brand-soft"
                >
                  <span className="w-12 font-mono text-xs font-semibold">{method}</span>{' '}
                  <span className="font-medium">{operationId}</span> <Violations count={violations.get(operationId)} />{' '}
                  <span className="w-full pl-14 font-mono text-xs break-all text-ink-soft">{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const Violations = ({ count = 0 }: { readonly count: number | undefined }) =>
  count > 0 && <Badge tone="bad">{`${count} violation${count === 1 ? '' : 's'}`}</Badge>
