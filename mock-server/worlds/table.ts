import type { IndexedCollection } from './indexed-collection.ts'
import type { Records } from './records.ts'

interface Hooks<Row extends object> {
  /** Gives every table whose records are related to those of this one a collection of its own. */
  readonly makeOwn: () => Promise<void>
  /** Called with the key of a record and the record, which is undefined after it was deleted. */
  readonly onChange: (key: string | number, row: Row | undefined) => void
  readonly keyOf: (row: Row) => string | number
}

/**
 * The records of one kind in one world: those that all worlds share, and its own collection from the first change on.
 * `Stored` is a record with its relations.
 */
export class Table<Row extends object, Stored extends Row = Row> {
  #records: Records<Row>
  #own: IndexedCollection<Row> | undefined
  readonly #hooks: Hooks<Row>
  #lastPut: Promise<void> = Promise.resolve()
  #isChanged = false

  constructor(shared: Records<Row>, hooks: Hooks<Row>) {
    this.#records = shared
    this.#hooks = hooks
  }

  /** All records in list order. Do not modify them; use `put`. */
  get rows(): readonly Stored[] {
    return this.#records.rows as readonly Stored[]
  }

  get(key: string | number): Stored | undefined {
    return this.#records.get(key) as Stored | undefined
  }

  /** The key that a record has in this table. */
  keyOf(row: Row): string | number {
    return this.#hooks.keyOf(row)
  }

  /** A value computed from all records, such as an index; cached under `name` until a record changes. */
  derived<Value>(name: string, compute: (rows: readonly Stored[]) => Value): Value {
    return this.#records.derived(name, (rows) => compute(rows as readonly Stored[]))
  }

  /** All records with their keys. */
  get entries(): readonly (readonly [string, Row])[] {
    return this.rows.map((row) => [String(this.keyOf(row)), row])
  }

  /** Whether the world has changed any record; snapshots contain only changed tables. */
  get isChanged(): boolean {
    return this.#isChanged
  }

  /** Continues with the world's own copy of the records. */
  use(own: IndexedCollection<Row>) {
    this.#records = own
    this.#own = own
  }

  /** Adds a record, or replaces the one with the same key. Rejects if the record does not match the schema. */
  put(row: Row): Promise<void> {
    // In turn, because two at once would not see each other's record of the key.
    const done = this.#lastPut.then(async () => {
      await this.#hooks.makeOwn()
      await this.#own!.put(row)
      const key = this.keyOf(row)
      this.#change(key, this.get(key))
    })
    this.#lastPut = done.catch(() => {})
    return done
  }

  /** Deletes the record of a key. Does nothing if the world has not changed this table. */
  remove(key: string | number) {
    if (!this.#isChanged) return
    this.#own?.remove(key)
    this.#change(key, undefined)
  }

  #change(key: string | number, row: Row | undefined) {
    this.#isChanged = true
    this.#hooks.onChange(key, row)
  }
}
