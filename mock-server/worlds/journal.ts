import type { Exchange } from '#specs/contract/control.ts'
import type { Budget, Reservation } from './budget.ts'

/** A body in the journal is cut at this length, in UTF-16 units. */
const journalBodyMax = 16_384
const journalMax = 1000

export const cut = (body: string) =>
  body.length > journalBodyMax ? `${body.slice(0, journalBodyMax)}… (${body.length} characters)` : body

/** An exchange as it is kept: what is only wanted when somebody reads it is made then. */
export interface Entry extends Omit<Exchange, 'at' | 'response'> {
  /** ms since 1970, by the world's clock. */
  readonly at: number
  /** Bytes where they are kept elsewhere anyway: they are text, and not counted here. */
  readonly response: string | Uint8Array | null
}

const read = ({ at, response, ...entry }: Entry): Exchange => ({
  ...entry,
  at: new Date(at).toISOString(),
  response: response instanceof Uint8Array ? cut(new TextDecoder().decode(response)) : response,
})

const sizeOf = ({ request, response }: Entry) =>
  2 * ((request?.length ?? 0) + (typeof response === 'string' ? response.length : 0))

/** Bodies of fewer bytes are not worth letting go: the journal is as long as it may be, whatever they are. */
const heldMin = 1024

class Kept {
  entry: Entry
  readonly holding: Reservation | undefined

  constructor(entry: Entry, budget: Budget) {
    this.entry = entry
    const size = sizeOf(entry)
    this.holding = size < heldMin ? undefined : budget.reserve(size, this)
  }

  evict() {
    this.entry = { ...this.entry, request: null, response: null }
  }
}

/** The newest exchanges of one world, the oldest first. */
export class Journal {
  readonly #budget: Budget
  #added = 0
  #entries: Kept[] = []

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** How many there were in all, also those that went. */
  get added() {
    return this.#added
  }

  get size() {
    return this.#entries.length
  }

  get exchanges(): readonly Exchange[] {
    return this.#entries.map(({ entry }) => read(entry))
  }

  add(entry: Entry) {
    this.#entries.push(new Kept(entry, this.#budget))
    this.#added += 1
    if (this.#entries.length > journalMax) this.#entries.shift()?.holding?.release()
  }

  clear() {
    for (const { holding } of this.#entries) holding?.release()
    this.#entries = []
  }
}
