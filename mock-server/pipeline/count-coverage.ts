import type { Endpoint } from '#specs/contract/endpoint.ts'
import { refusals } from '#specs/contract/refusal.ts'
import { countedCode, namesOf } from '#specs/rules/coverage.ts'
import type { Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { CoverageCounts, Pending } from '../worlds/coverage.ts'
import type { ParsedInput, Route } from './exchange.ts'
import { reasonsOf } from './explain.ts'
import { readName } from './parse-query.ts'

interface Counted {
  readonly request: Pick<MockRequest, 'method' | 'header'>
  readonly route: Route | undefined
  readonly search: string
  readonly input?: ParsedInput | undefined
  readonly startedMs: number
  readonly response: MockResponse
  readonly code: string | null
  readonly refusal: Refusal | undefined
  /** Its number in the journal. */
  readonly number: number
}

/** The texts of the clauses that a request broke, with the field if the contract has it. */
const refusalTexts = (id: string, route: Route | undefined, refusal: Refusal): ReadonlySet<string> => {
  const names = route && namesOf(id, route.row)
  const of = `${id} ${refusals[refusal.code]} ${refusal.code}`
  return new Set(reasonsOf(refusal).map(([field, clause]) => `${of} ${clause}${names?.has(field) ? ` ${field}` : ''}`))
}

type Sent = Iterable<readonly [name: string, value: unknown]>

/** The texts of the names and values that were sent, and that of unknown names if there are any. */
const sentTexts = (id: string, row: Endpoint, sent: Sent): readonly string[] => {
  const names = namesOf(id, row)
  const found = new Set<string>()
  for (const [name, value] of sent) {
    const values = names.get(name)
    found.add(values ? `${id} ?${name}` : `${id} !unknown-name`)
    if (values?.includes(value as string)) found.add(`${id} ?${name}=${value as string}`)
  }
  return [...found]
}

/** The texts of the last queries, by operation, so that the same one is read once. */
const queries = new Map<string, Map<string, readonly string[]>>()
const queriesMax = 100

const queryTexts = ({ id, row }: Route, search: string): readonly string[] => {
  const known = queries.get(id) ?? new Map<string, readonly string[]>()
  const found = known.get(search)
  if (found) return found
  const sent = [...new URLSearchParams(search)].map(([name, value]) => [readName(name).name, value] as const)
  const written = sentTexts(id, row, sent)
  if (known.size >= queriesMax) known.clear()
  queries.set(id, known.set(search, written))
  return written
}

/** The parts of a form and the fields of a JSON body. */
const bodyOf = ({ row }: Route, { received, body }: ParsedInput): Sent => {
  if (row.form) return [...Object.entries(received.fields), ...received.files.map(({ field }) => [field, ''] as const)]
  return row.body ? Object.entries(body as object) : []
}

/** How long a client is asked to wait; undefined if it is not. */
const retryMsOf = ({ status, headers }: MockResponse): number | undefined => {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers.find(([name]) => name === 'retry-after')?.[1])
  return seconds > 0 ? elapsedMs() + seconds * 1000 : undefined
}

/** Counts a request that comes too early, or again without the key of the first one, and keeps what the next one may do. */
const countPending = (coverage: CoverageCounts, { id, row }: Route, counted: Counted) => {
  const { request, response, startedMs, number } = counted
  const before = coverage.pending.get(id)
  if (before?.retryMs !== undefined && startedMs < before.retryMs) coverage.add(`${id} !too-early`, number)
  if (before?.isLost && request.header('idempotency-key') === undefined) coverage.add(`${id} !sent-twice`, number)
  const retryMs = retryMsOf(response)
  const isLost =
    row.isIdempotent === true && (response.cut !== undefined || response.transfer?.truncateAt !== undefined)
  const next: Pending = { ...(retryMs !== undefined && { retryMs }), ...(isLost && { isLost }) }
  if (retryMs !== undefined || isLost) coverage.pending.set(id, next)
  else if (before) coverage.pending.delete(id)
}

/** Counts what a request met, in words of the contract only. */
export const countCoverage = (coverage: CoverageCounts, counted: Counted): void => {
  const { request, route, search, input, response, code, refusal, number } = counted
  if (request.method === 'OPTIONS') return
  const id = route?.id ?? '-'
  coverage.add(`${id} ${response.status}${countedCode(code)}`, number)
  if (refusal) for (const text of refusalTexts(id, route, refusal)) coverage.add(text, number)
  if (!route) return
  if (search !== '') for (const text of queryTexts(route, search)) coverage.add(text, number)
  if (input) for (const text of sentTexts(id, route.row, bodyOf(route, input))) coverage.add(text, number)
  if (coverage.pending.size > 0 || response.status === 0 || response.status >= 429)
    countPending(coverage, route, counted)
}
