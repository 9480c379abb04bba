import type { Records } from './records.ts'

type Key = string | number | undefined

/** How to find the related records of a record in `target`; `key` is the key of the record. */
type Find = (row: never, key: string | number, target: Records<object>) => unknown

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
