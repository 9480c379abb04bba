import { clockEndMs } from '#specs/contract/bounds.ts'

// Reading it takes longer than the rest of `systemNow`.
const { timeOrigin } = performance

/** Real time in ms since 1970. The only place in the mock that reads it. */
const systemNow = () => timeOrigin + performance.now()

/** Monotonic time in ms, for measuring durations. */
export const elapsedMs = () => performance.now()

/** A clock outside its process: a running one goes on while nobody has it. */
export interface StoredClock {
  /** Its time, in ms since 1970. */
  readonly now: number
  readonly frozen: boolean
  /** The real time at which it had this time. */
  readonly at: number
}

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

  static restored({ now, frozen, at }: StoredClock): Clock {
    return new Clock(frozen ? now : now + systemNow() - at, frozen)
  }

  /** The same until the clock is set, however long it runs. */
  get stored(): StoredClock {
    return { now: this.#base, frozen: this.#frozen, at: this.#start }
  }

  get frozen() {
    return this.#frozen
  }

  /** Milliseconds since 1970, as an integer. Stops at the end of the year 9999. */
  now(): number {
    return Math.min(clockEndMs, Math.floor(this.#frozen ? this.#base : this.#base + systemNow() - this.#start))
  }
}
