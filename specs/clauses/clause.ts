/** What happens to a back end that deviates: `product` fails, `assumed` is reported, `hardening` is a separate profile. */
export type ClauseClass = 'product' | 'assumed' | 'hardening'

/** Where a clause is proved: on a page, by the API, or on both. */
export type ProofKind = 'page' | 'api' | 'both'

export interface Clause {
  /** One observable fact as a sentence, with its literal values. */
  readonly text: string
  readonly class: ClauseClass
  /**
   * The statements of the product specification that say it, such as `5.3`: the third of section 5. Of an assumed clause,
   * those that leave it open.
   */
  readonly statements?: readonly string[]
  /** Which proofs a clause of the product needs; on a page if absent. */
  readonly proof?: ProofKind
  /** The class of the clause in earlier versions, if it has changed. */
  readonly was?: ClauseClass
  /** Why the class has changed. */
  readonly because?: string
  /** Why no test can show it. Such a clause needs no proof. */
  readonly untestable?: string
  /** Why the requirement no longer applies. Such a clause needs no proof, and no test may name it. */
  readonly retired?: string
}

type Row = string | Omit<Clause, 'class' | 'statements'>
type StatedRow = readonly [statements: string, row: Row]
type Rows<Ids extends string> = { readonly [Id in Ids]: Clause }

const clauseRow = (row: Row, base: Omit<Clause, 'text'>): Clause => ({
  ...base,
  ...(typeof row === 'string' ? { text: row } : row),
})

const clauseRows = <Ids extends string>(rows: Record<Ids, Row>, base: Omit<Clause, 'text'>): Rows<Ids> =>
  Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, clauseRow(row, base)])) as Rows<Ids>

const statedRows = <Ids extends string>(rows: Record<Ids, StatedRow>, base: Omit<Clause, 'text'>): Rows<Ids> =>
  Object.fromEntries(
    Object.entries<StatedRow>(rows).map(([id, [statements, row]]) => [
      id,
      clauseRow(row, { ...base, statements: statements.split(' ') }),
    ]),
  ) as Rows<Ids>

/**
 * Clauses of the product, with the proofs that they need. Each row begins with the statements of the specification that
 * say it, such as `5.3 9.21`: the third of section 5 and the 21st of section 9.
 */
export const clauses = <Ids extends string>(rows: Record<Ids, StatedRow>, proof?: ProofKind): Rows<Ids> =>
  statedRows(rows, { class: 'product', ...(proof && { proof }) })

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

/** Assumed clauses that were of the product in earlier versions, and why the statements of their rows do not say them. */
export const noLongerProduct = <Ids extends string>(because: string, rows: Record<Ids, StatedRow>): Rows<Ids> =>
  statedRows(rows, { class: 'assumed', was: 'product', because })

/** Security and robustness beyond the specification. */
export const hardening = <Ids extends string>(rows: Record<Ids, Row>): Rows<Ids> =>
  clauseRows(rows, { class: 'hardening' })
