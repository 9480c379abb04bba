import type { Clause, ProofKind } from '#specs/clauses/clause.ts'
import type { Needs } from '../verify/target.ts'

/** The result of a test, if it was repeated that of the repetition. */
export type TestState = 'passed' | 'failed' | 'skipped'
export type ClauseState = 'passed' | 'failed' | 'not run' | 'untestable' | 'retired'

export interface TestRow {
  readonly title: string
  /** The titles of its groups and its own. */
  readonly titles: readonly string[]
  readonly file: string
  readonly line: number
  readonly project: string
  /** Site and language, as `public/ko`. */
  readonly place: string
  readonly clauses: readonly string[]
  readonly state: TestState
  /** The titles of the outermost steps. */
  readonly steps: readonly string[]
  /** Of these, those that failed. */
  readonly failedSteps?: readonly string[]
  readonly durationMs: number
  /** It failed first, with these errors, and passed when it was repeated alone. */
  readonly isFlaky?: true
  readonly errors: readonly string[]
  /** What the server refused in the world of a failed test, the last ones, as `400 POST /path CODE: message`. */
  readonly refusals?: readonly string[]
  readonly attachments: readonly { readonly name: string; readonly path: string }[]
  /** What it needs of a back end. */
  readonly needs?: Needs
  /** The reason of a skipped test; empty if none was given. */
  readonly skipReason?: string
  /** Its result at another back end. */
  readonly judged?: {
    readonly result: string
    readonly kind: 'passed' | 'failure' | 'error' | 'skipped'
    /** What repeats the test. */
    readonly command: string
    /** What was sent and received. */
    readonly evidence: string
  }
}

export interface ClauseRow {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly class: Clause['class']
  readonly statements?: readonly string[]
  readonly was?: Clause['class']
  readonly because?: string
  readonly proof?: ProofKind
  readonly state: ClauseState
  readonly untestable?: string
  readonly retired?: string
  /** Number of passed proofs: tests, or the named steps of a test that has steps. */
  readonly proofs: number
  readonly places: Readonly<Record<string, TestState>>
  /** Indexes into `tests`. */
  readonly tests: readonly number[]
  /** Its result at another back end. */
  readonly result?: string
}

export interface RunMetadata {
  /** What `npm test` named the run; absent if Playwright was started by hand. */
  readonly id?: string | undefined
  readonly status: 'passed' | 'failed' | 'timedout' | 'interrupted'
  readonly startedAt: string
  /** The commit of the checkout; empty without git. */
  readonly commit: string
  /** The arguments of a partial run. */
  readonly selected: string
  readonly durationMs: number
  /** The whole suite ran; only then does a missing proof count. */
  readonly isWhole: boolean
  readonly workers: number
  /** The address of another back end than the mock of this checkout. */
  readonly target?: string
  readonly node: string
  readonly playwright: string
  /** Errors outside any test. */
  readonly errors: readonly string[]
}

export interface ClauseReport {
  readonly run: RunMetadata
  readonly totals: {
    readonly tests: Readonly<Record<TestState, number>>
    readonly clauses: Readonly<Record<Clause['class'], Readonly<Record<ClauseState, number>>>>
  }
  readonly clauses: readonly ClauseRow[]
  readonly tests: readonly TestRow[]
}

/**
 * The clauses that a passed test names but does not prove. If its steps name clauses, each clause needs a step of its own,
 * except the first, which is what the test is about.
 */
export const unprovedIn = ({ state, steps, clauses }: TestRow): readonly string[] => {
  const withStep = new Set(clauses.filter((id) => steps.some((step) => step.startsWith(`${id}:`))))
  return state === 'passed' && withStep.size > 0 ? clauses.slice(1).filter((id) => !withStep.has(id)) : []
}

/** A step whose title begins with the id of a clause proves only that clause. Other steps prove all clauses of the test. */
const proofsIn = ({ state, steps, clauses }: TestRow, id: string) => {
  if (state !== 'passed') return 0
  const own = steps.filter((step) => {
    const named = clauses.filter((each) => step.startsWith(`${each}:`))
    return named.length === 0 || named.includes(id)
  })
  return Math.max(1, new Set(own).size)
}

const worst = (states: readonly TestState[]): TestState =>
  states.includes('failed') ? 'failed' : states.includes('passed') ? 'passed' : 'skipped'

const stateOf = (states: readonly TestState[], clause: Clause): ClauseState => {
  if (clause.retired !== undefined) return 'retired'
  const state = worst(states)
  if (state !== 'skipped') return state
  return clause.untestable === undefined ? 'not run' : 'untestable'
}

const counted = <Name extends string>(names: readonly Name[], values: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length])) as Record<
    Name,
    number
  >

const testStates = ['passed', 'failed', 'skipped'] as const
const clauseStates = ['passed', 'failed', 'not run', 'untestable', 'retired'] as const

/** Result of every clause of the catalogue, from the tests of one run. */
export const clauseReport = (
  run: RunMetadata,
  tests: readonly TestRow[],
  catalogue: { readonly [id: string]: Clause },
): ClauseReport => {
  const byClause = new Map<string, number[]>()
  for (const [index, test] of tests.entries()) {
    const unproved = unprovedIn(test)
    for (const id of test.clauses.filter((named) => !unproved.includes(named)))
      byClause.set(id, [...(byClause.get(id) ?? []), index])
  }
  const clauses = Object.entries(catalogue).map(([id, clause]): ClauseRow => {
    const testIndexes = byClause.get(id) ?? []
    const places = Map.groupBy(testIndexes, (index) => tests[index]!.place)
    return {
      id,
      area: id.split('.')[0]!,
      ...clause,
      state: stateOf(
        testIndexes.map((index) => tests[index]!.state),
        clause,
      ),
      proofs: testIndexes.reduce((sum, index) => sum + proofsIn(tests[index]!, id), 0),
      places: Object.fromEntries(
        [...places].map(([place, indexes]) => [place, worst(indexes.map((index) => tests[index]!.state))]),
      ),
      tests: testIndexes,
    }
  })
  const ofClass = (name: Clause['class']) =>
    counted(
      clauseStates,
      clauses.filter((row) => row.class === name).map(({ state }) => state),
    )
  return {
    run,
    totals: {
      tests: counted(
        testStates,
        tests.map(({ state }) => state),
      ),
      clauses: { product: ofClass('product'), assumed: ofClass('assumed'), hardening: ofClass('hardening') },
    },
    clauses,
    tests,
  }
}

/** Begins the message of an error that says no more than that a back end returned another status of the same kind. */
export const otherStatus = /^(Error: )?call\.\w+\.status\.\d+:/
