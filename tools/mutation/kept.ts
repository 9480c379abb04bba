import { fileOf, hashOf, root, sourceOf } from '#e2e/report/mutant-runs.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Outcome } from './verdicts.ts'

const file = join(root, '.cache', 'mutation', 'kept.json')

interface Content {
  /** By name of the mutant, with a hash of the mutated file and of the tests that the outcome depends on. */
  readonly outcomes: Record<string, { readonly outcome: Outcome; readonly hash: string }>
  /** The mutated files that each test has reached. */
  readonly files: Record<string, readonly string[]>
}

/** What earlier runs have found. It holds as long as the mutated file and the tests have the same content. */
export class Kept {
  readonly #content = JSON.parse(
    existsSync(file) ? readFileSync(file, 'utf8') : '{"outcomes":{},"files":{}}',
  ) as Content
  readonly #hashes = new Map<string, string>()

  #hashOf(path: string) {
    const known = this.#hashes.get(path) ?? (existsSync(join(root, path)) ? hashOf(sourceOf(path)) : '')
    this.#hashes.set(path, known)
    return known
  }

  /** Of the test that killed it, or of all that it has survived. */
  #hash(mutant: Mutant, { killer, tried }: Outcome, tests: readonly string[]) {
    const used = new Set((killer === undefined ? tests.slice(0, tried) : [killer]).map(fileOf))
    return hashOf([mutant.file, ...[...used].toSorted()].map((each) => this.#hashOf(each)).join())
  }

  /** The outcome of a mutant that these tests reach, if it is still true and at least as many of them were tried. */
  find(mutant: Mutant, tests: readonly string[], triedMax: number): Outcome | undefined {
    const { outcome, hash } = this.#content.outcomes[mutant.name] ?? {}
    if (!outcome || hash !== this.#hash(mutant, outcome, tests)) return undefined
    return outcome.verdict === 'survived' && outcome.tried < Math.min(triedMax, tests.length) ? undefined : outcome
  }

  keep(mutant: Mutant, tests: readonly string[], outcome: Outcome): void {
    this.#content.outcomes[mutant.name] = { outcome, hash: this.#hash(mutant, outcome, tests) }
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

  save = () => writeFileSync(file, JSON.stringify(this.#content))
}
