import { Relation, type Collection } from '@msw/data'
import type * as z from 'zod'

type Records = Collection<z.ZodType<object>>

/**
 * A relation of @msw/data that finds records by their own keys. Those of the library keep references and listen to every
 * change for each record, which takes seconds in a world of thousands; see decision 19.
 */
export class KeyRelation extends Relation {
  /** One function for all records, which then share a hidden class and take less memory. */
  readonly #get: (this: object) => unknown

  constructor(owner: Records, target: Records, find: (row: object) => unknown) {
    super(owner, [target])
    this.#get = function () {
      return find(this)
    }
  }

  /** Not enumerable, so that a copy of the record and its JSON are the record alone. */
  override initialize(record: object, path: readonly PropertyKey[]) {
    Object.defineProperty(record, path[0]!, { configurable: true, get: this.#get })
  }

  override resolve() {}

  override getDefaultValue() {}
}
