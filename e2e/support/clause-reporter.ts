import { createHash } from 'node:crypto'
import { relative } from 'node:path'
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
import { isFailure, type TestRow } from './clause-report.ts'
import { folder, root, writeReport } from './write-report.ts'

// oxlint-disable-next-line no-control-regex
export const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '')
export const errorText = ({ message, stack, value, location }: TestError) => {
  const position = location ? `\n    at ${relative(root, location.file)}:${location.line}` : ''
  return withoutColours(message ?? stack ?? value ?? 'no error message') + position
}

/** Writes the report, and tells the parent process, which runs the gate, its digest. */
export default class ClauseReporter implements Reporter {
  #config: FullConfig | undefined
  #suite: Suite | undefined
  readonly #errors: string[] = []

  printsToStdio() {
    return false
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#config = config
    this.#suite = suite
  }

  onError(error: TestError) {
    this.#errors.push(errorText(error))
  }

  async onEnd({ startTime, duration, status }: FullResult) {
    const tests = this.#suite?.allTests().flatMap(rowsOf) ?? []
    const run = {
      status,
      startedAt: startTime.toISOString(),
      durationMs: Math.round(duration),
      // A filtered or interrupted run cannot show that a clause has no proof.
      isWhole: process.env.GATE === '1' && (status === 'passed' || status === 'failed'),
      workers: this.#config?.workers ?? 0,
      target: process.env.BASE_URL ?? 'this checkout',
      node: process.version,
      playwright: this.#config?.version ?? '',
      errors: this.#errors,
    }
    const { report, text } = writeReport(run, tests)
    const isGood = (status === 'passed' || status === 'failed') && !tests.some(isFailure(report))
    const finished = {
      digest: createHash('sha256').update(text).digest('hex'),
      tests: report.totals.tests,
      isGood: isGood && this.#errors.length === 0 && tests.length > 0,
    }
    if (process.send) await new Promise((resolve) => process.send!(finished, undefined, undefined, resolve))
  }
}

const annotationsOf = (test: TestCase, type: string) =>
  [...test.annotations, ...test.results.flatMap(({ annotations }) => annotations)]
    .filter((annotation) => annotation.type === type)
    .map(({ description }) => description ?? '')

/** The report row of a test; none when the run ended before the test started. */
const rowsOf = (test: TestCase): TestRow[] => {
  const last = test.results.at(-1)
  if (!last) return []
  const isPassed = test.outcome() === 'expected' && last.status === 'passed'
  const state = test.outcome() === 'skipped' ? 'skipped' : isPassed ? 'passed' : 'failed'
  return [
    {
      title: test.title,
      file: relative(root, test.location.file),
      line: test.location.line,
      project: test.parent.project()?.name ?? '',
      place: annotationsOf(test, 'place').at(0) ?? '',
      clauses: [...new Set(annotationsOf(test, 'clause'))],
      state,
      steps: last.steps.flatMap(outermostSteps),
      durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
      errors: state === 'failed' ? [...failedSteps(last.steps), ...last.errors.map(errorText)] : [],
      attachments: attachmentsOf(last),
      ...(state === 'skipped' && {
        skipReason: [...annotationsOf(test, 'skip'), ...annotationsOf(test, 'fixme')].find(Boolean) ?? '',
      }),
    },
  ]
}

/** The titles of the steps of a test that are not inside another step. */
const outermostSteps = ({ category, title, steps }: TestStep): string[] =>
  category === 'test.step' ? [title] : steps.flatMap(outermostSteps)

/** The titles of the failed steps, from the outermost to the innermost. */
const failedSteps = (steps: readonly TestStep[]): string[] => {
  const failed = steps.find(({ category, error }) => category === 'test.step' && error)
  return failed ? [`At the step: ${failed.title}`, ...failedSteps(failed.steps)] : []
}

const attachmentsOf = ({ attachments }: TestResult) =>
  attachments.flatMap(({ name, path }) => (path ? [{ name, path: relative(folder, path) }] : []))
