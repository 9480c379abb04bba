import { useEffect, useId, useRef } from 'react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Panel } from '../panel.tsx'
import { RowButton } from '../row-button.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import type { OpenApi, Operation, StatedClause } from './document.ts'
import { OperationDetail } from './operation-detail.tsx'
import { Requirements } from './requirements.tsx'

interface AreaProps {
  name: string
  text: string
  clauses: readonly StatedClause[] | undefined
  operations: readonly Operation[]
  document: OpenApi
  violations: ReadonlyMap<string, number>
}

/** Operations of one area; the one in the URL is expanded. */
export const Area = ({ name, text, clauses, operations, document, violations }: AreaProps) => (
  <Panel title={name} text={text}>
    <Requirements clauses={clauses} of={name} />
    <ul className={`-mx-4 -mb-4 md:-mx-6 md:-mb-5 ${clauses ? 'border-t border-line' : '-mt-4 md:-mt-5'}`}>
      {operations.map((operation) => (
        <Row
          key={operation.operationId}
          operation={operation}
          document={document}
          violations={violations.get(operation.operationId) ?? 0}
        />
      ))}
    </ul>
  </Panel>
)

interface RowProps {
  operation: Operation
  document: OpenApi
  violations: number
}

const Row = ({ operation, document, violations }: RowProps) => {
  const { operation: open, change } = useConsoleParams()
  const { operationId, method, path, summary, 'x-origin': origin } = operation
  const isOpen = open === operationId
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  // Scroll to an operation that a link expanded; one that was clicked is visible already.
  useEffect(() => {
    if (isOpen && !wasOpen.current && document) {
      const top = row.current?.getBoundingClientRect().top ?? 0
      if (top < 0 || top > window.innerHeight - 80) row.current?.scrollIntoView({ block: 'start' })
    }
    wasOpen.current = isOpen
  }, [isOpen, document])
  return (
    <li ref={row} className="border-line not-first:border-t">
      <h3 className="tracking-normal">
        <RowButton
          isOpen={isOpen}
          controls={id}
          onClick={() => change({ operation: isOpen ? '' : operationId })}
          className="px-4 py-2.5 md:px-6"
        >
          <span className="font-mono text-xs font-semibold md:w-14">{method}</span>
          <span className="min-w-0 flex-1 basis-64 max-md:order-last max-md:basis-full max-md:pl-7">
            <span className="block font-mono text-xs break-all">{path}</span>
            <span className="block text-ink-soft">
              <b className="font-medium text-ink">{operationId}</b> <span>{summary}</span>
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-1.5 max-md:ml-auto">
            {violations > 0 && <Badge tone="bad">{`${violations} violation${violations === 1 ? '' : 's'}`}</Badge>}
            <Badge tone={origin === 'product' ? 'brand' : 'neutral'}>{origin}</Badge>
          </span>
        </RowButton>
      </h3>
      {isOpen && (
        <div id={id} className="border-t border-line px-4 py-4 md:px-6">
          <OperationDetail operation={operation} document={document} violations={violations} />
        </div>
      )}
    </li>
  )
}
