import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clauseReport } from '#e2e/report/clause-report.ts'
import { escaped } from '#e2e/report/escaped.ts'
import { reportPage } from '#e2e/report/report-page.ts'
import { statementsTable } from '#e2e/report/report-statements.ts'
import { requirementsCsv } from '#e2e/report/requirements-csv.ts'
import type { Target } from '#e2e/verify/target.ts'
import type { Clause } from '#specs/clauses/clause.ts'
import type { BaselineEntry, Comparison } from './baseline.ts'
import { groupLine, type NotJudged } from './not-judged.ts'
import { junitXml } from './junit.ts'
import { workTable } from './work-table.ts'
import {
  clauseResults,
  curlOf,
  evidenceOf,
  exitCodes,
  replayOf,
  results,
  type Outcome,
  type Result,
  type Run,
} from './results.ts'

export interface Judged {
  /** Already redacted, like everything here. */
  readonly target: Target
  readonly run: Run
  readonly outcomes: readonly Outcome[]
  readonly known: ReadonlyMap<Outcome, BaselineEntry>
  readonly stale: Comparison['stale']
  readonly verdict: { readonly exitCode: number; readonly text: string }
  /** Of the suite. */
  readonly version: string
  readonly selected: string
  readonly notJudged?: readonly NotJudged[]
  /** Of the command that runs a test again. */
  readonly replayOptions?: string
}

/** What is judged of a target that the preflight refuses. */
export const notReady = (
  problems: readonly string[],
): Pick<Judged, 'run' | 'outcomes' | 'known' | 'stale' | 'verdict'> => ({
  run: {
    ...{ status: 'failed', startedAt: new Date().toISOString(), durationMs: 0, workers: 0, playwright: '' },
    ...{ errors: problems, tests: [] },
  },
  ...{ outcomes: [], known: new Map(), stale: [] },
  verdict: { exitCode: exitCodes.configuration, text: 'the target is not ready, and no test has run' },
})

type Catalogue = { readonly [id: string]: Clause }

const countsOf = (outcomes: readonly { readonly result: Result }[]): Readonly<Record<Result, number>> =>
  Object.fromEntries(
    results.map((result) => [result, outcomes.filter((each) => each.result === result).length]),
  ) as Record<Result, number>

/** What a result file says about a test. */
export interface ResultRow {
  readonly id: string
  readonly result: Result
  readonly file: string
  readonly titles: readonly string[]
}

/** The result for programs, also for `replay` and `--rerun-failed`. */
const resultJson = (judged: Judged, catalogue: Catalogue) => {
  const { target, run, outcomes, known, stale, verdict, version } = judged
  const clauses = [...clauseResults(outcomes, catalogue)].map(([id, result]) => ({
    id,
    result,
    class: catalogue[id]?.class,
    text: catalogue[id]?.text,
  }))
  const tests = outcomes.map(({ test, reason, ...rest }) => ({
    ...rest,
    file: test.file,
    titles: test.titles,
    clauses: test.clauses,
    durationMs: test.durationMs,
    ...(reason !== '' && { reason }),
    ...(test.needs && { needs: test.needs }),
    ...(test.state === 'failed' && {
      errors: test.errors,
      exchanges: test.exchanges,
      curl: test.exchanges.map(curlOf),
    }),
  }))
  return {
    ...{ verdict, version, startedAt: run.startedAt, durationMs: run.durationMs },
    totals: { tests: countsOf(outcomes), clauses: countsOf(clauses) },
    notJudged: judged.notJudged ?? [],
    baseline: { known: [...known].map(([{ id }, entry]) => ({ test: id, ...entry })), stale },
    ...{ errors: run.errors, target, clauses, tests },
  }
}

const kinds = {
  PASS: 'passed',
  FAIL: 'failure',
  ERROR: 'error',
  WARNING: 'skipped',
  SKIP: 'skipped',
  OMIT: 'skipped',
} as const

const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const nameOf = ({ clause, site, language, reason, issue, expires }: BaselineEntry) =>
  [clause, site, language, reason, issue, expires && `until ${expires}`].filter(Boolean).join(' · ')

const notesOf = ({
  target,
  verdict,
  outcomes,
  known,
  stale,
  notJudged = [],
}: Judged) => `<p><strong>${escaped(verdict.text)}</strong> (exit code ${verdict.exitCode}): ${escaped(countLine({ outcomes, known }))}</p>
${list('Not judged', notJudged.map(groupLine))}
${list('Known failures', [...known.values()].map(nameOf))}
${list(
  'Entries of the baseline to remove or renew',
  stale.map(({ entry, why }) => `${why}: ${nameOf(entry)}`),
)}
<details><summary>Target</summary><pre>${escaped(JSON.stringify(target, null, 2))}</pre></details>`

/** The number of tests by result, known failures apart. */
export const countLine = ({ outcomes, known }: Pick<Judged, 'outcomes' | 'known'>): string =>
  [...Object.entries(countsOf(outcomes.filter((each) => !known.has(each)))), ['known', known.size] as const]
    .filter(([, count]) => count > 0)
    .map(([result, count]) => `${result} ${count}`)
    .join(', ')

const reportOf = (judged: Judged, catalogue: Catalogue) => {
  const { target, run, outcomes, known, selected } = judged
  const rows = outcomes.map((outcome) => ({
    ...outcome.test,
    ...(outcome.test.state === 'skipped' && { skipReason: outcome.reason }),
    judged: {
      result: known.has(outcome) ? `known ${outcome.result}` : outcome.result,
      kind: known.has(outcome) ? ('skipped' as const) : kinds[outcome.result],
      command: replayOf(outcome, judged.replayOptions),
      evidence: outcome.test.state === 'failed' ? evidenceOf(outcome.test) : '',
    },
  }))
  const metadata = {
    ...{ status: run.status, startedAt: run.startedAt, durationMs: run.durationMs },
    ...{ errors: run.errors, commit: '', selected, isWhole: false, target: target.sites.public ?? '' },
    ...{ workers: run.workers, node: process.version, playwright: run.playwright },
  }
  const byClause = clauseResults(outcomes, catalogue)
  const report = clauseReport(metadata, rows, catalogue)
  const clauses = report.clauses.map((row) => ({ ...row, result: byClause.get(row.id) ?? '' }))
  return { ...report, clauses: clauses.map(({ result, ...row }) => (result === '' ? row : { ...row, result })) }
}

/** Writes the four files of a result into a folder. */
export const writeFiles = (folder: string, judged: Judged, catalogue: Catalogue): void => {
  const report = reportOf(judged, catalogue)
  mkdirSync(folder, { recursive: true })
  const files = {
    'result.json': `${JSON.stringify(resultJson(judged, catalogue), null, 1)}\n`,
    'report.html': reportPage(
      report,
      [],
      [],
      [notesOf(judged), workTable(clauseResults(judged.outcomes, catalogue), catalogue), statementsTable(report)].join(
        '\n',
      ),
      // A mock has a console; else the links open that of a mock on this machine.
      judged.target.controlPlane ? judged.target.sites.public : undefined,
    ),
    'junit.xml': junitXml(report),
    'requirements.csv': requirementsCsv(report),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
