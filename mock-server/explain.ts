import type { ClauseId } from '#specs/clauses/index.ts'
import { refusalClauses } from '#specs/contract/refusal.ts'
import type { MockResponse, HeaderRow } from './request.ts'
import type { Refusal } from './refusal.ts'
import type { Found } from './routes.ts'

/** What each failing field broke, and for a refusal without fields what refused the whole call. */
const reasonsOf = ({ code, detail }: Refusal): readonly (readonly [at: string, clause: ClauseId])[] => {
  const faults = detail.errors ?? []
  if (faults.length === 0) return [['call', detail.clause ?? refusalClauses[code]]]
  return faults.map((fault) => [fault.field, fault.clause ?? refusalClauses[fault.code]])
}

/**
 * The answer with the clauses that decided it: `x-mock-clauses` names that of the call and those of the rules that
 * refused it, `x-mock-refused-by` each rule beside its field (`title=inquiry.title.required`).
 */
export const withExplanation = (response: MockResponse, found: Found): MockResponse => {
  const reasons = response.refusal ? reasonsOf(response.refusal) : []
  const own = found && 'row' in found ? [found.row.clause] : []
  const clauses = new Set([...own, ...reasons.map(([, clause]) => clause)])
  const rows: HeaderRow[] = [['x-mock-clauses', [...clauses].join(', ')]]
  // A field may have any name: what a header cannot carry is written by its percent signs.
  if (reasons.length > 0)
    rows.push([
      'x-mock-refused-by',
      reasons.map(([at, clause]) => `${encodeURIComponent(at.slice(0, 100))}=${clause}`).join(', '),
    ])
  return { ...response, headers: [...response.headers, ...rows] }
}
