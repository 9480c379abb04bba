import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useJournal } from '../journal/use-journal.ts'
import { RequestError } from '../request-error.tsx'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { controlAddress, mockAddress } from '../../api/control.ts'
import { Markdown } from './markdown.tsx'
import { OperationDetail } from './operation-detail.tsx'
import { OperationList } from './operation-list.tsx'
import { Requirements } from './requirements.tsx'
import { documentQuery, type Operation, operationsOf } from './document.ts'

const matches = ({ operationId, path, method, summary }: Operation, typed: string) =>
  `${operationId} ${method} ${path} ${summary}`.toLowerCase().includes(typed.trim().toLowerCase())

/** Number of exchanges of a world that violated the contract, by operation. */
const useViolations = (world: string): ReadonlyMap<string, number> => {
  const { data: journal = [] } = useJournal(world)
  const counts = new Map<string, number>()
  for (const { operationId, violations } of journal)
    if (operationId && violations.length > 0) counts.set(operationId, (counts.get(operationId) ?? 0) + 1)
  return counts
}

/** One operation at a time beside the list of all, read from the OpenAPI document of the mock. */
export const ContractTab = () => {
  const { world, operation } = useConsoleParams()
  const { data: document, error } = useQuery(documentQuery)
  const [typed, setTyped] = useState('')
  const violations = useViolations(world)
  if (error) return <RequestError error={error} />
  if (!document) return <Skeleton className="h-96 w-full" />
  const found = operationsOf(document).filter((operation) => matches(operation, typed))
  const shown = operationsOf(document).find(({ operationId }) => operationId === operation) ?? found[0]
  return (
    <>
      <Downloads world={world} />
      <details className="rounded-lg border border-line bg-surface px-4 py-3 md:px-6">
        <summary className="cursor-pointer font-semibold">What holds for every operation</summary>
        <div className="mt-3 flex flex-col gap-4">
          <Markdown text={document.info.description} />
          <Requirements clauses={document['x-clauses']} of="every operation" />
        </div>
      </details>
      <div className="grid gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <div className="flex flex-col gap-3 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)]">
          <Field id="contract-search" label="Find an operation">
            <TextField
              type="search"
              value={typed}
              onChange={setTyped}
              placeholder="Name, path or summary"
              spellCheck={false}
              autoComplete="off"
            />
          </Field>
          <p role="status" className="sr-only">{`${found.length} operations`}</p>
          {found.length === 0 && <EmptyState text="No matching operations." />}
          <OperationList document={document} operations={found} current={shown?.operationId} violations={violations} />
        </div>
        {shown && (
          <OperationDetail
            key={shown.operationId}
            operation={shown}
            document={document}
            violations={violations.get(shown.operationId) ?? 0}
          />
        )}
      </div>
    </>
  )
}

/** The contract as files for other tools, with requests for this mock and the selected world. */
const Downloads = ({ world }: { world: string }) => {
  const target = { query: { origin: mockAddress(), world } }
  const files = [
    { name: 'openapi.json', word: 'OpenAPI JSON', href: controlAddress('openapiJson') },
    { name: 'openapi.yaml', word: 'OpenAPI YAML', href: controlAddress('openapiYaml') },
    { name: 'codes.json', word: 'Codes', href: controlAddress('contractCodes') },
    { name: 'messages.json', word: 'Messages', href: controlAddress('contractMessages', { query: {} }) },
    { name: 'records.json', word: 'Records', href: controlAddress('contractRecords') },
    { name: 'contract.http', word: '.http file', href: controlAddress('httpFile', target) },
    { name: 'haneul.postman_collection.json', word: 'Postman collection', href: controlAddress('postman', target) },
  ]
  return (
    <ul aria-label="Downloads" className="flex flex-wrap gap-2">
      {files.map(({ name, word, href }) => (
        <li key={name}>
          <a href={href} download={name} className={buttonClass('secondary', 'sm')}>
            <Download aria-hidden size={16} />
            <span>{word}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
