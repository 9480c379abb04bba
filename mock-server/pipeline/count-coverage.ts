import type { Endpoint } from '#specs/contract/endpoint.ts'
import { refusals } from '#specs/contract/refusal.ts'
import { countedCode, namesOf } from '#specs/rules/coverage.ts'
import type { Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { CoverageCounts, Pending } from '../worlds/coverage.ts'
import type { ParsedInput, Route } from './exchange.ts'
import { reasonsOf } from './explain.ts'
import { sentInQuery } from './parse-query.ts'

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

/** A name that can be sent, with the texts that count it and its values. */
interface Countable {
  readonly text: string
  readonly values: ReadonlyMap<unknown, string>
}

/** Composed once: a text that is put together for each request would have to be hashed for each. */
const countables = new Map<string, ReadonlyMap<string, Countable>>()

const countablesOf = (id: string, row: Endpoint): ReadonlyMap<string, Countable> => {
  const found = countables.get(id)
  if (found) return found
  const composed = [...namesOf(id, row)].map(([name, values]): [string, Countable] => {
    const text = `${id} ?${name}`
    return [name, { text, values: new Map(values.map((value) => [value, `${text}=${value}`])) }]
  })
  const all = new Map(composed)
  countables.set(id, all)
  return all
}

interface Sent {
  readonly name: string
  readonly value: unknown
}

/** Counts the names and values that were sent, and that there were unknown names, each once. */
const countSent = (coverage: CoverageCounts, { id, row }: Route, sent: readonly Sent[], number: number) => {
  const known = countablesOf(id, row)
  const found = new Set<string>()
  for (const { name, value } of sent) {
    const countable = known.get(name)
    found.add(countable?.text ?? `${id} !unknown-name`)
    const ofValue = countable?.values.get(value)
    if (ofValue !== undefined) found.add(ofValue)
  }
  for (const text of found) coverage.add(text, number)
}

/** The parts of a form and the fields of a JSON body. */
const bodyOf = ({ row }: Route, { received, body }: ParsedInput): readonly Sent[] => {
  const fields = Object.entries(row.form ? received.fields : row.body ? (body as object) : {})
  return [
    ...fields.map(([name, value]) => ({ name, value })),
    ...received.files.map(({ field: name }) => ({ name, value: '' })),
  ]
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
  if (search !== '') countSent(coverage, route, sentInQuery(search), number)
  if (input) countSent(coverage, route, bodyOf(route, input), number)
  if (coverage.pending.size > 0 || response.status === 0 || response.status >= 429)
    countPending(coverage, route, counted)
}
