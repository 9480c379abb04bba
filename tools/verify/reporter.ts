import { writeFileSync } from 'node:fs'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { catalogue as everything } from '#e2e/support/catalogue.ts'
import { annotationsOf, errorText, rowsOf } from '#e2e/report/clause-reporter.ts'
import { progressLine } from '#e2e/report/progress-line.ts'
import { readTarget, type JudgedExchange, type Shown } from '#e2e/verify/target.ts'
import { ask, NoResponseError } from '#e2e/verify/ask.ts'
import { EarlyEnd } from './early-end.ts'
import { listOfNotices, timeoutMs } from './probes.ts'
import { newerClauses, withWarnings } from './pinned.ts'
import { judge, type Run, type RunTest } from './results.ts'

const runTest = (test: TestCase): RunTest[] => {
  // It was running when the run ended.
  if (test.results.at(-1)?.status === 'interrupted') return []
  const last = <Value>(type: string) => {
    const text = annotationsOf(test, type).at(-1)
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  }
  // Our own skips have a reason; those of Playwright are of tests that the end of the run has met.
  const rows = rowsOf(test, () => []).filter(({ skipReason }) => skipReason !== '')
  return rows.map((row) => ({
    ...row,
    setUpErrors: annotationsOf(test, 'error'),
    sendsNothing: annotationsOf(test, 'sends nothing').length > 0,
    exchanges: last<readonly JudgedExchange[]>('exchange') ?? [],
    shown: last<readonly Shown[]>('shown') ?? [],
  }))
}

const { sites, headers, contract } = readTarget()!
const catalogue = withWarnings(everything, newerClauses(contract))
const address = sites.public!

/** Why the target does not respond; undefined if it does. */
const whyUnreachable = () =>
  ask(address + listOfNotices, { headers }, timeoutMs).then(
    () => undefined,
    (error: NoResponseError) => error.reason,
  )

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
  #ended: string | undefined
  readonly #earlyEnd = new EarlyEnd({
    ...{ address, whyUnreachable, now: () => new Date().toISOString() },
    maxFailures: Number(process.env.VERIFY_MAX_FAILURES),
  })
  #timer: NodeJS.Timeout | undefined

  printsToStdio() {
    return true
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#suite = suite
    this.#config = config
    this.#timer = setInterval(() => this.#show(), process.stdout.isTTY ? 250 : 30_000).unref()
  }

  async onTestEnd(test: TestCase) {
    this.#done += 1
    let isFailure = false
    for (const { result, clause, site, language } of judge(runTest(test), catalogue)) {
      // A requirement that we assumed is a warning, and no failure.
      if (result !== 'FAIL' && result !== 'ERROR') continue
      isFailure = true
      this.#failed += 1
      process.stdout.write(`${clearLine}${result} ${clause} (${site}/${language})\n`)
    }
    const isRun = test.results.some(({ status }) => status !== 'skipped' && status !== 'interrupted')
    const isLost = annotationsOf(test, 'no response').length > 0
    const ended = await this.#earlyEnd.reasonAfter({ isRun, isFailure, isLost })
    if (ended === undefined || this.#ended !== undefined) return
    this.#ended = ended
    // The way in which Playwright ends its workers and still calls `onEnd`.
    process.emit('SIGINT')
  }

  onError(error: TestError) {
    this.#errors.push(errorText(error))
  }

  onEnd({ status, startTime, duration }: FullResult) {
    clearInterval(this.#timer)
    process.stdout.write(clearLine)
    const all = this.#suite?.allTests() ?? []
    const tests = all.flatMap((test) => runTest(test))
    const run: Run = {
      status,
      startedAt: startTime.toISOString(),
      durationMs: Math.round(duration),
      workers: this.#config?.workers ?? 0,
      playwright: this.#config?.version ?? '',
      errors: this.#errors,
      ended: this.#ended,
      notRun: all.length - tests.length,
      tests,
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
