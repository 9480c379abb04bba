import type { Exchange } from '#specs/contract/control.ts'
import type { Budget } from './budget.ts'

/** A body in the journal is cut at this length, in UTF-16 units. */
const journalBodyMax = 16_384
const journalMax = 1000

export const cut = (body: string) =>
  body.length > journalBodyMax ? `${body.slice(0, journalBodyMax)}… (${body.length} characters)` : body

/** The newest exchanges of one world, the oldest first. */
export class Journal {
  readonly #budget: Budget
  #added = 0
  #entries: { exchange: Exchange; release: () => void }[] = []

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** How many there were in all, also those that went. */
  get added() {
    return this.#added
  }

  get exchanges(): readonly Exchange[] {
    return this.#entries.map(({ exchange }) => exchange)
  }

  add(exchange: Exchange) {
    const bytes = 2 * ((exchange.request?.length ?? 0) + (exchange.response?.length ?? 0)) + 512
    const entry = { exchange, release: () => {} }
    this.#entries.push(entry)
    this.#added += 1
    entry.release = this.#budget.hold(bytes, () => {
      entry.exchange = { ...entry.exchange, request: null, response: null }
    })
    if (this.#entries.length > journalMax) this.#entries.shift()?.release()
  }

  clear() {
    for (const { release } of this.#entries) release()
    this.#entries = []
  }
}
