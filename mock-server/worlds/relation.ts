import { Relation, type Collection } from '@msw/data'
import type * as z from 'zod'
import type { IndexedCollection } from './indexed-collection.ts'

type Key = string | number | undefined

/** How to find the related records of a record in their collection, `target`; `key` is the key of the record. */
type Find = (row: never, key: string | number, target: IndexedCollection<object>) => unknown

/** A relation to records of the collection `To`, by the keys that records contain. */
export interface RelationRow<To extends string = string, Kind extends 'one' | 'many' = 'one' | 'many'> {
  readonly to: To
  readonly kind: Kind
  readonly find: Find
}

/** The record that a record names; undefined if there is none. */
export const one = <Row extends object, To extends string>(
  to: To,
  keyOf: (row: Row) => Key,
): RelationRow<To, 'one'> => ({ to, kind: 'one', find: (row: Row, _key, target) => target.get(keyOf(row) ?? '') })

/** The records that a record lists. */
export const listed = <Row extends object, To extends string>(
  to: To,
  keysOf: (row: Row) => readonly Key[],
): RelationRow<To, 'many'> => ({
  to,
  kind: 'many',
  find: (row: Row, _key, target) => keysOf(row).flatMap((key) => target.get(key ?? '') ?? []),
})

/** The records that name a record, in list order. */
export const many = <Row extends object, To extends string>(
  to: To,
  ownerKeyOf: (row: Row) => Key,
): RelationRow<To, 'many'> => ({
  to,
  kind: 'many',
  find: (_row, key, target) => {
    const index = target.derived(ownerKeyOf, (rows) => Map.groupBy(rows as readonly Row[], ownerKeyOf))
    return index.get(key) ?? []
  },
})

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
