import { writeFileSync } from 'node:fs'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { catalogue } from '#e2e/support/catalogue.ts'
import { annotationsOf, errorText, rowsOf } from '#e2e/support/clause-reporter.ts'
import { progressLine } from '#e2e/support/progress-line.ts'
import type { JudgedExchange } from '#e2e/verify/target.ts'
import { judge, type Run, type RunTest } from './results.ts'

const runTest = (test: TestCase): RunTest[] => {
  const last = <Value>(type: string) => {
    const text = annotationsOf(test, type).at(-1)
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  }
  return rowsOf(test, () => []).map((row) => ({
    ...row,
    setUpErrors: annotationsOf(test, 'error'),
    sendsNothing: annotationsOf(test, 'sends nothing').length > 0,
    exchanges: last<readonly JudgedExchange[]>('exchange') ?? [],
  }))
}

/** Shows the progress of a run and passes its rows to the command, as they are, in the file that VERIFY_ROWS names. */
export default class VerifyReporter implements Reporter {
  readonly #startedMs = performance.now()
  readonly #errors: string[] = []
  #suite: Suite | undefined
  #config: FullConfig | undefined
  #done = 0
  #failed = 0
  #timer: NodeJS.Timeout | undefined

  printsToStdio() {
    return true
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#suite = suite
    this.#config = config
    this.#timer = setInterval(() => this.#show(), process.stdout.isTTY ? 250 : 30_000).unref()
  }

  onTestEnd(test: TestCase) {
    this.#done += 1
    // A requirement that we assumed is a warning, and no failure.
    if (judge(runTest(test), catalogue).some(({ result }) => result === 'FAIL' || result === 'ERROR')) this.#failed += 1
  }

  onError(error: TestError) {
    this.#errors.push(errorText(error))
  }

  onEnd({ status, startTime, duration }: FullResult) {
    clearInterval(this.#timer)
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    const run: Run = {
      status,
      startedAt: startTime.toISOString(),
      durationMs: Math.round(duration),
      workers: this.#config?.workers ?? 0,
      playwright: this.#config?.version ?? '',
      errors: this.#errors,
      tests: this.#suite?.allTests().flatMap((test) => runTest(test)) ?? [],
    }
    writeFileSync(process.env.VERIFY_ROWS!, JSON.stringify(run))
  }

  #show() {
    const elapsedMs = performance.now() - this.#startedMs
    const all = this.#suite?.allTests().length ?? 0
    const progress = {
      done: this.#done,
      all,
      failed: this.#failed,
      elapsedMs,
      doneShare: this.#done / all,
      running: [],
    }
    process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${progressLine(progress)}` : `${progressLine(progress)}\n`)
  }
}
