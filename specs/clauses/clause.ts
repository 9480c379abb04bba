/** What happens to a back end that deviates: `product` fails, `assumed` is reported, `hardening` is a separate profile. */
export type ClauseClass = 'product' | 'assumed' | 'hardening'

export interface Clause {
  /** One observable fact as a sentence, with its literal values. Frozen in `frozen.json`. */
  readonly text: string
  readonly class: ClauseClass
  /** The section of the product specification; absent where the specification is silent. */
  readonly section?: number
  /** Why no test can show it. Such a clause needs no proof. */
  readonly untestable?: string
  /** Why the requirement no longer applies. Such a clause needs no proof, and no test may name it. */
  readonly retired?: string
  /** Why the text or class differs from the frozen one. */
  readonly reworded?: string
  /** Why the clause has fewer proofs than before, or is listed as pending again. Each further fall needs another reason. */
  readonly fewerProofs?: string
  /** The gate requires a proof of this assumed clause, as of a clause of the product. */
  readonly demanded?: true
}

type Row = string | Omit<Clause, 'class' | 'section'>
type Rows<Ids extends string> = { readonly [Id in Ids]: Clause }

const clauseRows = <Ids extends string>(rows: Record<Ids, Row>, base: Omit<Clause, 'text'>): Rows<Ids> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([id, row]) => [id, { ...base, ...(typeof row === 'string' ? { text: row } : row) }]),
  ) as Rows<Ids>

/** Clauses that the product specification states, by its section (1 to 9). */
export const clauses = <Ids extends string>(section: number, rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'product', section })

/** Clauses that we decided where the specification is silent or ambiguous. */
export const assumed = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> => clauseRows(rows, { class: 'assumed' })

/** Security and robustness beyond the specification. */
export const hardening = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'hardening' })
