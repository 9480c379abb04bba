import { catalogue, type ClauseId } from '#specs/clauses/index.ts'

/** Title and details of a test; both sides are what Playwright's `test(title, details, body)` takes. */
export type Proof = readonly [
  title: string,
  details: { tag: string[]; annotation: { type: 'clause'; description: ClauseId }[] },
]

/**
 * What a test is called that proves a clause: `test(...clause('inquiry.title.required', 'spaces'), async () => …)`.
 * Ids extend each other, so a tag ends with a semicolon: `--grep '@inquiry.title.required;'` finds this clause alone.
 */
export const clause = (id: ClauseId, example?: string): Proof => [
  `${id}: ${catalogue[id].text.replace(/\.$/, '')}${example === undefined ? '' : ` (${example})`}`,
  { tag: [`@${id};`], annotation: [{ type: 'clause', description: id }] },
]

/** The same test shows more clauses, each of them truly: `test(...alsoProves(clause('a'), 'b', 'c'), async () => …)`. */
export const alsoProves = ([title, { tag, annotation }]: Proof, ...ids: readonly ClauseId[]): Proof => [
  title,
  {
    tag: [...tag, ...ids.map((id) => `@${id};`)],
    annotation: [...annotation, ...ids.map((id) => ({ type: 'clause' as const, description: id }))],
  },
]
