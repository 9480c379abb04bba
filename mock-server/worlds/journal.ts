import type { Exchange } from '#specs/contract/control.ts'
import type { Budget } from './budget.ts'
import { startOf, headerLines, headerRows } from './journal-texts.ts'

const journalMax = 1000

/**
 * Much of an address is rarely needed, so no more stays when the journal needs room. What stays is so small that it does
 * not count, also after it was restored.
 */
const evictedAddressMax = 200

/** A stored exchange. Conversions that only readers need are deferred until the journal is read. */
export interface Entry extends Omit<Exchange, 'number' | 'at' | 'requestHeaders' | 'responseHeaders'> {
  /** ms since 1970, by the clock of the world. */
  readonly at: number
  /** Lines of `name: value`. */
  readonly requestHeaders: string
  readonly responseHeaders: string
}

/** An exchange of a snapshot. Older mocks did not record everything. */
type StoredExchange = Omit<Exchange, Added> & { readonly [Key in Added]?: Exchange[Key] | undefined }
type Added = 'number' | 'requestHeaders' | 'responseHeaders' | 'refusedBy'

const sizeOf = ({ path, query, request, requestHeaders, response, violations, forwarded }: Entry) => {
  let units = path.length + query.length + requestHeaders.length
  units += (request?.length ?? 0) + (response?.length ?? 0)
  for (const { length } of violations) units += length
  return 2 * (forwarded ? units + JSON.stringify(forwarded).length : units)
}

const shortened = (address: string) =>
  address.length > evictedAddressMax ? `${startOf(address, evictedAddressMax)}…` : address

/** Smaller exchanges are not counted: the limit on their number bounds them. */
const reservedMin = 1024

class StoredEntry {
  #entry: Entry
  readonly number: number
  /** Whether a store has it as it is. */
  isStored = false

  constructor(entry: Entry, number: number) {
    this.number = number
    this.#entry = entry
  }

  get size() {
    return sizeOf(this.#entry)
  }

  /** Converted at each reading: the converted exchanges of all worlds would need much more memory. */
  get exchange(): Exchange {
    const { at, requestHeaders, responseHeaders, ...entry } = this.#entry
    return {
      number: this.number,
      ...entry,
      at: new Date(at).toISOString(),
      requestHeaders: headerRows(requestHeaders),
      responseHeaders: headerRows(responseHeaders),
    }
  }

  evict() {
    const { forwarded: _forwarded, ...entry } = this.#entry
    const { path, query } = entry
    this.#entry = { ...entry, path: shortened(path), query: shortened(query), request: null, response: null }
    this.isStored = false
  }
}

const evict = (stored: StoredEntry) => stored.evict()

/** The last 1000 exchanges of one world, oldest first. */
export class Journal {
  readonly #budget: Budget
  #added = 0
  #entries: StoredEntry[] = []
  /** How many of the oldest entries are deleted. They stay until newer ones need their room, so that they can be restored. */
  #deleted = 0

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** Number of the oldest exchange; of the next one if there is none. */
  get first() {
    return this.#entries[this.#deleted]?.number ?? this.#added + 1
  }

  /** The exchanges that no store has as they are. */
  get unstored(): readonly StoredEntry[] {
    return this.#entries.filter(({ isStored }, i) => i >= this.#deleted && !isStored)
  }

  /** The number of the last exchange, even if it has been deleted. */
  get added() {
    return this.#added
  }

  get size() {
    return this.#entries.length - this.#deleted
  }

  /** The entries, whose exchanges are converted when they are read. */
  get entries(): readonly StoredEntry[] {
    return this.#entries.slice(this.#deleted)
  }

  get exchanges(): readonly Exchange[] {
    return this.entries.map(({ exchange }) => exchange)
  }

  /**
   * Replaces all exchanges by those of a snapshot.
   *
   * @param added the number of the last exchange, which may have been deleted
   */
  restore(exchanges: readonly StoredExchange[], added = 0) {
    this.end()
    for (const stored of exchanges) {
      const { number, at, requestHeaders = [], responseHeaders = [], ...exchange } = stored
      const entry = {
        ...exchange,
        refusedBy: exchange.refusedBy ?? [],
        requestHeaders: headerLines(requestHeaders),
        responseHeaders: headerLines(responseHeaders),
        at: Date.parse(at),
      }
      this.add(entry, number)
    }
    this.#added = Math.max(this.#added, added)
  }

  /** @param number its number in a snapshot; numbers always increase */
  add(entry: Entry, number = 0) {
    this.#added = Math.max(number, this.#added + 1)
    const stored = new StoredEntry(entry, this.#added)
    this.#entries.push(stored)
    const { size } = stored
    if (size >= reservedMin) this.#budget.reserve(stored, size, evict)
    if (this.#entries.length <= journalMax) return
    this.#budget.release(this.#entries.shift()!)
    if (this.#deleted > 0) this.#deleted -= 1
  }

  clear() {
    this.#deleted = this.#entries.length
  }

  /** Restores the deleted exchanges with a higher number. */
  undelete(after: number) {
    while (this.#deleted > 0 && this.#entries[this.#deleted - 1]!.number > after) {
      this.#deleted -= 1
      this.#entries[this.#deleted]!.isStored = false
    }
  }

  /** Deletes the exchanges for good and releases their memory. */
  end() {
    this.#budget.clear()
    this.#entries = []
    this.#deleted = 0
  }
}
