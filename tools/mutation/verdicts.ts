import type { Mutant } from './mutants.ts'

/** What became of a mutant, by how much it says about the suites, with its word in `mutation-testing-report-schema`. */
export const verdicts = {
  'killed by its clause': 'Killed',
  'killed by another clause': 'Killed',
  'killed without a clause': 'Killed',
  'killed by a unit test': 'Killed',
  endless: 'Timeout',
  survived: 'Survived',
  static: 'Ignored',
  'not reached': 'NoCoverage',
} as const
export type Verdict = keyof typeof verdicts

/** The outcome of one mutant, as it is kept. */
export interface Outcome {
  readonly verdict: Verdict
  /** The test that killed it, by file and number, with its clauses and its error. */
  readonly killer?: string
  readonly clauses?: readonly string[]
  readonly error?: string
  /** The tests that reach it, and how many of them were tried. */
  readonly reached: number
  readonly tried: number
}

export interface Judged extends Mutant {
  readonly outcome: Outcome
}

export const isKilled = ({ verdict }: Outcome): boolean => /Killed|Timeout/.test(verdicts[verdict])

/**
 * Whether a test proves what code states: the clause itself, a part of it, such as one parameter of an operation, or what
 * the server does about the same field.
 * @param proved the clauses of the test
 */
export const isProofOf = (clause: string | undefined, proved: readonly string[]): boolean => {
  if (clause === undefined) return false
  const ofServer = `${clause.slice(0, clause.lastIndexOf('.'))}.by-server`
  return proved.some((each) => each === clause || each === ofServer || each.startsWith(`${clause}.`))
}

/** The verdict of a mutant that a test has killed. */
export const killedBy = (clause: string | undefined, proved: readonly string[]): Verdict => {
  if (proved.length === 0) return 'killed without a clause'
  return isProofOf(clause, proved) ? 'killed by its clause' : 'killed by another clause'
}

/**
 * The clauses that reached code states or that kill something: the mutants of that code, those of them that proofs of the
 * clause kill, and those that they kill anywhere. The weakest first, whose proofs kill nothing of their code.
 */
export const byClause = (judged: readonly Judged[]) => {
  const rows = new Map<string, { stated: number; own: number; killed: number }>()
  const add = (clause: string, name: 'stated' | 'own' | 'killed') => {
    const row = rows.get(clause) ?? { stated: 0, own: 0, killed: 0 }
    rows.set(clause, { ...row, [name]: row[name] + 1 })
  }
  for (const { clause, outcome } of judged) {
    if (clause !== undefined && outcome.reached > 0) add(clause, 'stated')
    for (const each of outcome.clauses ?? []) add(each, 'killed')
    if (clause !== undefined && isProofOf(clause, outcome.clauses ?? [])) add(clause, 'own')
  }
  const share = ({ stated, own }: { stated: number; own: number }) => (stated === 0 ? 2 : own / stated)
  return [...rows]
    .map(([clause, row]) => ({ clause, ...row }))
    .toSorted((a, b) => share(a) - share(b) || b.stated - a.stated || (a.clause < b.clause ? -1 : 1))
}

/** How many mutants of each folder, and of all, have each verdict. */
export const byFolder = (judged: readonly Judged[]) => {
  const folders: Record<string, Partial<Record<Verdict, number>>> = {}
  for (const { file, outcome } of judged)
    for (const name of [file.split('/').slice(0, 2).join('/'), 'all']) {
      const row = (folders[name] ??= {})
      row[outcome.verdict] = (row[outcome.verdict] ?? 0) + 1
    }
  return folders
}
