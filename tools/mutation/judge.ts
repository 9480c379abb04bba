import { judgeFixed, unitTestOf } from './fixed.ts'
import type { Kept } from './kept.ts'
import type { Mock } from './mock.ts'
import type { Mutant } from './mutants.ts'
import { planOf, reachingTests, roundEnds, runTests } from './rounds.ts'
import { killedBy, type Judged, type Outcome, type Verdict } from './verdicts.ts'
import { fileOf, hashOf, type Run } from '#e2e/report/mutant-runs.ts'

interface Options {
  readonly mutants: readonly Mutant[]
  /** All files of the server half with their mutants. */
  readonly sources: Readonly<Record<string, string>>
  /** The tests whose coverage to measure; every test of the product if undefined. */
  readonly tests: readonly string[] | undefined
  /** Tries all tests of a mutant instead of the first forty. */
  readonly isDeep: boolean
  readonly kept: Kept
  readonly mock: Mock
  readonly isStopped: () => boolean
}

/** Shows a phase with what is done of it. */
type Show = (phase: string, done: number, all: number) => void

/** The mutants that each test reaches, and those that are reached while the mock loads. */
const measure = async ({ tests, mock }: Options, show: Show) => {
  const plan = tests ? Object.fromEntries(tests.map((test) => [test, ['c']])) : { '*': ['c'] }
  const runs = await runTests(plan, tests?.map(fileOf) ?? [], (done) => show('coverage', done, tests?.length ?? 0))
  const { fixed, byTest } = await mock.coverage()
  const onServer = new Map(byTest)
  // A test that fails without a mutant says nothing about mutants.
  const failed = runs.filter(({ hasFailed }) => hasFailed).map(({ test }) => test)
  const green = runs.filter(({ hasFailed }) => !hasFailed)
  const clauses = new Map(green.map(({ test, clauses: of }) => [test, of]))
  return {
    fixed,
    failed,
    clauses,
    byTest: new Map(green.map(({ test, reached }) => [test, [...reached, ...(onServer.get(hashOf(test)) ?? [])]])),
  }
}

/** Tries mutants with the tests that reach them, round by round. Those that are left when it is stopped have no outcome. */
const tryOut = async (reach: ReadonlyMap<Mutant, readonly string[]>, { isDeep, isStopped }: Options, show: Show) => {
  const outcomes = new Map<Mutant, Outcome>()
  const byId = new Map([...reach.keys()].map((mutant) => [mutant.id, mutant]))
  const pending = new Map(reach)
  const ends = isDeep ? [...roundEnds, Math.max(0, ...[...reach.values()].map((tests) => tests.length))] : roundEnds
  /** Mutants whose run the mock did not survive, to be tried alone. */
  const lost = new Set<Mutant>()
  let count = 0
  const end = (mutant: Mutant, verdict: Verdict, run?: Run) => {
    const tests = reach.get(mutant)!
    const killed = run && { killer: run.test, clauses: run.clauses, error: run.error }
    const tried = run ? tests.indexOf(run.test) + 1 : Math.min(tests.length, ends.at(-1)!)
    if (pending.delete(mutant)) outcomes.set(mutant, { verdict, reached: tests.length, tried, ...killed })
  }
  const round = async (phase: string, tried: ReadonlyMap<Mutant, readonly string[]>, from: number, to: number) => {
    const { plan, files, runs: all } = planOf(tried, from, to)
    if (all === 0 || isStopped()) return
    const isAlone = tried !== pending
    const runs = await runTests(plan, files, (done) => show(phase, done, all), isAlone ? 1 : 2)
    count += runs.length
    // Of several tests that fail, the most specific one counts.
    const rankOf = ({ mutant, test }: Run) => reach.get(byId.get(mutant)!)!.indexOf(test)
    for (const run of runs.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const mutant = byId.get(run.mutant)!
      if (run.isLost && !isAlone) lost.add(mutant)
      else if (run.isLost) end(mutant, 'endless')
      else if (run.hasFailed) end(mutant, killedBy(mutant.clause, run.clauses), run)
    }
  }
  for (const [i, to] of ends.entries())
    await round(`round ${i + 1}, ${outcomes.size} of ${reach.size} killed`, pending, ends[i - 1] ?? 0, to)
  for (const mutant of lost) await round('alone', new Map([[mutant, pending.get(mutant) ?? []]]), 0, ends.at(-1)!)
  if (!isStopped()) for (const mutant of [...pending.keys()]) end(mutant, 'survived')
  return { outcomes, runs: count }
}

/** Judges mutants. Those that were not judged because it was stopped are left out. */
export const judge = async (options: Options, show: Show) => {
  const { mutants, sources, isDeep, kept, isStopped } = options
  const { fixed, failed, clauses, byTest } = await measure(options, show)
  const tests = reachingTests(byTest)
  const none = { reached: 0, tried: 0 }
  const pending = new Map<Mutant, readonly string[]>()
  const alone: Mutant[] = []
  const known = new Map<Mutant, Outcome>()
  for (const mutant of mutants) {
    // Proofs of the clause that the code states come first, so that it shows whether they notice the mutant.
    const isOther = (test: string) => Number(!clauses.get(test)!.includes(mutant.clause ?? ''))
    const reaching = (tests.get(mutant.id) ?? []).toSorted((a, b) => isOther(a) - isOther(b))
    const outcome = kept.find(mutant, reaching, isDeep ? Infinity : roundEnds.at(-1)!)
    if (outcome) known.set(mutant, outcome)
    else if (reaching.length > 0) pending.set(mutant, reaching)
    else if (!fixed.includes(mutant.id)) known.set(mutant, { verdict: 'not reached', ...none })
    else if (unitTestOf(mutant.file) === undefined) known.set(mutant, { verdict: 'static', ...none })
    else alone.push(mutant)
  }
  const { outcomes, runs } = await tryOut(pending, options, show)
  const judgedAlone = isStopped() ? [] : alone
  const errors = await judgeFixed(judgedAlone, sources, (done) => show('static', done, alone.length))
  for (const mutant of judgedAlone) {
    const [error, killer] = [errors.get(mutant.id), unitTestOf(mutant.file)!]
    const killed = error !== undefined && { verdict: 'killed by a unit test' as const, killer, error }
    outcomes.set(mutant, { verdict: 'static', ...none, ...killed })
  }
  for (const [mutant, outcome] of outcomes) kept.keep(mutant, pending.get(mutant) ?? [], outcome)
  const all = [...known, ...outcomes].map(([mutant, outcome]): Judged => ({ ...mutant, outcome }))
  const judged = all.toSorted((a, b) => Number(a.id) - Number(b.id))
  return { judged, failed, byTest, runs }
}
