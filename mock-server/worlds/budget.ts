/** What can let go of what it holds; what remains says that it was let go. */
interface Evictable {
  readonly evict: () => void
}

/** How many bytes may be held at once. Over the limit the oldest holdings are dropped, so memory stays bounded. */
export class Budget {
  readonly #limit: number
  readonly #parent: Budget | undefined
  readonly #holdings = new Set<Reservation>()
  #bytes = 0

  /** @param parent a wider budget that every holding counts in too */
  constructor(limit: number, parent?: Budget) {
    this.#limit = limit
    this.#parent = parent
  }

  get bytes() {
    return this.#bytes
  }

  /** Holds `bytes`; `what` is dropped at most once, when room is needed. */
  reserve(bytes: number, owner: Evictable): Reservation {
    const reservation = new Reservation(this, bytes, owner)
    this.#holdings.add(reservation)
    this.#bytes += bytes
    if (this.#parent) reservation.above = this.#parent.reserve(bytes, reservation)
    if (this.#bytes > this.#limit) this.#makeRoom()
    return reservation
  }

  /** Takes a holding out; false where it is out already. */
  release(reservation: Reservation): boolean {
    if (!this.#holdings.delete(reservation)) return false
    this.#bytes -= reservation.bytes
    return true
  }

  /** Gives everything back without dropping it: nobody will ask for it again. */
  clear() {
    for (const reservation of this.#holdings) reservation.release()
  }

  #makeRoom() {
    for (const oldest of this.#holdings) {
      if (this.#bytes <= this.#limit) break
      oldest.evict()
    }
  }
}

/** A class, not closures: a journal makes one for each exchange, in its own budget and in that of all worlds. */
class Reservation implements Evictable {
  readonly bytes: number
  /** The same in the wider budget. */
  above: Reservation | undefined
  readonly #budget: Budget
  readonly #what: Evictable

  constructor(budget: Budget, bytes: number, owner: Evictable) {
    this.#budget = budget
    this.bytes = bytes
    this.#what = owner
  }

  /** Gives the room back. */
  release() {
    if (this.#budget.release(this)) this.above?.release()
  }

  evict() {
    this.release()
    this.#what.evict()
  }
}

export type { Reservation }
