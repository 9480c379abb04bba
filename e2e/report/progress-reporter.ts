import { relative } from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { catalogue } from '../support/catalogue.ts'
import { busyness } from '../support/limits.ts'
import { errorText, rowsOf } from './clause-reporter.ts'
import { durationKey, readDurations, usualMs, writeDurations } from './durations.ts'
import { failureBlock } from './failure-block.ts'
import { progressLine, type Progress } from './progress-line.ts'
import { root } from './write-report.ts'

const placeOf = ({ location }: TestCase) => `${relative(root, location.file)}:${location.line}`
const pathOf = ({ location }: TestCase) => relative(root, location.file)
const keyOf = (test: TestCase) => durationKey(pathOf(test), test.titlePath().slice(3))

/** Logs and agents get a line about the progress now and then. */
const isCompact = process.env.AGENT === '1' || Boolean(process.env.CI)

/** Shows the progress of a run: one changing line in a terminal, else a line now and then. Prints failures at once. */
export default class ProgressReporter implements Reporter {
  readonly #isTerminal = process.stdout.isTTY && !isCompact
  readonly #durations = readDurations()
  readonly #running = new Map<TestCase, string>()
  readonly #startedMs = performance.now()
  #tests: readonly TestCase[] = []
  readonly #results = new Map<TestCase, TestResult>()
  #failed = 0
  #busiest = busyness()
  #timer: NodeJS.Timeout | undefined

  printsToStdio() {
    return true
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
    const limits = this.#busiest > 1 ? `, limits × ${this.#busiest.toFixed(1)} for the load of the machine` : ''
    this.#write(`${this.#tests.length} tests, ${config.workers} workers${limits}\n`)
    // A run whose command was killed would go on alone, with its server and its browsers.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGINT'), 1000).unref()
    this.#timer = setInterval(() => this.#show(), this.#isTerminal ? 250 : 30_000).unref()
  }

  onTestBegin(test: TestCase) {
    this.#busiest = Math.max(this.#busiest, busyness())
    this.#running.set(test, placeOf(test))
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.#running.delete(test)
    this.#results.set(test, result)
    const isRepeated =
      result.retry < test.retries && result.status !== test.expectedStatus && result.status !== 'skipped'
    if (isRepeated) return this.#write(`✗ ${test.title} (${placeOf(test)}) failed and is repeated alone at the end\n`)
    if (result.status !== 'skipped') this.#durations[keyOf(test)] = result.duration
    if (test.ok()) return
    this.#failed += 1
    const text = rowsOf(test, () => []).map((row) => failureBlock(row, catalogue))
    this.#write(`${text.join('\n')}\n`)
    if (!isCompact) this.#show()
  }

  onError(error: TestError) {
    this.#write(`${errorText(error)}\n`)
  }

  onStdErr(chunk: string | Buffer) {
    this.#write(String(chunk))
  }

  onEnd({ status }: FullResult) {
    clearInterval(this.#timer)
    const skipped = this.#tests.filter((test) => test.outcome() === 'skipped' && this.#results.has(test)).length
    const passed = this.#results.size - this.#failed - skipped
    const flaky = this.#tests.filter((test) => test.outcome() === 'flaky')
    const counts = `${passed} passed, ${this.#failed} failed, ${skipped} skipped`
    for (const test of flaky)
      this.#write(
        `Flaky: ${rowsOf(test, () => [])
          .map((row) => failureBlock(row, catalogue))
          .join('\n')}\n`,
      )
    if (this.#busiest > 1)
      this.#write(`The load of the machine stretched limits by up to × ${this.#busiest.toFixed(1)}.\n`)
    this.#write(
      `${counts}${flaky.length > 0 ? `, ${flaky.length} of them flaky` : ''}${status === 'interrupted' ? ', interrupted' : ''}\n`,
    )
    writeDurations(this.#durations)
  }

  #progress(): Progress {
    const expected = (tests: Iterable<TestCase>) =>
      [...tests].reduce((sum, test) => sum + (this.#durations[keyOf(test)] ?? usualMs(pathOf(test))), 0)
    return {
      done: this.#results.size,
      all: this.#tests.length,
      failed: this.#failed,
      elapsedMs: performance.now() - this.#startedMs,
      doneShare: expected(this.#results.keys()) / Math.max(1, expected(this.#tests)),
      running: [...this.#running.values()],
    }
  }

  #show() {
    const line = progressLine(this.#progress(), this.#isTerminal ? process.stdout.columns || 80 : undefined)
    process.stdout.write(this.#isTerminal ? `\r\u001b[K${line}` : `${line}\n`)
  }

  /** Writes text instead of the changing line. */
  #write(text: string) {
    process.stdout.write(this.#isTerminal ? `\r\u001b[K${text}` : text)
  }
}
