import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Coverage, OperationCoverage } from '#specs/contract/control-coverage.ts'
import { mistakeWords, neverSentNames, stateName } from '#specs/rules/coverage-words.ts'
import { callControl } from '../../api/control.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Panel } from '../panel.tsx'
import { coverageQuery, useControlMutation, worldQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { Table } from '../table.tsx'
import { defaults, useConsoleParams } from '../use-console-params.ts'

const toneOf = (status: number) => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good')

/** A link to the newest exchange of its kind, if the journal may have it. */
const ToExchange = ({ exchange, children }: { exchange: number | undefined; children: string }) => {
  const { world, hrefTo } = useConsoleParams()
  if (exchange === undefined) return <span>{children}</span>
  return (
    <Link to={hrefTo({ ...defaults, world, tab: 'journal', exchange: String(exchange) })} className="link">
      {children}
    </Link>
  )
}

const Mistakes = ({ mistakes }: Pick<Coverage, 'mistakes'>) => (
  <Panel title="Mistakes" text="What clients sent wrongly.">
    {mistakes.length === 0 ? (
      <EmptyState text="No mistakes." />
    ) : (
      <Table
        label="Mistakes"
        heads={['Operation', 'Field', 'Mistake', 'Requirement', 'Count']}
        numericColumns={['Count']}
      >
        {mistakes.map(({ operationId, kind, code, clause, field, count, exchange }) => (
          <tr key={`${operationId} ${kind} ${code} ${clause} ${field}`} className="align-top">
            <th scope="row" className="text-left font-medium">
              <ToExchange exchange={exchange}>{operationId ?? 'none'}</ToExchange>
            </th>
            <td>{field}</td>
            <td className="min-w-40">{mistakeWords[kind]}</td>
            <td>{clause}</td>
            <td className="text-right">{count}</td>
          </tr>
        ))}
      </Table>
    )}
  </Panel>
)

const OperationRow = ({ operation }: { operation: OperationCoverage }) => {
  const { operationId, requests, met, neverMet } = operation
  return (
    <tr className="align-top">
      <th scope="row" className="text-left font-medium">
        {operationId}
      </th>
      <td className="text-right">{requests}</td>
      <td className="min-w-40">
        <ul className="flex flex-wrap gap-1.5">
          {met.map(({ count, exchange, ...state }) => (
            <li key={stateName(state)}>
              <Badge tone={toneOf(state.status)}>
                <ToExchange exchange={exchange}>{`${stateName(state)} × ${count}`}</ToExchange>
              </Badge>
            </li>
          ))}
        </ul>
      </td>
      <td className="min-w-48">{neverMet.map(stateName).join(', ')}</td>
      <td className="min-w-40 [overflow-wrap:anywhere]">{neverSentNames(operation).join(', ')}</td>
    </tr>
  )
}

/** What clients met of the contract, live: operations by state, and what they did wrongly. */
export const CoverageTab = () => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const [isOfAll, setOfAll] = useState(false)
  const [areCalled, setCalled] = useState(true)
  const { data, error } = useQuery(coverageQuery(isOfAll ? undefined : id, world?.recorded ?? 0))
  const clear = useControlMutation<void, void>(() =>
    isOfAll ? callControl('clearCoverage', {}) : callControl('clearWorldCoverage', { params: { id } }),
  )
  const operations = data?.operations ?? []
  const called = operations.filter(({ requests }) => requests > 0)
  const shown = areCalled ? called : operations
  return (
    <>
      <Panel
        title="Operations"
        text={`Called: ${called.length} of ${operations.length}. 503 stands for any failure of the server.`}
        actions={
          <Button size="sm" variant="secondary" isBusy={clear.isPending} onClick={() => clear.mutate()}>
            Clear
          </Button>
        }
      >
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox id="coverage-called" label="Only called operations" isChecked={areCalled} onChange={setCalled} />
          <Checkbox id="coverage-all" label="All worlds, also deleted ones" isChecked={isOfAll} onChange={setOfAll} />
        </div>
        <RequestError error={error ?? clear.error} />
        {shown.length === 0 ? (
          <EmptyState text="No requests yet." />
        ) : (
          <Table
            label="Coverage of operations"
            heads={['Operation', 'Requests', 'Met', 'Never met', 'Never sent']}
            numericColumns={['Requests']}
          >
            {shown.map((operation) => (
              <OperationRow key={operation.operationId} operation={operation} />
            ))}
          </Table>
        )}
      </Panel>
      {data && <Mistakes mistakes={data.mistakes} />}
    </>
  )
}
