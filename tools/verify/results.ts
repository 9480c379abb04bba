import { createHash } from 'node:crypto'
import { otherStatus, unprovedIn, type RunMetadata, type TestRow } from '#e2e/report/clause-report.ts'
import { valuesOf } from '#e2e/report/failure-block.ts'
import type { JudgedExchange, Shown, Target } from '#e2e/verify/target.ts'
import { shellQuoted } from '#e2e/report/failure-block.ts'
import type { Clause } from '#specs/clauses/clause.ts'

/** From worst to best, as far as they count for a clause with several tests. */
export const results = ['FAIL', 'ERROR', 'WARNING', 'PASS', 'SKIP', 'OMIT'] as const
export type Result = (typeof results)[number]

/** A test as the reporter saw it. */
export interface RunTest extends TestRow {
  /** Why it could not be judged, such as a sign-in that failed or a response that did not come. */
  readonly setUpErrors: readonly string[]
  /** It reads files of the suite only, and says nothing about a back end. */
  readonly sendsNothing?: boolean
  readonly exchanges: readonly JudgedExchange[]
  /** What its responses show of clauses of the OpenAPI document. */
  readonly shown?: readonly Shown[]
  /** The clause, if this is what a response of the test has shown and not the test itself. */
  readonly shows?: string
}

export interface Run extends Pick<
  RunMetadata,
  'status' | 'startedAt' | 'durationMs' | 'workers' | 'playwright' | 'errors'
> {
  /** Why it ended early, if it did. */
  readonly ended?: string | undefined
  readonly notRun?: number
  readonly tests: readonly RunTest[]
}

export interface Outcome {
  readonly id: string
  readonly result: Result
  /** The clause that failed; of others the first. */
  readonly clause: string
  readonly site: string
  readonly language: string
  /** Why it did not run, or what went wrong, in one line. */
  readonly reason: string
  readonly test: RunTest
}

type Catalogue = { readonly [id: string]: Clause }

/** Stays the same from run to run. */
const idOf = ({ file, titles, place, shows }: RunTest) =>
  createHash('sha256')
    .update([file.replace(/\.\w+$/, ''), ...titles, place, shows ?? []].flat().join('\n'))
    .digest('hex')
    .slice(0, 8)

/** The clauses that the failed steps and the errors of a test name; all of the test if one of its errors names none. */
const blamed = ({ clauses, failedSteps = [], errors }: RunTest) => {
  const texts = errors.map((error) => error.replace(/^Error: /, ''))
  const isNamed = (text: string) => clauses.some((id) => text.startsWith(`${id}:`))
  const isAboutStep = failedSteps.some((step) => isNamed(step))
  const named = clauses.filter((id) => [...failedSteps, ...texts].some((text) => text.startsWith(`${id}:`)))
  return named.length > 0 && (isAboutStep || texts.every((text) => isNamed(text))) ? named : clauses
}

/** Only another status than that of the contract was found, which fails an assumed clause; the rest of the test passed. */
const hasOtherStatus = ({ failedSteps = [], errors }: RunTest) =>
  failedSteps.length === 0 && errors.length > 0 && errors.every((error) => otherStatus.test(error))

const resultOf = (test: RunTest, catalogue: Catalogue): Result => {
  if (test.state === 'passed') return test.sendsNothing ? 'OMIT' : 'PASS'
  if (test.state === 'skipped') return test.skipReason?.startsWith('SKIP:') ? 'SKIP' : 'OMIT'
  if (test.setUpErrors.length > 0) return 'ERROR'
  if (hasOtherStatus(test)) return 'WARNING'
  const ids = blamed(test)
  return ids.length > 0 && ids.every((id) => catalogue[id]?.class === 'assumed') ? 'WARNING' : 'FAIL'
}

/** What an error says of the values, in one line; its first line if it says nothing. */
const inOneLine = (error: string) => {
  const [first = ''] = error.split('\n')
  const values = valuesOf(error).map((line) => line.trim())
  return values[0]?.startsWith('error:') ? first : values.join(', ')
}

/** Why a test has its result. */
const reasonOf = (test: RunTest) =>
  test.skipReason ??
  test.setUpErrors[0] ??
  test.errors.map(inOneLine)[0] ??
  (test.sendsNothing ? 'it sent the back end no request' : '')

export const judge = (tests: readonly RunTest[], catalogue: Catalogue): readonly Outcome[] =>
  tests.map((test) => {
    const [site = '', language = ''] = test.place.split('/')
    const result = resultOf(test, catalogue)
    const ids = blamed(test)
    // An assumed clause never fails.
    const failing = result === 'FAIL' ? ids.find((id) => catalogue[id]?.class !== 'assumed') : undefined
    return {
      ...{ id: idOf(test), result },
      clause: failing ?? ids[0] ?? '',
      site,
      language,
      reason: reasonOf(test).replace(/^(Error|SKIP|OMIT): /, ''),
      test,
    }
  })

/** The result of every clause that a test names. One that we assumed never fails: it is a warning. */
export const clauseResults = (outcomes: readonly Outcome[], catalogue: Catalogue): ReadonlyMap<string, Result> => {
  const found = new Map<string, Result[]>()
  const add = (id: string, result: Result) => {
    const own = result === 'FAIL' && catalogue[id]?.class === 'assumed' ? 'WARNING' : result
    found.set(id, [...(found.get(id) ?? []), own])
  }
  for (const { result, test } of outcomes) {
    const isBad = result === 'FAIL' || result === 'WARNING'
    const unproved = unprovedIn(test)
    for (const id of isBad ? blamed(test) : test.clauses.filter((each) => !unproved.includes(each))) add(id, result)
    if (hasOtherStatus(test))
      for (const id of test.clauses.filter((each) => !blamed(test).includes(each))) add(id, 'PASS')
  }
  return new Map([...found].map(([id, all]) => [id, results.find((result) => all.includes(result))!]))
}

