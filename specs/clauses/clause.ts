/** What happens to a back end that deviates: `product` fails, `assumed` is reported, `hardening` is a separate profile. */
export type ClauseClass = 'product' | 'assumed' | 'hardening'

/** Where a clause is proved: on a page, by the API, or on both. */
export type ProofKind = 'page' | 'api' | 'both'

export interface Clause {
  /** One observable fact as a sentence, with its literal values. */
  readonly text: string
  readonly class: ClauseClass
  /** The section of the product specification; absent where the specification is silent. */
  readonly section?: number
  /** Which proofs a clause of the product needs; on a page if absent. */
  readonly proof?: ProofKind
  /** Why no test can show it. Such a clause needs no proof. */
  readonly untestable?: string
  /** Why the requirement no longer applies. Such a clause needs no proof, and no test may name it. */
  readonly retired?: string
}

type Row = string | Omit<Clause, 'class' | 'section'>
type Rows<Ids extends string> = { readonly [Id in Ids]: Clause }

const clauseRows = <Ids extends string>(rows: Record<Ids, Row>, base: Omit<Clause, 'text'>): Rows<Ids> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([id, row]) => [id, { ...base, ...(typeof row === 'string' ? { text: row } : row) }]),
  ) as Rows<Ids>

/** Clauses that the product specification states, by its section (1 to 9), with the proofs that they need. */
export const clauses = <Ids extends string>(section: number, rows: Record<Ids, Row>, proof?: ProofKind): Rows<Ids> =>
  clauseRows(rows, { class: 'product', section, ...(proof && { proof }) })

/** Clauses of the product that no longer apply, with one reason for all. Their ids have no type, so that no test names them. */
export const retired = (reason: string, ids: string): object =>
  Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, { class: 'product', text: `The clause ${id} has been replaced.`, retired: reason }]),
  )

/** Clauses that we decided where the specification is silent or ambiguous. */
export const assumed = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> => clauseRows(rows, { class: 'assumed' })

/** Security and robustness beyond the specification. */
export const hardening = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'hardening' })
