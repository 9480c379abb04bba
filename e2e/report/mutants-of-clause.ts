import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './mutant-runs.ts'

// The package of verify has no mutants.
const file = join(root, 'tools/mutation/baseline.json')
const { clauses } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { clauses: {} }) as {
  readonly clauses: Readonly<
    Record<string, readonly [ofItsCode: number, noticedByItsProofs: number, noticedAnywhere: number]>
  >
}

/** What the proofs of a clause have noticed in the last run of `npm run mutation -- --baseline`; empty if nothing is known. */
export const mutantsOfClause = (id: string): string => {
  const [ofItsCode, noticed, anywhere] = clauses[id] ?? [0, 0, 0]
  if (ofItsCode + anywhere === 0) return ''
  const own = ofItsCode > 0 ? `${noticed} of the ${ofItsCode} mutants of its code, ` : ''
  return `Its proofs notice ${own}${anywhere} mutants in all.`
}
