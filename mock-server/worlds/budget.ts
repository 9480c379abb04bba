interface Reservation {
  readonly bytes: number
  readonly evict: () => void
}

/** Limits the total number of reserved bytes. Over the limit it evicts the oldest owners. */
export class Budget {
  /** In the order of their reservations. */
  readonly #owners = new Map<object, Reservation>()
  readonly #limit: number
  readonly #parent: Budget | undefined
  #bytes = 0

  /** @param parent a larger budget that also counts every reservation */
  constructor(limit: number, parent?: Budget) {
    this.#limit = limit
    this.#parent = parent
  }

  get bytes() {
    return this.#bytes
  }

  /** Reserves bytes. Calls `evict`, which frees them, when the budget needs room or if they are more than it has. */
  reserve(owner: object, bytes: number, evict: () => void) {
    this.release(owner)
    if (bytes > this.#limit) return evict()
    this.#owners.set(owner, { bytes, evict })
    this.#bytes += bytes
    this.#parent?.reserve(owner, bytes, () => this.#evict(owner))
    while (this.#bytes > this.#limit) this.#evict(this.#owners.keys().next().value!)
  }

  release(owner: object) {
    const reservation = this.#owners.get(owner)
    if (!reservation) return
    this.#owners.delete(owner)
    this.#bytes -= reservation.bytes
    this.#parent?.release(owner)
  }

  /** Releases all reservations without evicting their owners. */
  clear() {
    for (const owner of this.#owners.keys()) this.release(owner)
  }

  #evict(owner: object) {
    const { evict } = this.#owners.get(owner)!
    this.release(owner)
    evict()
  }
}
