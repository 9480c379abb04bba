import type { MockResponse } from './request.ts'
import { Budget } from './worlds/budget.ts'
import type { World } from './worlds/world.ts'

/** A complete success response that can be sent again while no record changes. */
export interface CachedResponse {
  readonly operationId: string
  readonly response: MockResponse & { readonly body: Uint8Array }
}

const bytesMax = 64 * 1024 * 1024

/**
 * Responses that depend on records only, keyed by the state of the records. Worlds that changed no record share their
 * entries. Evicts the oldest entries over 64 MiB.
 */
export class ResponseCache {
  readonly #budget = new Budget(bytesMax)
  readonly #byRecords = new WeakMap<object, Map<string, CachedResponse>>()

  find(records: object, key: string): CachedResponse | undefined {
    return this.#byRecords.get(records)?.get(key)
  }

  add(records: object, key: string, cached: CachedResponse) {
    const byKey = this.#byRecords.get(records) ?? new Map<string, CachedResponse>()
    this.#byRecords.set(records, byKey)
    if (byKey.has(key)) return
    byKey.set(key, cached)
    this.#budget.reserve(cached.response.body.length + 2 * key.length + 512, { evict: () => byKey.delete(key) })
  }
}

/**
 * Wraps a world to observe what a handler reads. If it reads nothing but tables, the response depends on no clock,
 * persona, random value or setting, and can be cached.
 */
export const trackReads = (world: World) => {
  let readsOtherState = false
  const trackedWorld = new Proxy(world, {
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
  return { world: trackedWorld, readOnlyTables: () => !readsOtherState }
}
