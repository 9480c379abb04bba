import type { Exchange } from '#specs/contract/control.ts'
import { fromUtf8 } from '../bytes.ts'
import type { Budget, Reservation } from './budget.ts'
import { CachedBody, restoredBody } from './cached-body.ts'
import { cut, startOf } from './cut.ts'
import { headerLines, headerRows } from './header-lines.ts'

const journalMax = 1000

/**
 * Much of an address is rarely needed, so no more stays when the journal needs room. What stays is so small that it does
 * not count, also after it was restored.
 */
const evictedAddressMax = 200

/** A stored exchange. Conversions that only readers need are deferred until the journal is read. */
export interface Entry extends Omit<Exchange, 'number' | 'at' | 'response' | 'requestHeaders' | 'responseHeaders'> {
  /** ms since 1970, by the clock of the world. */
  readonly at: number
  /** Lines of `name: value`. */
  readonly requestHeaders: string
  readonly responseHeaders: string
  /** Text, its UTF-8, or the body of a cached response, which does not count towards the budget. */
  readonly response: string | Uint8Array | CachedBody | null
}

/** An exchange of a snapshot. Older mocks did not record everything. */
export type StoredExchange = Omit<SavedExchange, Added> & { readonly [Key in Added]?: Exchange[Key] | undefined }
type Added = 'number' | 'requestHeaders' | 'responseHeaders' | 'refusedBy'

const textOf = (response: Entry['response']): string | null => {
  if (response instanceof CachedBody) return response.text
  return response instanceof Uint8Array ? cut(fromUtf8(response)) : response
}

const toExchange = ({ at, response, requestHeaders, responseHeaders, ...entry }: Entry, number: number): Exchange => ({
  number,
  ...entry,
  at: new Date(at).toISOString(),
  requestHeaders: headerRows(requestHeaders),
  responseHeaders: headerRows(responseHeaders),
  response: textOf(response),
})

const responseSize = (response: Entry['response']) => {
  if (typeof response === 'string') return 2 * response.length
  // As much as the same text would need when it is restored, and at least as much as the buffer has.
  return response instanceof Uint8Array ? 2 * response.length : 0
}

const sizeOf = ({ path, query, request, requestHeaders, response, violations }: Entry) =>
  2 * (path.length + query.length + requestHeaders.length + (request?.length ?? 0)) +
  responseSize(response) +
  violations.reduce((sum, { length }) => sum + 2 * length, 0)

const shortened = (address: string) =>
  address.length > evictedAddressMax ? `${startOf(address, evictedAddressMax)}…` : address

/** Smaller exchanges are not counted: the limit on their number bounds them. */
const reservedMin = 1024

class StoredEntry {
  #stored: Entry | Exchange
  readonly number: number
  /** Whether a store has it as it is. */
  isStored = false
  readonly reservation: Reservation | undefined

  constructor(entry: Entry, number: number, budget: Budget) {
    this.number = number
    this.#stored = entry
    const size = sizeOf(entry)
    this.reservation = size < reservedMin ? undefined : budget.reserve(size, this)
  }

  get exchange(): Exchange {
    if (!isEntry(this.#stored)) return this.#stored
    const exchange = toExchange(this.#stored, this.number)
    // Converted once, unless the response cache may still remove the body.
    if (!(this.#stored.response instanceof CachedBody)) this.#stored = exchange
    return exchange
  }

  /** Not kept, unlike `exchange`: the converted exchanges of all worlds would need much more memory. */
  get saved(): SavedExchange {
    if (!isEntry(this.#stored)) return this.#stored
    const exchange = toExchange(this.#stored, this.number)
    return this.#stored.response instanceof CachedBody ? { ...exchange, isCached: true } : exchange
  }

  evict() {
    const { path, query } = this.#stored
    const short = { path: shortened(path), query: shortened(query), request: null, response: null }
    this.#stored = { ...this.#stored, ...short }
    this.isStored = false
  }
}

/** An exchange in a snapshot. */
export type SavedExchange = Exchange & { readonly isCached?: true | undefined }

const isEntry = (stored: Entry | Exchange): stored is Entry => typeof stored.at === 'number'

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

  get #kept() {
    return this.#entries.slice(this.#deleted)
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

  get exchanges(): readonly Exchange[] {
    return this.#kept.map(({ exchange }) => exchange)
  }

  /** The exchanges with what `restore` needs in addition, each converted when it is read. */
  get entries(): readonly { readonly saved: SavedExchange }[] {
    return this.#kept
  }

  /**
   * Replaces all exchanges by those of a snapshot.
   *
   * @param added the number of the last exchange, which may have been deleted
   */
  restore(exchanges: readonly StoredExchange[], added = 0) {
    this.end()
    for (const stored of exchanges) {
      const { isCached, number, at, response, requestHeaders = [], responseHeaders = [], ...exchange } = stored
      const entry = {
        ...exchange,
        refusedBy: exchange.refusedBy ?? [],
        requestHeaders: headerLines(requestHeaders),
        responseHeaders: headerLines(responseHeaders),
        at: Date.parse(at),
        response: isCached && response !== null ? restoredBody(response) : response,
      }
      this.add(entry, number)
    }
    this.#added = Math.max(this.#added, added)
  }

  /** @param number its number in a snapshot; numbers always increase */
  add(entry: Entry, number = 0) {
    this.#added = Math.max(number, this.#added + 1)
    this.#entries.push(new StoredEntry(entry, this.#added, this.#budget))
    if (this.#entries.length <= journalMax) return
    this.#entries.shift()?.reservation?.release()
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
    for (const { reservation } of this.#entries) reservation?.release()
    this.#entries = []
    this.#deleted = 0
  }
}
