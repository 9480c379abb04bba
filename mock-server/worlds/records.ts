/** What the records of one kind have in common. */
export interface Kind<Row extends object> {
  readonly keyOf: (row: Row) => string | number
  /** Compares records for the list order. */
  readonly order: (a: Row, b: Row) => number
}

/** An index of records, by key and in list order. */
export class Records<Row extends object> {
  protected readonly kind: Kind<Row>
  protected readonly byKey = new Map<string, Row>()
  protected sorted: readonly Row[] | undefined
  readonly #derived = new Map<unknown, unknown>()

  /** Copies the given records. */
  constructor(kind: Kind<Row>, rows: readonly Row[] = []) {
    this.kind = kind
    for (const row of rows) this.byKey.set(String(kind.keyOf(row)), { ...row })
  }

  /** All records in list order. Do not modify them; use `put`. */
  get rows(): readonly Row[] {
    return (this.sorted ??= [...this.byKey.values()].toSorted(this.kind.order))
  }

  get(key: string | number): Row | undefined {
    return this.byKey.get(String(key))
  }

  /** A value computed from all records, such as an index; cached under `name` until a record changes. */
  derived<Value>(name: unknown, compute: (rows: readonly Row[]) => Value): Value {
    if (!this.#derived.has(name)) this.#derived.set(name, compute(this.rows))
    return this.#derived.get(name) as Value
  }

  protected forgetDerived() {
    this.#derived.clear()
  }
}
