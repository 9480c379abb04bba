import { catalogue, type ClauseId } from './catalogue.ts'

/** The first two arguments of Playwright's `test(title, details, body)`. */
export type Proof = readonly [
  title: string,
  details: { tag: string[]; annotation: { type: 'clause'; description: ClauseId }[] },
]

/**
 * Title and tag of a test that proves a clause: `test(...clause('inquiry.title.required', 'spaces only'), async () => …)`.
 * One id can be the prefix of another, so a tag ends with a semicolon: `--grep '@inquiry.title.required;'` matches only
 * this clause.
 */
export const clause = (id: ClauseId, example?: string): Proof => {
  const row = catalogue[id]
  if (!row) throw new Error(`Failed to name the clause ${id}: it is not in the catalogue. Correct the id.`)
  return [
    `${id}: ${row.text.replace(/\.$/, '')}${example === undefined ? '' : ` (${example})`}`,
    { tag: [`@${id};`], annotation: [{ type: 'clause', description: id }] },
  ]
}

/** Adds clauses that the same test proves: `test(...alsoProves(clause('a'), 'b', 'c'), async () => …)`. */
export const alsoProves = ([title, { tag, annotation }]: Proof, ...ids: readonly ClauseId[]): Proof => [
  title,
  {
    tag: [...tag, ...ids.map((id) => `@${id};`)],
    annotation: [...annotation, ...ids.map((id) => ({ type: 'clause' as const, description: id }))],
  },
]

/** Title and tags of a test whose rows prove several clauses. */
export const clausesOf = (ids: readonly ClauseId[], example: string): Proof => {
  const [first, ...others] = new Set(ids)
  return alsoProves(clause(first!, example), ...others)
}
