import { LRUCache } from 'lru-cache'

/** Limits the total number of reserved bytes. Over the limit it evicts the oldest owners. */
export class Budget {
  readonly #owners: LRUCache<object, () => void>
  readonly #parent: Budget | undefined

  /** @param parent a larger budget that also counts every reservation */
  constructor(limit: number, parent?: Budget) {
    this.#parent = parent
    this.#owners = new LRUCache({
      maxSize: limit,
      disposeAfter: (evict, owner, reason) => {
        parent?.release(owner)
        if (reason === 'evict') evict()
      },
    })
  }

  get bytes() {
    return this.#owners.calculatedSize
  }

  /** Reserves bytes. Calls `evict`, which frees them, when the budget needs room or if they are more than it has. */
  reserve(owner: object, bytes: number, evict: () => void) {
    this.#owners.set(owner, evict, { size: bytes })
    if (!this.#owners.has(owner)) return evict()
    this.#parent?.reserve(owner, bytes, () => {
      this.release(owner)
      evict()
    })
  }

  release(owner: object) {
    this.#owners.delete(owner)
  }

  /** Releases all reservations without evicting their owners. */
  clear() {
    this.#owners.clear()
  }
}
