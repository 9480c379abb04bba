import type { ClauseId } from '#specs/clauses/index.ts'
import { refusalClauses } from '#specs/contract/refusal.ts'
import type { MockRequest, MockResponse, HeaderRow } from '../http/request.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Found } from './exchange.ts'

export const isExplained = (request: MockRequest) => request.header('x-mock-explain') === '1'

/** The clause behind each invalid field, or the clause behind the whole refusal if it names no fields. */
export const reasonsOf = ({ code, detail }: Refusal): readonly (readonly [field: string, clause: ClauseId])[] => {
  const faults = detail.errors ?? []
  const whole = { field: 'call', clause: detail.clause, code }
  return (faults.length === 0 ? [whole] : faults).flatMap((fault) => {
    const clause = fault.clause ?? refusalClauses[fault.code]
    return clause ? [[fault.field, clause] as const] : []
  })
}

/**
 * Adds the clauses that decided the response. `x-mock-clauses` lists the clauses of the operation and of all failed
 * rules; `x-mock-refused-by` maps each field to its failed rule (`title=inquiry.title.required`).
 */
export const withExplanation = (response: MockResponse, found: Found): MockResponse => {
  const reasons = response.refusal ? reasonsOf(response.refusal) : []
  const operationClause = found && 'row' in found && found.row.clause ? [found.row.clause] : []
  const clauses = new Set([...operationClause, ...reasons.map(([, clause]) => clause)])
  const rows: HeaderRow[] = [['x-mock-clauses', [...clauses].join(', ')]]
  // The client chooses the field names, so they are percent-encoded for the header.
  if (reasons.length > 0)
    rows.push([
      'x-mock-refused-by',
      reasons.map(([field, clause]) => `${encodeURIComponent(field.slice(0, 60).toWellFormed())}=${clause}`).join(', '),
    ])
  return { ...response, headers: [...response.headers, ...rows] }
}
