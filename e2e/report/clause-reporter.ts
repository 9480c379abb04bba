import { cpSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'
import type { Needs } from '../verify/target.ts'
import { otherStatus, type TestRow } from './clause-report.ts'
import { root, runningFolder, writeReport } from './write-report.ts'

// oxlint-disable-next-line no-control-regex
export const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '')
export const errorText = ({ message, stack, value, location }: TestError) => {
  const position = location ? `\n    at ${relative(root, location.file)}:${location.line}` : ''
  return withoutColours(message ?? stack ?? value ?? 'no error message') + position
}

interface Metadata {
  readonly gitCommit?: { readonly shortHash: string }
}

/** Writes the report. `npm test` sets `RUN_ID`, which it looks for in the report, and `IS_WHOLE_RUN` if it selects nothing. */
export default class ClauseReporter implements Reporter {
  #config: FullConfig | undefined
  #suite: Suite | undefined
  readonly #errors: string[] = []

  printsToStdio() {
    return true
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#config = config
    this.#suite = suite
  }

  onError(error: TestError) {
    this.#errors.push(errorText(error))
  }

  onEnd({ startTime, duration, status }: FullResult) {
    const tests = this.#suite?.allTests().flatMap((test) => rowsOf(test)) ?? []
    // With --list no test runs, and the report of the last run stays.
    if (tests.length === 0 && this.#errors.length === 0) return
    const { RUN_ID: id, IS_WHOLE_RUN } = process.env
    const run = {
      id,
      status,
      startedAt: startTime.toISOString(),
      commit: (this.#config?.metadata as Metadata | undefined)?.gitCommit?.shortHash ?? '',
      selected: process.argv.slice(3).join(' '),
      durationMs: Math.round(duration),
      // A filtered or interrupted run cannot show that a clause has no proof.
      isWhole: IS_WHOLE_RUN === '1' && (status === 'passed' || status === 'failed'),
      workers: this.#config?.workers ?? 0,
      node: process.version,
      playwright: this.#config?.version ?? '',
      errors: this.#errors,
    }
    const { folder } = writeReport(run, tests)
    console.log(`Report: ${relative(root, folder)}/index.html`)
  }
}

export const annotationsOf = (test: TestCase, type: string) =>
  [...test.annotations, ...test.results.flatMap(({ annotations }) => annotations)]
    .filter((annotation) => annotation.type === type)
    .map(({ description }) => description ?? '')

/** The report row of a test; none when the run ended before the test started. */
export const rowsOf = (test: TestCase, evidence = attachmentsOf): TestRow[] => {
  const last = test.results.at(-1)
  if (!last) return []
  const needs = annotationsOf(test, 'needs').at(-1)
  const isFlaky = test.outcome() === 'flaky'
  // A flaky test has the errors and the evidence of its first run.
  const shown = isFlaky ? test.results[0]! : last
  const isPassed = isFlaky || (test.outcome() === 'expected' && last.status === 'passed')
  const state = test.outcome() === 'skipped' ? 'skipped' : isPassed ? 'passed' : 'failed'
  return [
    {
      title: test.title,
      titles: test.titlePath().slice(3),
      file: relative(root, test.location.file),
      line: test.location.line,
      project: test.parent.project()?.name ?? '',
      place: annotationsOf(test, 'place').at(0) ?? '',
      clauses: [...new Set(annotationsOf(test, 'clause'))],
      state,
      steps: last.steps.flatMap(outermostSteps).map(({ title }) => title),
      ...(state === 'failed' && { failedSteps: failedSteps(last) }),
      durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
      ...(isFlaky && { isFlaky }),
      errors: state === 'failed' || isFlaky ? shown.errors.map(errorText) : [],
      ...(state === 'failed' && { refusals: [...new Set(annotationsOf(test, 'refusal'))] }),
      attachments: evidence(shown),
      ...(needs !== undefined && { needs: JSON.parse(needs) as Needs }),
      ...(state === 'skipped' && {
        skipReason: [...annotationsOf(test, 'skip'), ...annotationsOf(test, 'fixme')].find(Boolean) ?? '',
      }),
    },
  ]
}

/** The steps of a test that are not inside another step. */
const outermostSteps = (step: TestStep): TestStep[] =>
  step.category === 'test.step' ? [step] : step.steps.flatMap(outermostSteps)

/** The steps that failed. Another status fails its own clause only, not that of the step that meets it. */
const failedSteps = ({ steps }: TestResult) =>
  steps
    .flatMap(outermostSteps)
    .flatMap(({ title, error }) => (error && !otherStatus.test(errorText(error)) ? title : []))

/** The evidence of a test, with paths in the report. That of merged shards is copied into it. */
const attachmentsOf = ({ attachments }: TestResult) =>
  attachments.flatMap(({ name, path }) => {
    if (path === undefined) return []
    const own = relative(runningFolder, path)
    if (!own.startsWith('..')) return [{ name, path: own }]
    const copy = join('evidence', 'merged', basename(path))
    cpSync(path, join(runningFolder, copy))
    return [{ name, path: copy }]
  })
