import type { Answer } from './asked.ts'
import { Budget } from './worlds/budget.ts'
import type { World } from './worlds/world.ts'

/** A success as it is sent, to be sent again to whoever asks the same while no record changes. */
export interface KeptPage {
  readonly operationId: string
  readonly answer: Answer & { readonly body: Uint8Array }
}

const bytesMax = 64 * 1024 * 1024

/**
 * Answers that were made of records alone, by what the records were. Worlds that changed none share theirs.
 * The oldest go when there is no room.
 */
export class KeptPages {
  readonly #budget = new Budget(bytesMax)
  readonly #byRecords = new WeakMap<object, Map<string, KeptPage>>()

  find(records: object, key: string): KeptPage | undefined {
    return this.#byRecords.get(records)?.get(key)
  }

  keep(records: object, key: string, page: KeptPage) {
    const pages = this.#byRecords.get(records) ?? new Map<string, KeptPage>()
    this.#byRecords.set(records, pages)
    if (pages.has(key)) return
    pages.set(key, page)
    this.#budget.hold(page.answer.body.length + 2 * key.length + 512, { drop: () => pages.delete(key) })
  }
}

/**
 * A world that notices what is read of it. An answer that came of its records alone is the same for everyone: it
 * depends on no clock, no person, no chance and no setting.
 */
export const watched = (world: World) => {
  let readsMore = false
  const seen = new Proxy(world, {
    get: (target, name) => {
      if (name !== 'tables') readsMore = true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set: (target, name, value) => {
      readsMore = true
      return Reflect.set(target, name, value, target)
    },
  })
  return { world: seen, isOfRecordsAlone: () => !readsMore }
}
