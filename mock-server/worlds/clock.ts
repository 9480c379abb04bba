import { clockEndMs } from '#specs/contract/bounds.ts'

/** Real time in ms since 1970. The only place in the mock that reads it. */
const systemNow = () => performance.timeOrigin + performance.now()

/** Monotonic time in ms, for measuring durations. */
export const elapsedMs = () => performance.now()

/** The clock of a world: real, shifted or frozen. */
export class Clock {
  #start: number
  #base: number
  #frozen: boolean

  /** @param now start time in ms since 1970, or `null` for real time */
  constructor(now: number | null, frozen: boolean) {
    this.#start = systemNow()
    this.#base = now ?? this.#start
    this.#frozen = frozen
  }

  get frozen() {
    return this.#frozen
  }

  /** Milliseconds since 1970, as an integer. Stops at the end of the year 9999. */
  now(): number {
    return Math.min(clockEndMs, Math.floor(this.#frozen ? this.#base : this.#base + systemNow() - this.#start))
  }
}
