import { judgeFixed, unitTestOf } from './fixed.ts'
import type { Covered, Kept } from './kept.ts'
import type { Mock } from './mock.ts'
import type { Mutant } from './mutants.ts'
import { planOf, reachingTests, runTests } from './rounds.ts'
import { isProofOf, killedBy, type Judged, type Outcome, type Verdict } from './verdicts.ts'
import { globSync } from 'node:fs'
import { fileOf, hashOf, root, type Run } from '#e2e/report/mutant-runs.ts'

interface Options {
  readonly mutants: readonly Mutant[]
  /** Those of the whole half. */
  readonly all: readonly Mutant[]
  /** All files of the half with their mutants. */
  readonly sources: Readonly<Record<string, string>>
  /** The tests whose coverage to measure; every test of the product if undefined. */
  readonly tests: readonly string[] | undefined
  /** How many tests a mutant is tried with by the end of each round. */
  readonly roundEnds: readonly number[]
  /** Tries all other tests of a mutant, too. */
  readonly isDeep: boolean
  /** Tries unit tests before the others, which take seconds each; else with what is left. */
  readonly areUnitTestsFirst: boolean
  readonly kept: Kept
  readonly mock: Mock
  readonly isStopped: () => boolean
}

/** Shows a phase with what is done of it. */
type Show = (phase: string, done: number, all: number) => void

