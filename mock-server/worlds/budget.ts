/** What can let go of what it holds; what remains says that it was let go. */
interface Droppable {
  readonly drop: () => void
}

/** How many bytes may be held at once. Over the limit the oldest holdings are dropped, so memory stays bounded. */
export class Budget {
  readonly #limit: number
  readonly #parent: Budget | undefined
  readonly #holdings = new Set<Holding>()
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
  hold(bytes: number, what: Droppable): Holding {
    const holding = new Holding(this, bytes, what)
    this.#holdings.add(holding)
    this.#bytes += bytes
    if (this.#parent) holding.above = this.#parent.hold(bytes, holding)
    if (this.#bytes > this.#limit) this.#makeRoom()
    return holding
  }

  /** Takes a holding out; false where it is out already. */
  release(holding: Holding): boolean {
    if (!this.#holdings.delete(holding)) return false
    this.#bytes -= holding.bytes
    return true
  }

  /** Gives everything back without dropping it: nobody will ask for it again. */
  clear() {
    for (const holding of this.#holdings) holding.release()
  }

  #makeRoom() {
    for (const oldest of this.#holdings) {
      if (this.#bytes <= this.#limit) break
      oldest.drop()
    }
  }
}

/** A class, not closures: a journal makes one for each exchange, in its own budget and in that of all worlds. */
class Holding implements Droppable {
  readonly bytes: number
  /** The same in the wider budget. */
  above: Holding | undefined
  readonly #budget: Budget
  readonly #what: Droppable

  constructor(budget: Budget, bytes: number, what: Droppable) {
    this.#budget = budget
    this.bytes = bytes
    this.#what = what
  }

  /** Gives the room back. */
  release() {
    if (this.#budget.release(this)) this.above?.release()
  }

  drop() {
    this.release()
    this.#what.drop()
  }
}

export type { Holding }
