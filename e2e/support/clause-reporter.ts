import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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
import { catalogue } from '#specs/clauses/index.ts'
import { pending } from '#specs/clauses/pending.ts'
import { clauseReport, type TestRow } from './clause-report.ts'
import { reportPage } from './report-page.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'report')

// oxlint-disable-next-line no-control-regex
const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '')
const errorText = ({ message, stack, value, location }: TestError) => {
  const position = location ? `\n    at ${relative(root, location.file)}:${location.line}` : ''
  return withoutColours(message ?? stack ?? value ?? 'no error message') + position
}

/** Writes report/clauses.json and report/index.html. `tools/gate.ts` evaluates them after a complete run. */
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

  onEnd({ startTime, duration, status }: FullResult) {
    const tests = this.#suite?.allTests().flatMap(rowsOf) ?? []
    const run = {
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
    const report = clauseReport(run, tests, { catalogue, pending: Object.values(pending).flat() })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'clauses.json'), `${JSON.stringify(report, null, 1)}\n`)
    writeFileSync(join(folder, 'index.html'), reportPage(report))
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
      durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
      errors: state === 'failed' ? [...failedSteps(last.steps), ...last.errors.map(errorText)] : [],
      attachments: attachmentsOf(last),
      ...(state === 'skipped' && {
        skipReason: [...annotationsOf(test, 'skip'), ...annotationsOf(test, 'fixme')].find(Boolean) ?? '',
      }),
    },
  ]
}

/** The titles of the failed steps, from the outermost to the innermost. */
const failedSteps = (steps: readonly TestStep[]): string[] => {
  const failed = steps.find(({ category, error }) => category === 'test.step' && error)
  return failed ? [`At the step: ${failed.title}`, ...failedSteps(failed.steps)] : []
}

const attachmentsOf = ({ attachments }: TestResult) =>
  attachments.flatMap(({ name, path }) => (path ? [{ name, path: relative(folder, path) }] : []))
