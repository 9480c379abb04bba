interface Reservation {
  readonly bytes: number
  readonly evict: (owner: never) => void
  /** The budget that was asked for it. */
  readonly budget: Budget
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
  reserve<Owner extends object>(owner: Owner, bytes: number, evict: (owner: Owner) => void) {
    this.release(owner)
    if (bytes > this.#limit) evict(owner)
    else this.#add(owner, { bytes, evict, budget: this })
  }

  #add(owner: object, reservation: Reservation) {
    this.#owners.set(owner, reservation)
    this.#bytes += reservation.bytes
    if (this.#parent) this.#parent.#add(owner, reservation)
    while (this.#bytes > this.#limit) this.#evictOldest()
  }

  #evictOldest() {
    const [owner, { budget, evict }] = this.#owners.entries().next().value!
    budget.release(owner)
    evict(owner as never)
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
}

const mebibyte = 1024 * 1024

/** Memory limits of all worlds together. */
export const sharedBudgets = () => ({
  uploads: new Budget(640 * mebibyte),
  journal: new Budget(160 * mebibyte),
  answers: new Budget(64 * mebibyte),
})
export type Budgets = ReturnType<typeof sharedBudgets>

/** Those of a single world. */
export const worldBudgets = ({ uploads, journal, answers }: Budgets): Budgets => ({
  uploads: new Budget(64 * mebibyte, uploads),
  journal: new Budget(16 * mebibyte, journal),
  answers: new Budget(8 * mebibyte, answers),
})
