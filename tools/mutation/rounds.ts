import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, root, type Run } from '#e2e/report/mutant-runs.ts'
import type { Covered } from './kept.ts'
import type { Mutant } from './mutants.ts'

/** Where a run keeps what the mock, the tests and this process tell each other. */
export const workFolder = join(root, '.cache', 'mutation', 'work')

/** How many tests a mutant has been tried with after each round. Most fall in the first. A test of pages takes seconds. */
export const roundEnds = { server: [1, 3, 8, 18, 40, 90], pages: [1, 3, 5] } as const

const runsFile = join(workFolder, 'runs.ndjson')

export const emptyWorkFolder = (sources: Readonly<Record<string, string>>): void => {
  rmSync(workFolder, { recursive: true, force: true })
  mkdirSync(workFolder, { recursive: true })
  writeFileSync(join(workFolder, 'sources.json'), JSON.stringify(sources))
}

const readRuns = (): readonly Run[] => {
  const lines = readFileSync(runsFile, 'utf8').split('\n')
  // The last line may be incomplete.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Run)
}

/**
 * Runs tests with their mutants, and returns what happened.
 * @param plan the mutants to try with a test; `*` stands for every test
 * @param onRun called with the number of runs so far
 */
export const runTests = async (
  plan: Readonly<Record<string, readonly string[]>>,
  files: readonly string[],
  onRun: (runs: number) => void,
  workers = 2,
): Promise<readonly Run[]> => {
  for (const name of readdirSync(workFolder)) if (name.startsWith('killed-')) rmSync(join(workFolder, name))
  writeFileSync(runsFile, '')
  writeFileSync(join(workFolder, 'plan.json'), JSON.stringify(plan))
  const timer = setInterval(() => onRun(readRuns().length), 5000)
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const patterns = [...new Set(files)].map((file) => file.replaceAll('.', '\\.'))
  const child = spawn(process.execPath, [cli, 'test', '--config=tools/mutation/playwright.config.ts', ...patterns], {
    cwd: root,
    env: { ...process.env, MUTATION: workFolder, WORKERS: String(workers) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  clearInterval(timer)
  return readRuns()
}

/** The tests that each mutant still has to be tried with in a round: for each test its mutants. */
export const planOf = (mutants: ReadonlyMap<{ readonly id: string }, readonly string[]>, from: number, to: number) => {
  const plan: Record<string, string[]> = {}
  for (const [{ id }, tests] of mutants) for (const test of tests.slice(from, to)) (plan[test] ??= []).push(id)
  return { plan, files: Object.keys(plan).map(fileOf), runs: Object.values(plan).flat().length }
}

/** The words of a path, of code or of names of clauses, without a plural s: those of `faqTabs` are faq and tab. */
const wordsOf = (text: string): readonly string[] => {
  const words =
    text
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  return [...new Set(words.map((word) => word.replace(/s$/, '')))]
}

/**
 * The tests that reach each mutant, first those that look at its file the most: they reach much of it and not much else,
 * and are about the same. What they are about shows in two ways, by the paths of both and by the words of the code and of
 * the clauses. The orders take turns, because each puts other tests first that notice the mutant.
 * @param all every mutant that a test may have reached
 */
export const reachingTests = (
  covered: ReadonlyMap<string, Covered>,
  all: readonly Mutant[],
  mutants: readonly Mutant[],
): ReadonlyMap<Mutant, readonly string[]> => {
  const files = new Map(all.map(({ id, file }) => [id, file]))
  const tests = [...covered].map(([test, { clauses, reached }]) => ({
    test,
    ids: new Set(reached),
    byFile: Map.groupBy(reached, (id) => files.get(id)),
    ofPath: wordsOf(fileOf(test)),
    ofClauses: wordsOf([fileOf(test), ...clauses].join(' ')),
  }))
  const ordersOf = ({ id, file, name }: Mutant) => {
    const [ofFile, ofCode] = [wordsOf(file), wordsOf(name.split(' | ', 1)[0]!)]
    const common = (a: readonly string[], b: readonly string[]) => a.filter((word) => b.includes(word)).length
    const rows = tests
      .filter(({ ids }) => ids.has(id))
      .map(({ test, ids, byFile, ofPath, ofClauses }) => {
        const share = byFile.get(file)!.length ** 2 / ids.size
        const rank = (count: number) => (1 + count) ** 2 * share
        return { test, ranks: [rank(common(ofPath, ofFile)), rank(common(ofClauses, ofCode))] as const }
      })
    return ([0, 1] as const).map((i) => rows.toSorted((a, b) => b.ranks[i] - a.ranks[i]).map(({ test }) => test))
  }
  return new Map(
    mutants.map((mutant) => {
      const [byPath = [], byWords = []] = ordersOf(mutant)
      return [mutant, [...new Set(byPath.flatMap((test, i) => [test, byWords[i]!]))]]
    }),
  )
}
