export interface Progress {
  readonly done: number
  /** 0 if unknown. */
  readonly all: number
  readonly failed: number
  readonly elapsedMs: number
  /** The share of the run that is done, from 0 to 1, by the durations of the tests. */
  readonly doneShare: number
  /** File and line of the running tests. */
  readonly running: readonly string[]
}

const duration = (ms: number) => {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** One line about a running suite, at most as wide as the terminal. */
export const progressLine = (progress: Progress, columns = Infinity): string => {
  const { done, all, failed, elapsedMs, doneShare, running } = progress
  const parts = [
    all > 0 ? `${done} of ${all} tests` : `${done} tests`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(doneShare > 0 && done < all ? [`about ${duration((elapsedMs * (1 - doneShare)) / doneShare)} left`] : []),
    ...running,
  ]
  const line = parts.join(', ')
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`
}
