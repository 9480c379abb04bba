import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, root, type Run } from '#e2e/report/mutant-runs.ts'

/** Where a run keeps what the mock, the tests and this process tell each other. */
export const workFolder = join(root, '.cache', 'mutation', 'work')

/** How many tests a mutant has been tried with after each round. Most fall in the first. A test of pages takes seconds. */
export const roundEnds = { server: [1, 3, 8, 18, 40, 90], pages: [1, 3, 8] } as const

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

/** The mutants of each test, or the tests of each mutant. */
type Reach = ReadonlyMap<string, readonly string[]>

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

/** The words of a path that say what it is about: those of `e2e/my-page/tax-bill.spec.ts` are my, page, tax and bill. */
const topicsOf = (path: string) =>
  path
    .split('.')[0]!
    .split(/[^a-z]/)
    .slice(1)

/**
 * The tests that reach each mutant, first those that look at its file the most: they reach much of it and not much else,
 * and are about the same. By one of these alone, tests that go everywhere or hardly do anything would be the first.
 */
export const reachingTests = (byTest: Reach, fileOfMutant: (id: string) => string): Reach => {
  const ranks = [...byTest].flatMap(([test, mutants]) => {
    const files = Map.groupBy(mutants, fileOfMutant)
    return [...files].flatMap(([file, ofFile]) => {
      const topics = topicsOf(file)
      const common = topicsOf(fileOf(test)).filter((topic) => topics.includes(topic)).length
      const rank = ((1 + common) * ofFile.length) ** 2 / mutants.length
      return ofFile.map((id) => ({ test, id, rank }))
    })
  })
  const ranked = ranks.toSorted((a, b) => b.rank - a.rank || (a.test < b.test ? -1 : 1))
  const found = new Map<string, string[]>()
  for (const { test, id } of ranked) {
    const tests = found.get(id)
    if (tests) tests.push(test)
    else found.set(id, [test])
  }
  return found
}
