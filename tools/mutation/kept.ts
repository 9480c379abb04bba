import { fileOf, hashOf, root, sourceOf } from '#e2e/report/mutant-runs.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unitTestOf } from './fixed.ts'
import type { Half, Mutant } from './mutants.ts'
import { killedBy, type Outcome } from './verdicts.ts'

/** What a test reaches, and the clauses that it proves. */
export interface Covered {
  readonly clauses: readonly string[]
  readonly reached: readonly string[]
}

interface Content {
  /** By hash of the mutated sources: what is reached while they load, and by each test with the hash of its file. */
  readonly coverage?: Record<string, { fixed: readonly string[]; tests: Record<string, Covered & { hash: string }> }>
  /** By name of the mutant, with a hash of the mutated file and of the tests that the outcome depends on. */
  readonly outcomes: Record<string, { readonly outcome: Outcome; readonly hash: string }>
  /** The mutated files that each test has reached. */
  readonly files: Record<string, readonly string[]>
}

/** What earlier runs of a half have found. It holds as long as the mutated file and the tests have the same content. */
export class Kept {
  readonly #file: string
  #content: Content
  readonly #hashes = new Map<string, string>()

  // Rules have the same mutants in both halves.
  constructor(half: Half) {
    this.#file = join(root, '.cache', 'mutation', `kept-${half}.json`)
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '{"outcomes":{},"files":{}}'
    this.#content = JSON.parse(text) as Content
  }

  #hashOf(path: string) {
    const known = this.#hashes.get(path) ?? (existsSync(join(root, path)) ? hashOf(sourceOf(path)) : '')
    this.#hashes.set(path, known)
    return known
  }

  /** Of the test that killed it, or of all that reach it and the unit tests beside it. */
  #hash(mutant: Mutant, { killer }: Outcome, tests: readonly string[]) {
    const survived = [...tests, unitTestOf(mutant.file)].filter((test) => test !== undefined)
    const used = new Set((killer === undefined ? survived : [killer]).map(fileOf))
    return hashOf([mutant.file, ...[...used].toSorted()].map((each) => this.#hashOf(each)).join())
  }

  /** The outcome of a mutant that these tests reach, if it is still true and at least as many of them were tried. */
  find(mutant: Mutant, tests: readonly string[], triedMax: number): Outcome | undefined {
    const { outcome, hash } = this.#content.outcomes[mutant.name] ?? {}
    if (!outcome || hash !== this.#hash(mutant, outcome, tests)) return undefined
    if (outcome.verdict === 'survived' && outcome.tried < Math.min(triedMax, tests.length)) return undefined
    return outcome.clauses ? { ...outcome, verdict: killedBy(mutant.clause, outcome.clauses) } : outcome
  }

  keep(mutant: Mutant, tests: readonly string[], outcome: Outcome): void {
    this.#content.outcomes[mutant.name] = { outcome, hash: this.#hash(mutant, outcome, tests) }
  }

  /** What is known of tests whose files have not changed since. */
  coverage(sources: string): { readonly fixed: readonly string[]; readonly tests: ReadonlyMap<string, Covered> } {
    const { fixed, tests } = this.#content.coverage?.[sources] ?? { fixed: [], tests: {} }
    const known = Object.entries(tests).filter(([test, { hash }]) => hash === this.#hashOf(fileOf(test)))
    return { fixed, tests: new Map(known) }
  }

  keepCoverage(sources: string, fixed: readonly string[], tests: ReadonlyMap<string, Covered>): void {
    const hashed = [...tests].map(([test, each]) => [test, { ...each, hash: this.#hashOf(fileOf(test)) }] as const)
    this.#content = { ...this.#content, coverage: { [sources]: { fixed, tests: Object.fromEntries(hashed) } } }
  }

  keepTests(mutants: readonly Mutant[], byTest: ReadonlyMap<string, readonly string[]>): void {
    const byId = new Map(mutants.map((mutant) => [mutant.id, mutant.file]))
    for (const [test, ids] of byTest) this.#content.files[test] = [...new Set(ids.map((id) => byId.get(id)!))]
  }

  /** The tests that have reached one of these files. */
  testsOf(files: ReadonlyMap<string, unknown>): readonly string[] {
    return Object.entries(this.#content.files).flatMap(([test, of]) =>
      of.some((each) => files.has(each)) ? [test] : [],
    )
  }

  save = () => writeFileSync(this.#file, JSON.stringify(this.#content))
}
