import { writeFileSync } from 'node:fs'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { catalogue } from '#e2e/support/catalogue.ts'
import { annotationsOf, errorText, rowsOf } from '#e2e/report/clause-reporter.ts'
import { progressLine } from '#e2e/report/progress-line.ts'
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

/** Removes the line of the progress in a terminal. */
const clearLine = process.stdout.isTTY ? '\r\u001B[K' : ''

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
    for (const { result, clause, site, language } of judge(runTest(test), catalogue)) {
      // A requirement that we assumed is a warning, and no failure.
      if (result !== 'FAIL' && result !== 'ERROR') continue
      this.#failed += 1
      process.stdout.write(`${clearLine}${result} ${clause} (${site}/${language})\n`)
    }
  }

  onError(error: TestError) {
    this.#errors.push(errorText(error))
  }

  onEnd({ status, startTime, duration }: FullResult) {
    clearInterval(this.#timer)
    process.stdout.write(clearLine)
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
    process.stdout.write(`${clearLine}${progressLine(progress)}${process.stdout.isTTY ? '' : '\n'}`)
  }
}
