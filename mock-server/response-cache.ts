import type { MockResponse } from './request.ts'
import { Budget } from './worlds/budget.ts'
import type { World } from './worlds/world.ts'

/** A success as it is sent, to be sent again to whoever asks the same while no record changes. */
export interface CachedResponse {
  readonly operationId: string
  readonly response: MockResponse & { readonly body: Uint8Array }
}

const bytesMax = 64 * 1024 * 1024

/**
 * Answers that were made of records alone, by what the records were. Worlds that changed none share theirs.
 * The oldest go when there is no room.
 */
export class ResponseCache {
  readonly #budget = new Budget(bytesMax)
  readonly #byRecords = new WeakMap<object, Map<string, CachedResponse>>()

  find(records: object, key: string): CachedResponse | undefined {
    return this.#byRecords.get(records)?.get(key)
  }

  add(records: object, key: string, page: CachedResponse) {
    const pages = this.#byRecords.get(records) ?? new Map<string, CachedResponse>()
    this.#byRecords.set(records, pages)
    if (pages.has(key)) return
    pages.set(key, page)
    this.#budget.reserve(page.response.body.length + 2 * key.length + 512, { evict: () => pages.delete(key) })
  }
}

/**
 * A world that notices what is read of it. An answer that came of its records alone is the same for everyone: it
 * depends on no clock, no person, no chance and no setting.
 */
export const trackReads = (world: World) => {
  let readsOtherState = false
  const seen = new Proxy(world, {
    get: (target, name) => {
      if (name !== 'tables') readsOtherState = true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set: (target, name, value) => {
      readsOtherState = true
      return Reflect.set(target, name, value, target)
    },
  })
  return { world: seen, isOfRecordsAlone: () => !readsOtherState }
}
