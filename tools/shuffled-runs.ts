/** One line of e2e/shuffled-runs.jsonl. */
export interface ShuffledRun {
  /** A hash of the files that tests depend on. */
  readonly state: string
  /** The arguments for Playwright. */
  readonly args: readonly string[]
  readonly seed: number
  readonly workers: number
  readonly passed: number
  /** Titles of failed tests, and errors outside any test. */
  readonly failed: readonly string[]
  readonly seconds: number
  /** The load average of the last minute, before and after the run. */
  readonly load: readonly [before: number, after: number]
}

/** The number of workers that has fewer runs so far; two at first, because such a run takes half as long. */
export const nextWorkers = (runs: readonly Pick<ShuffledRun, 'workers'>[]): 1 | 2 => {
  const single = runs.filter(({ workers }) => workers === 1).length
  return single * 2 < runs.length ? 1 : 2
}

/** A table of the runs, with the failures below it. */
export const summary = (runs: readonly ShuffledRun[]): string => {
  const rows = runs.map(({ seed, workers, passed, failed, seconds, load }) => [
    String(seed),
    String(workers),
    String(passed),
    String(failed.length),
    seconds.toFixed(0),
    load.map((each) => each.toFixed(1)).join(' to '),
  ])
  const lines = [['seed', 'workers', 'passed', 'failed', 'seconds', 'load'], ...rows].map((cells) =>
    cells
      .map((cell) => cell.padStart(10))
      .join(' ')
      .trimEnd(),
  )
  const failures = runs.flatMap(({ seed, failed }) => failed.map((title) => `seed ${seed} failed: ${title}`))
  const bad = runs.filter(({ failed }) => failed.length > 0).length
  return [...lines, ...failures, `${runs.length} runs, ${bad} with failures`].join('\n')
}
