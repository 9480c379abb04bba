import { Collection } from '@msw/data'
import type * as z from 'zod'

/** Records of one kind that all worlds share: built once, never changed. */
export interface BaseTable<Row extends object> {
  readonly schema: z.ZodType<Row>
  readonly keyOf: (row: Row) => string | number
  /** The order in which lists give the records. */
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

/** What was derived of the shared records, for all worlds that have not changed them. */
const sharedDerived = new WeakMap<object, Map<string, unknown>>()

const derivedOf = (shared: object) => {
  const known = sharedDerived.get(shared) ?? new Map<string, unknown>()
  sharedDerived.set(shared, known)
  return known
}

interface Own<Row extends object> {
  readonly collection: Collection<z.ZodType<Row>>
  readonly byKey: Map<string, Row>
}

/**
 * One world's records of one kind: the shared ones until it changes them, then a collection of its own.
 * The collection is the validated store of record; lists and look-ups go by the index that its hooks keep,
 * because a collection itself scans.
 */
export class Table<Row extends object> {
  readonly #shared: BaseTable<Row>
  readonly #onChange: () => void
  #own: Own<Row> | undefined
  #opening: Promise<Own<Row>> | undefined
  #sorted: readonly Row[] | undefined
  #derived = new Map<string, unknown>()

  constructor(shared: BaseTable<Row>, onChange: () => void = () => {}) {
    this.#shared = shared
    this.#onChange = onChange
  }

  /** All records in their order. Not to be changed: see `put`. */
  get rows(): readonly Row[] {
    if (!this.#own) return this.#shared.rows
    return (this.#sorted ??= [...this.#own.byKey.values()].toSorted(this.#shared.order))
  }

  get(key: string | number): Row | undefined {
    return (this.#own?.byKey ?? this.#shared.byKey).get(String(key))
  }

  /** What is made of all records, once until one of them changes: an index, or a selection that is asked for again. */
  derived<Value>(name: string, make: (rows: readonly Row[]) => Value): Value {
    const known = this.#own ? this.#derived : derivedOf(this.#shared)
    if (!known.has(name)) known.set(name, make(this.rows))
    return known.get(name) as Value
  }

  /** Every record with its key. */
  get entries(): readonly (readonly [string, Row])[] {
    return this.rows.map((row) => [String(this.#shared.keyOf(row)), row])
  }

  /** Whether the world has changed anything here; what a snapshot carries. */
  get isChanged(): boolean {
    return this.#own !== undefined
  }

  /** Adds a record, or replaces the one with its key. */
  async put(row: Row): Promise<void> {
    const { collection, byKey } = await this.#ownCollection()
    const key = String(this.#shared.keyOf(row))
    const former = byKey.get(key)
    await collection.create(structuredClone(row))
    if (former) collection.delete(former as never)
    this.#onChange()
  }

  /** Takes the record of a key away, where there is one that the world made. */
  async remove(key: string | number): Promise<void> {
    if (!this.#own) return
    const { collection, byKey } = this.#own
    const row = byKey.get(String(key))
    if (!row) return
    collection.delete(row as never)
    this.#onChange()
  }

  /** Into its place among those that are sorted: whoever adds many does not have all sorted for each. */
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

  /** The world's own collection, made once however many ask for it at a time. */
  #ownCollection() {
    return (this.#opening ??= this.#open())
  }

  async #open() {
    const collection = new Collection({ schema: this.#shared.schema })
    const byKey = new Map<string, Row>()
    collection.hooks.on('create', ({ data }) => {
      byKey.set(String(this.#shared.keyOf(data.record)), data.record)
      this.#insert(data.record)
    })
    collection.hooks.on('delete', ({ data }) => {
      const key = String(this.#shared.keyOf(data.deletedRecord))
      if (byKey.get(key) === data.deletedRecord) byKey.delete(key)
      this.#sorted = undefined
      this.#derived.clear()
    })
    for (const row of this.#shared.rows) await collection.create(structuredClone(row))
    return (this.#own = { collection, byKey })
  }
}
