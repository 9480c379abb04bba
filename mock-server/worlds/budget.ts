interface Holding {
  /** Lets go of what is held; what remains says that it was let go. */
  readonly drop: () => void
  /** Gives the room back. */
  readonly release: () => void
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

  /** Holds `bytes`; `drop` is called at most once, when room is needed. Returns a function that gives the room back. */
  hold(bytes: number, drop: () => void): () => void {
    let giveBack: (() => void) | undefined
    const release = () => {
      if (!this.#holdings.delete(holding)) return
      this.#bytes -= bytes
      giveBack?.()
    }
    const holding: Holding = {
      release,
      drop: () => {
        release()
        drop()
      },
    }
    this.#holdings.add(holding)
    this.#bytes += bytes
    giveBack = this.#parent?.hold(bytes, holding.drop)
    for (const oldest of this.#holdings) {
      if (this.#bytes <= this.#limit) break
      oldest.drop()
    }
    return release
  }

  /** Gives everything back without dropping it: nobody will ask for it again. */
  clear() {
    for (const { release } of this.#holdings) release()
  }
}
