import type { Counts } from '#specs/rules/coverage.ts'

interface Counted {
  count: number
  exchange: number | undefined
}

/** What a client of an operation may not do next. */
export interface Pending {
  /** The end of Retry-After, as `elapsedMs()`. */
  readonly retryMs?: number
  /** Whether the response to a change was lost. */
  readonly isLost?: boolean
}

/** Of one world. All that the contract has to count is about as much. */
const worldMax = 600
/** Of all worlds. Status codes of faults are the only thing that is not in the contract. */
const totalMax = 10_000

/** The texts that worlds share, so that each exists once. */
const shared = new Map<string, string>()

const sharedText = (text: string) => {
  if (shared.size < totalMax) shared.set(text, shared.get(text) ?? text)
  return shared.get(text) ?? text
}

/** What requests met, by the texts of `Counts`. It grows up to a limit. */
export class CoverageCounts {
  readonly #max: number
  readonly #counts = new Map<string, Counted>()
  /** By operation. */
  readonly pending = new Map<string, Pending>()
  /** How many requests had something that was not counted. */
  leftOut = 0

  constructor(max = worldMax) {
    this.#max = max
  }

  get counts(): Counts {
    return this.#counts
  }

  get byText(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].map(([text, { count }]) => [text, count]))
  }

  /** @param exchange its number in the journal */
  add(text: string, exchange?: number, count = 1) {
    const found = this.#counts.get(text)
    if (found) {
      found.count += count
      found.exchange = exchange
    } else if (this.#counts.size < this.#max) this.#counts.set(sharedText(text), { count, exchange })
    else this.leftOut += 1
  }

  addAll(all: readonly CoverageCounts[]) {
    for (const { counts, leftOut } of all) {
      for (const [text, { count }] of counts) this.add(text, undefined, count)
      this.leftOut += leftOut
    }
    return this
  }

  clear() {
    this.#counts.clear()
    this.pending.clear()
    this.leftOut = 0
  }
}

export const totalCounts = () => new CoverageCounts(totalMax)
