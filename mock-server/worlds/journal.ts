import type { Exchange } from '#specs/contract/control.ts'
import type { Budget, Reservation } from './budget.ts'

/** Maximum length of a recorded body in UTF-16 code units. */
const journalBodyMax = 16_384
const journalMax = 1000

export const cut = (body: string) =>
  body.length > journalBodyMax ? `${body.slice(0, journalBodyMax)}… (${body.length} characters)` : body

/** A stored exchange. Conversions that only readers need are deferred until the journal is read. */
export interface Entry extends Omit<Exchange, 'at' | 'response'> {
  /** ms since 1970, by the clock of the world. */
  readonly at: number
  /** Text, or its UTF-8. */
  readonly response: string | Uint8Array | null
  /** The response cache owns the bytes of `response`, so they do not count towards the budget. */
  readonly isCached?: true
}

const toExchange = ({ at, response, isCached: _isCached, ...entry }: Entry): Exchange => ({
  ...entry,
  at: new Date(at).toISOString(),
  response: response instanceof Uint8Array ? cut(new TextDecoder().decode(response)) : response,
})

const sizeOf = ({ request, response, isCached }: Entry) =>
  2 * (request?.length ?? 0) +
  (typeof response === 'string' ? 2 * response.length : isCached ? 0 : (response?.length ?? 0))

/** Smaller bodies are not counted: the limit on the number of exchanges bounds them. */
const reservedMin = 1024

class StoredEntry {
  #entry: Entry
  #exchange: Exchange | undefined
  readonly reservation: Reservation | undefined

  constructor(entry: Entry, budget: Budget) {
    this.#entry = entry
    const size = sizeOf(entry)
    this.reservation = size < reservedMin ? undefined : budget.reserve(size, this)
  }

  /** Converted once, so that reading the journal again is cheap and each exchange keeps its identity. */
  get exchange(): Exchange {
    return (this.#exchange ??= toExchange(this.#entry))
  }

  evict() {
    this.#entry = { ...this.#entry, request: null, response: null }
    this.#exchange = undefined
  }
}

/** The last 1000 exchanges of one world, oldest first. */
export class Journal {
  readonly #budget: Budget
  #added = 0
  #entries: StoredEntry[] = []

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** Total number of exchanges, including deleted ones. */
  get added() {
    return this.#added
  }

  get size() {
    return this.#entries.length
  }

  get exchanges(): readonly Exchange[] {
    return this.#entries.map(({ exchange }) => exchange)
  }

  add(entry: Entry) {
    this.#entries.push(new StoredEntry(entry, this.#budget))
    this.#added += 1
    if (this.#entries.length > journalMax) this.#entries.shift()?.reservation?.release()
  }

  clear() {
    for (const { reservation } of this.#entries) reservation?.release()
    this.#entries = []
  }
}
