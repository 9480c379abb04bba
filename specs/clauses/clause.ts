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
  /**
   * Where the OpenAPI document states it, unless that follows from its id, its text, a rule or a code: `document`, a tag,
   * an operation, a component, or a parameter, part or field of one, as `faqs.searchKeyword`.
   */
  readonly at?: string | readonly string[]
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
/** What the rows of a group have in common. */
type Common = Pick<Clause, 'proof' | 'at'>

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
export const clauses = <Ids extends string>(rows: Record<Ids, StatedRow>, common: Common = {}): Rows<Ids> =>
  statedRows(rows, { class: 'product', ...common })

/** Clauses that no longer apply, with one reason or successor for all. Their ids have no type, so that no test names them. */
export const retired = (reason: string, ids: string): { readonly [id: string]: Clause } =>
  Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, { class: 'product', text: `The clause ${id} no longer applies.`, retired: reason }]),
  )

/** Clauses that we decided where the specification is silent or ambiguous. */
export const assumed = <Ids extends string>(rows: Record<Ids, Row>, common: Common = {}): Rows<Ids> =>
  clauseRows(rows, { class: 'assumed', ...common })

/** Assumed clauses that were of the product in earlier versions, and why the statements of their rows do not say them. */
export const noLongerProduct = <Ids extends string>(
  because: string,
  rows: Record<Ids, StatedRow>,
  common: Common = {},
): Rows<Ids> => statedRows(rows, { class: 'assumed', was: 'product', because, ...common })

/** Security and robustness beyond the specification. */
export const hardening = <Ids extends string>(rows: Record<Ids, Row>, common: Common = {}): Rows<Ids> =>
  clauseRows(rows, { class: 'hardening', ...common })

type PagePath = `/${string}`

/** The clauses of a sentence, with the page that shows it if that is not the page of its section. */
type Details = Rows<string> | readonly [page: PagePath, details: Rows<string>]

interface Sentence<Ids extends string> {
  /** A requirement in words. */
  readonly text: string
  /** A page of the product or of the mock that shows it. */
  readonly path: PagePath
  readonly clauses: readonly (readonly [Ids, Clause])[]
}

export interface Section<Ids extends string = string> {
  readonly title: string
  readonly path: PagePath
  readonly sentences: readonly Sentence<Ids>[]
}

type IdsIn<Each> = Each extends readonly [PagePath, infer Own] ? keyof Own & string : keyof Each & string

/** The ids of the clauses of a section. */
export type IdsOf<Each> = Each extends Section<infer Ids> ? Ids : never

/**
 * A section of the requirements: sentences in words, and below each the clauses that detail it.
 * @param path the page that shows them
 */
export const section = <const Sentences extends { readonly [text: string]: Details }>(
  title: string,
  path: PagePath,
  sentences: Sentences,
): Section<IdsIn<Sentences[keyof Sentences]>> => ({
  title,
  path,
  sentences: Object.entries<Details>(sentences).map(([text, details]) => {
    const [page, rows] = (Array.isArray(details) ? details : [path, details]) as [PagePath, Rows<string>]
    return { text, path: page, clauses: Object.entries(rows) as [IdsIn<Sentences[keyof Sentences]>, Clause][] }
  }),
})