/** The mutants that each test reaches, and those that are reached while the mock loads. Runs what is not known yet. */
const measure = async ({ tests, mock, sources, kept }: Options, show: Show) => {
  const hash = hashOf(JSON.stringify(sources))
  const known = kept.coverage(hash)
  const knownFiles = new Set([...known.tests.keys()].map(fileOf))
  const files = globSync('e2e/**/*.spec.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const plan = tests ? Object.fromEntries(tests.map((test) => [test, ['c']])) : { '*': ['c'] }
  const toRun = tests ? tests.map(fileOf) : files.filter((file) => !knownFiles.has(file))
  const isKnown = toRun.length === 0
  const runs = isKnown ? [] : await runTests(plan, toRun, (done) => show('coverage', done, tests?.length ?? 0))
  const { fixed, byTest } = await mock.coverage()
  const onServer = new Map(byTest)
  // A test that fails without a mutant says nothing about mutants.
  const failed = runs.filter(({ hasFailed }) => hasFailed).map(({ test }) => test)
  const measured = runs
    .filter(({ hasFailed }) => !hasFailed)
    .map(({ test, clauses, reached }): [string, Covered] => [
      test,
      { clauses, reached: [...reached, ...(onServer.get(hashOf(test)) ?? [])] },
    ])
  const covered = new Map([...(tests ? [] : known.tests), ...measured])
  const allFixed = [...new Set([...known.fixed, ...fixed])]
  if (!tests) kept.keepCoverage(hash, allFixed, covered)
  return { fixed: allFixed, failed, covered }
}

/** The tests that have killed mutants of a file, with how many. */
const killersOf = (outcomes: readonly (readonly [Mutant, Outcome])[]) => {
  const killers = new Map<string, Map<string, number>>()
  for (const [{ file }, { killer }] of outcomes) {
    const counts = killers.get(file) ?? new Map<string, number>()
    if (killer !== undefined) counts.set(killer, (counts.get(killer) ?? 0) + 1)
    killers.set(file, counts)
  }
  return killers
}

/** Tests by rank, and of the same rank one of each file before the second ones, which prove similar things. */
export const rankedTests = (tests: readonly string[], rankOf: (test: string) => number): readonly string[] => {
  const counts = new Map<string, number>()
  const ranked = tests.map((test) => {
    const place = counts.get(fileOf(test)) ?? 0
    counts.set(fileOf(test), place + 1)
    return { test, rank: rankOf(test), place }
  })
  return ranked.toSorted((a, b) => (a.rank === b.rank ? a.place - b.place : b.rank - a.rank)).map(({ test }) => test)
}

type Reach = ReadonlyMap<Mutant, readonly string[]>

/**
 * Tries mutants with the tests that reach them, round by round: after the proofs of the clause that its code states, those
 * that have killed the most mutants of its file, then one of each file. Those that are left when it is stopped have no outcome.
 */
const tryOut = async (
  reach: Reach,
  known: ReadonlyMap<Mutant, Outcome>,
  isOwn: (mutant: Mutant, test: string) => boolean,
  { roundEnds, isDeep, isStopped }: Options,
  show: Show,
) => {
  const outcomes = new Map<Mutant, Outcome>()
  const byId = new Map([...reach.keys()].map((mutant) => [mutant.id, mutant]))
  const pending = new Map(reach)
  const ends = isDeep ? [...roundEnds, Math.max(0, ...[...reach.values()].map((tests) => tests.length))] : roundEnds
  /** Mutants whose run the mock did not survive, to be tried alone. */
  const lost = new Set<Mutant>()
  let count = 0
  const end = (mutant: Mutant, verdict: Verdict, run?: Run) => {
    const tests = pending.get(mutant)
    if (!tests) return
    const killed = run && { killer: run.test, clauses: run.clauses, error: run.error }
    const tried = run ? tests.indexOf(run.test) + 1 : Math.min(tests.length, ends.at(-1)!)
    pending.delete(mutant)
    outcomes.set(mutant, { verdict, reached: tests.length, tried, ...killed })
  }
  const round = async (phase: string, tried: Reach, from: number, to: number) => {
    const { plan, files, runs: all } = planOf(tried, from, to)
    if (all === 0 || isStopped()) return
    const isAlone = tried !== pending
    const runs = await runTests(plan, files, (done) => show(phase, done, all), isAlone ? 1 : 2)
    count += runs.length
    // Of several tests that fail, the first one counts.
    const rankOf = ({ mutant, test }: Run) => tried.get(byId.get(mutant)!)!.indexOf(test)
    for (const run of runs.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const mutant = byId.get(run.mutant)!
      if (run.isLost && !isAlone) lost.add(mutant)
      else if (run.isLost) end(mutant, 'endless')
      else if (run.hasFailed) end(mutant, killedBy(mutant.clause, run.clauses), run)
    }
  }
  for (const [i, to] of ends.entries()) {
    const from = ends[i - 1] ?? 0
    const killers = killersOf([...known, ...outcomes])
    for (const [mutant, tests] of pending) {
      const kills = killers.get(mutant.file)
      const ranked = rankedTests(tests, (test) => (isOwn(mutant, test) ? Infinity : (kills?.get(test) ?? 0)))
      const tried = tests.slice(0, from)
      pending.set(mutant, [...tried, ...ranked.filter((test) => !tried.includes(test))])
    }
    await round(`round ${i + 1}, ${outcomes.size} of ${reach.size} killed`, pending, from, to)
  }
  for (const mutant of lost) await round('alone', new Map([[mutant, pending.get(mutant) ?? []]]), 0, ends.at(-1)!)
  if (!isStopped()) for (const mutant of [...pending.keys()]) end(mutant, 'survived')
  return { outcomes, runs: count }
}

/** Judges mutants. Those that were not judged because it was stopped are left out. */
export const judge = async (options: Options, show: Show) => {
  const { mutants, all, sources, roundEnds, isDeep, areUnitTestsFirst, kept, isStopped } = options
  const { fixed, failed, covered } = await measure(options, show)
  const byTest = new Map([...covered].map(([test, { reached }]) => [test, reached]))
  const tests = reachingTests(covered, all, mutants)
  const none = { reached: 0, tried: 0 }
  const isOwn = ({ clause }: Mutant, test: string) => isProofOf(clause, covered.get(test)!.clauses)
  const pending = new Map<Mutant, readonly string[]>()
  const alone: Mutant[] = []
  const unreached = ({ id }: Mutant) => (fixed.includes(id) ? 'static' : 'not reached')
  const known = new Map<Mutant, Outcome>()
  for (const mutant of mutants) {
    // So that it shows whether proofs of the clause that the code states notice the mutant.
    const reaching = (tests.get(mutant) ?? []).toSorted((a, b) => Number(isOwn(mutant, b)) - Number(isOwn(mutant, a)))
    const outcome = kept.find(mutant, reaching, isDeep ? Infinity : roundEnds.at(-1)!)
    if (outcome) known.set(mutant, outcome)
    else if (reaching.length > 0) pending.set(mutant, reaching)
    else if (unitTestOf(mutant.file) === undefined) known.set(mutant, { verdict: unreached(mutant), ...none })
    else alone.push(mutant)
  }
  const byUnitTests = async (tried: Iterable<Mutant>) => {
    const judged = isStopped() ? [] : [...tried].filter(({ file }) => unitTestOf(file) !== undefined)
    const errors = await judgeFixed(judged, sources, (done) => show('unit tests', done, judged.length))
    return judged.flatMap((mutant): [Mutant, Outcome][] => {
      const error = errors.get(mutant.id)
      if (error === undefined) return []
      const reached = tests.get(mutant)?.length ?? 0
      return [
        [mutant, { verdict: 'killed by a unit test', killer: unitTestOf(mutant.file)!, error, reached, tried: 0 }],
      ]
    })
  }
  const first = areUnitTestsFirst ? await byUnitTests(pending.keys()) : []
  for (const [mutant] of first) pending.delete(mutant)
  const { outcomes, runs } = await tryOut(pending, known, isOwn, options, show)
  const survivors = [...outcomes].flatMap(([mutant, { verdict }]) => (verdict === 'survived' ? [mutant] : []))
  const last = await byUnitTests(areUnitTestsFirst ? alone : [...alone, ...survivors])
  if (!isStopped()) for (const mutant of alone) outcomes.set(mutant, { verdict: unreached(mutant), ...none })
  for (const [mutant, killed] of [...first, ...last]) outcomes.set(mutant, { ...outcomes.get(mutant), ...killed })
  for (const [mutant, outcome] of outcomes) kept.keep(mutant, pending.get(mutant) ?? [], outcome)
  const judged = [...known, ...outcomes]
    .map(([mutant, outcome]): Judged => ({ ...mutant, outcome }))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
  return { judged, failed, byTest, runs }
}
