/** How hard a clause binds: `product` fails whoever deviates, `assumed` is reported, `hardening` has a profile of its own. */
export type ClauseClass = 'product' | 'assumed' | 'hardening'

export interface Clause {
  /** One observable fact, in a sentence, with its literal values. */
  readonly text: string
  readonly class: ClauseClass
  /** The section of the product specification; absent where the specification is silent. */
  readonly section?: number
  /** Why no test can show it. Only a clause with a reason goes without a proof. */
  readonly untestable?: string
}

type Row = string | { readonly text: string; readonly untestable: string }
type Rows<Ids extends string> = { readonly [Id in Ids]: Clause }

const clauseRows = <Ids extends string>(rows: Record<Ids, Row>, base: Omit<Clause, 'text'>): Rows<Ids> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([id, row]) => [id, { ...base, ...(typeof row === 'string' ? { text: row } : row) }]),
  ) as Rows<Ids>

/** Clauses that the product specification states, by its section (1–9). */
export const clauses = <Ids extends string>(section: number, rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'product', section })

/** Clauses settled by us where the specification is silent or can be read in two ways. */
export const assumed = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> => clauseRows(rows, { class: 'assumed' })

/** Security and robustness beyond the specification. */
export const hardening = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'hardening' })
