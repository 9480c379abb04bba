interface Options {
  readonly address: string
  readonly maxFailures: number
  readonly now: () => string
  /** Asks the target whether it lives. Resolves with the reason if it does not respond. */
  readonly whyUnreachable: () => Promise<string | undefined>
}

interface EndedTest {
  readonly isRun: boolean
  readonly isFailure: boolean
  /** A request got no response. */
  readonly isLost: boolean
}

/** So many tests in a row without a response are no accident. */
const maxLost = 3

/** Decides whether a run ends before all of its tests have run. */
export class EarlyEnd {
  readonly #options: Options
  #failures = 0
  #lost = 0
  #lostSince = ''

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves with the reason why the run ends after a test; undefined if it goes on. */
  async reasonAfter({ isRun, isFailure, isLost }: EndedTest): Promise<string | undefined> {
    const { address, maxFailures, now, whyUnreachable } = this.#options
    if (isFailure) this.#failures += 1
    if (this.#failures >= maxFailures) return `stopped by --max-failures ${maxFailures}`
    if (isLost && this.#lost === 0) this.#lostSince = now()
    if (isRun) this.#lost = isLost ? this.#lost + 1 : 0
    if (this.#lost < maxLost) return undefined
    const reason = await whyUnreachable()
    this.#lost = 0
    return reason === undefined ? undefined : `${address} stopped answering at ${this.#lostSince}: ${reason}`
  }
}
