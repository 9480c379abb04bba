/** The machine's time in ms since 1970: the one place where real time enters. */
const systemNow = () => performance.timeOrigin + performance.now()

/** The machine's time since it started, in ms, for measuring how long something took. */
export const elapsedMs = () => performance.now()

/** What time it is in one world: real, moved, or standing still. */
export class Clock {
  #start: number
  #base: number
  #frozen: boolean

  /** @param now ms since 1970 to go on from, `null` for real time */
  constructor(now: number | null, frozen: boolean) {
    this.#start = systemNow()
    this.#base = now ?? this.#start
    this.#frozen = frozen
  }

  get frozen() {
    return this.#frozen
  }

  /** Milliseconds since 1970, whole. */
  now(): number {
    return Math.floor(this.#frozen ? this.#base : this.#base + systemNow() - this.#start)
  }
}
