import type { Collection } from '@msw/data'
import type * as z from 'zod'

/** Records of one kind that all worlds share. Built once, never changed. */
export interface BaseTable<Row extends object> {
  readonly schema: z.ZodType<Row>
  readonly keyOf: (row: Row) => string | number
  /** Compares records for the list order. */
  readonly order: (a: Row, b: Row) => number
  readonly rows: readonly Row[]
  readonly byKey: ReadonlyMap<string, Row>
}

export const catalogue = <Row extends object>(
  schema: z.ZodType<Row>,
  keyOf: BaseTable<Row>['keyOf'],
  order: BaseTable<Row>['order'],
  records: readonly Row[],
): BaseTable<Row> => ({
  schema,
  keyOf,
  order,
  rows: records.toSorted(order),
  byKey: new Map(records.map((row) => [String(keyOf(row)), row])),
})

/** Derived values of the shared records, for all worlds that have not changed them. */
const sharedDerived = new WeakMap<object, Map<string, unknown>>()

const derivedOf = (shared: object) => {
  const derived = sharedDerived.get(shared) ?? new Map<string, unknown>()
  sharedDerived.set(shared, derived)
  return derived
}

interface OwnRecords<Row extends object> {
  readonly collection: Collection<z.ZodType<Row>>
  readonly byKey: Map<string, Row>
}

/**
 * The records of one kind in one world: the shared ones until the world changes them, then its own collection.
 * The @msw/data collection validates and stores the records. Lists and lookups use an index that its hooks maintain,
 * because a collection scans all records.
 */
export class Table<Row extends object> {
  readonly #shared: BaseTable<Row>
  readonly #onChange: () => void
  #own: OwnRecords<Row> | undefined
  #opening: Promise<OwnRecords<Row>> | undefined
  #lastPut: Promise<void> = Promise.resolve()
  #sorted: readonly Row[] | undefined
  #derived = new Map<string, unknown>()

  constructor(shared: BaseTable<Row>, onChange: () => void = () => {}) {
    this.#shared = shared
    this.#onChange = onChange
  }

  /** All records in list order. Do not modify them; use `put`. */
  get rows(): readonly Row[] {
    if (!this.#own) return this.#shared.rows
    return (this.#sorted ??= [...this.#own.byKey.values()].toSorted(this.#shared.order))
  }

  get(key: string | number): Row | undefined {
    return (this.#own?.byKey ?? this.#shared.byKey).get(String(key))
  }

  /** The key that a record has in this table. */
  keyOf(row: Row): string | number {
    return this.#shared.keyOf(row)
  }

  /** A value computed from all records, such as an index; cached under `name` until a record changes. */
  derived<Value>(name: string, compute: (rows: readonly Row[]) => Value): Value {
    const cache = this.#own ? this.#derived : derivedOf(this.#shared)
    if (!cache.has(name)) cache.set(name, compute(this.rows))
    return cache.get(name) as Value
  }

  /** All records with their keys. */
  get entries(): readonly (readonly [string, Row])[] {
    return this.rows.map((row) => [String(this.#shared.keyOf(row)), row])
  }

  /** Whether the world has changed any record; snapshots contain only changed tables. */
  get isChanged(): boolean {
    return this.#own !== undefined
  }

  /** Adds a record, or replaces the one with the same key. Rejects if the record does not match the schema. */
  put(row: Row): Promise<void> {
    // In turn, because two at once would not see each other's record of the key.
    const done = this.#lastPut.then(() => this.#put(row))
    this.#lastPut = done.catch(() => {})
    return done
  }

  async #put(row: Row) {
    const { collection, byKey } = await this.#ownCollection()
    const key = String(this.#shared.keyOf(row))
    const previous = byKey.get(key)
    // A copy without the primary key of a record that is already in the collection. The collection copies the values.
    await collection.create({ ...row })
    if (previous) collection.delete(previous as never)
    this.#onChange()
  }

  /** Deletes the record of a key. Does nothing if the world has not changed this table. */
  async remove(key: string | number): Promise<void> {
    if (!this.#own) return
    const { collection, byKey } = this.#own
    const row = byKey.get(String(key))
    if (!row) return
    collection.delete(row as never)
    this.#onChange()
  }

  /** Inserts at the sorted position, because sorting all records after each insertion would be slow. */
  #insert(row: Row) {
    this.#derived.clear()
    if (!this.#sorted) return
    let [from, to] = [0, this.#sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#shared.order(this.#sorted[middle]!, row) <= 0) from = middle + 1
      else to = middle
    }
    this.#sorted = this.#sorted.toSpliced(from, 0, row)
  }

  /** The collection of the world; concurrent calls share one creation. */
  #ownCollection() {
    return (this.#opening ??= this.#open())
  }

  async #open() {
    // Imported on demand, because it would take a fifth of the start.
    const { Collection } = await import('@msw/data')
    const collection = new Collection({ schema: this.#shared.schema })
    const byKey = new Map<string, Row>()
    collection.hooks.on('create', ({ data }) => {
      byKey.set(String(this.#shared.keyOf(data.record)), data.record)
      this.#insert(data.record)
    })
    collection.hooks.on('delete', ({ data }) => {
      const key = String(this.#shared.keyOf(data.deletedRecord))
      if (byKey.get(key) === data.deletedRecord) byKey.delete(key)
      this.#sorted = this.#sorted?.filter((row) => row !== data.deletedRecord)
      this.#derived.clear()
    })
    for (const row of this.#shared.rows) await collection.create({ ...row })
    return (this.#own = { collection, byKey })
  }
}
