/** An owner of bytes that can free them. */
interface Evictable {
  readonly evict: () => void
}

/** Limits the total number of reserved bytes. Over the limit it evicts the oldest reservations. */
export class Budget {
  readonly #limit: number
  readonly #parent: Budget | undefined
  readonly #reservations = new Set<Reservation>()
  #bytes = 0

  /** @param parent a larger budget that also counts every reservation */
  constructor(limit: number, parent?: Budget) {
    this.#limit = limit
    this.#parent = parent
  }

  get bytes() {
    return this.#bytes
  }

  /** Reserves bytes. Calls `owner.evict` at most once, when the budget needs room. */
  reserve(bytes: number, owner: Evictable): Reservation {
    const reservation = new Reservation(this, bytes, owner)
    this.#reservations.add(reservation)
    this.#bytes += bytes
    if (this.#parent) reservation.parent = this.#parent.reserve(bytes, reservation)
    if (this.#bytes > this.#limit) this.#makeRoom()
    return reservation
  }

  /** Removes a reservation. Returns false if it was already removed. */
  release(reservation: Reservation): boolean {
    if (!this.#reservations.delete(reservation)) return false
    this.#bytes -= reservation.bytes
    return true
  }

  /** Releases all reservations without evicting their owners. */
  clear() {
    for (const reservation of this.#reservations) reservation.release()
  }

  #makeRoom() {
    for (const oldest of this.#reservations) {
      if (this.#bytes <= this.#limit) break
      oldest.evict()
    }
  }
}

/** A class rather than closures, because the journal creates two for each exchange. */
class Reservation implements Evictable {
  readonly bytes: number
  /** The same reservation in the parent budget. */
  parent: Reservation | undefined
  readonly #budget: Budget
  readonly #owner: Evictable

  constructor(budget: Budget, bytes: number, owner: Evictable) {
    this.#budget = budget
    this.bytes = bytes
    this.#owner = owner
  }

  release() {
    if (this.#budget.release(this)) this.parent?.release()
  }

  evict() {
    this.release()
    this.#owner.evict()
  }
}

export type { Reservation }