/** The command that runs a test again, in the repository or with the package. The options begin with a space. */
export const replayOf = ({ id }: Pick<Outcome, 'id'>, options = ''): string =>
  `${import.meta.filename.endsWith('.ts') ? 'npm run --silent verify --' : 'npx haneul-verify'} replay ${id}${options}`

/** A number with its noun. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a repeated test says. One that did not run, or that could not be judged, is neither fixed nor failed. */
export const replayVerdict = (outcomes: readonly Outcome[]) => {
  const has = (...wanted: readonly Result[]) => outcomes.some(({ result }) => wanted.includes(result))
  if (has('FAIL', 'WARNING')) return { exitCode: exitCodes.failures, text: 'FAILED' }
  if (has('PASS')) return { exitCode: exitCodes.conformant, text: 'FIXED' }
  const reason = outcomes[0] ? `: ${outcomes[0].reason}` : ''
  return has('ERROR')
    ? { exitCode: exitCodes.ownError, text: `NOT JUDGED${reason}` }
    : { exitCode: exitCodes.incomplete, text: `NOT RUN${reason}` }
}

/** The command that sends a request again. What is masked has to be filled in. */
export const curlOf = ({ method, url, requestHeaders, requestBody }: JudgedExchange): string =>
  [
    `curl -i -X ${method} ${shellQuoted(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(requestBody ? [`--data-binary ${shellQuoted(requestBody)}`] : []),
  ].join(' ')

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/** What was sent and received, in the form of HTTP, with the command that repeats it. */
export const evidenceOf = ({ exchanges }: RunTest): string =>
  exchanges
    .map((each) =>
      [
        `${each.method} ${each.url}`,
        ...linesOf(each.requestHeaders),
        ...(each.requestBody ? ['', each.requestBody] : []),
        '',
        String(each.status),
        ...linesOf(each.responseHeaders),
        ...(each.responseBody ? ['', each.responseBody] : []),
        '',
        curlOf(each),
      ].join('\n'),
    )
    .join('\n\n')

export const exitCodes = {
  conformant: 0,
  failures: 1,
  configuration: 2,
  incomplete: 3,
  ownError: 4,
  staleBaseline: 5,
} as const

interface Judgement {
  readonly run: Pick<Run, 'status' | 'errors' | 'ended' | 'notRun'>
  readonly outcomes: readonly Outcome[]
  readonly known: { readonly has: (outcome: Outcome) => boolean }
  /** Entries of the baseline that no longer hold. */
  readonly stale: readonly unknown[]
  readonly mode: Target['mode']
  /** Clauses were named on the command line. */
  readonly asksForClauses: boolean
  /** Warnings fail, too, except about these clauses. */
  readonly failOn?: 'assumed' | undefined
  readonly newer?: ReadonlySet<string>
}

const endings: Partial<Record<Run['status'], string>> = {
  timedout: 'the run timed out',
  interrupted: 'the run was interrupted',
}

/**
 * The exit code and its reason. A new failure counts more than everything else. A test that could not run for lack of a
 * state matters where everything or that very clause was asked for.
 */
export const verdictOf = ({ run, outcomes, known, stale, mode, asksForClauses, failOn, newer }: Judgement) => {
  const count = (result: Result) => outcomes.filter((each) => each.result === result && !known.has(each)).length
  const [fails, errors, skips] = [count('FAIL'), count('ERROR'), count('SKIP')]
  const [error] = run.errors
  const why = run.ended ?? endings[run.status]
  const ended = why === undefined ? '' : `${why}, and ${counted(run.notRun ?? 0, 'test')} did not run`
  const warnings = count('WARNING')
  const warned = warnings > 0 ? counted(warnings, 'warning') : undefined
  const listed = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(', ')
  if (fails > 0)
    return { exitCode: exitCodes.failures, text: listed(`${fails} failed`, warned) + (ended ? `; ${ended}` : '') }
  const isOld = ({ result, clause }: Outcome) => result === 'WARNING' && !newer?.has(clause)
  if (failOn && outcomes.some((each) => isOld(each) && !known.has(each)))
    return { exitCode: exitCodes.failures, text: `${warned}, which --fail-on ${failOn} does not allow` }
  if (run.ended !== undefined) return { exitCode: exitCodes.incomplete, text: `incomplete: ${ended}` }
  if (error !== undefined || ended !== '' || errors > 0 || outcomes.length === 0) {
    const what = error?.split('\n')[0] ?? (ended || 'no test ran')
    return { exitCode: exitCodes.ownError, text: errors > 0 ? `${errors} could not be judged` : what }
  }
  if (!outcomes.some(({ result }) => result === 'PASS' || result === 'FAIL' || result === 'WARNING'))
    return { exitCode: exitCodes.incomplete, text: 'incomplete: the target offers nothing that these tests need' }
  if (skips > 0 && (mode === 'full' || asksForClauses))
    return { exitCode: exitCodes.incomplete, text: `incomplete: ${skips} need a state that the target does not offer` }
  if (stale.length > 0)
    return { exitCode: exitCodes.staleBaseline, text: `the baseline has ${stale.length} entries to remove or renew` }
  const except = outcomes.some((each) => known.has(each)) ? ' except for known failures' : ''
  const extent = mode === 'full' ? '' : `, as far as ${mode} tells`
  return { exitCode: exitCodes.conformant, text: listed(`conformant${except}${extent}`, warned) }
}
