/** The parts of a world that a store keeps one by one. */
export const partKinds = ['records', 'captchas', 'submissions'] as const
export type PartKind = (typeof partKinds)[number]

/** The value of a part, which is undefined after the part was deleted. */
export type Part = readonly [kind: PartKind, key: string, value: unknown]

/** Collects the changes of a world, so that a store writes nothing else. */
export class Changes {
  readonly #keys = { records: new Set<string>(), captchas: new Set<string>(), submissions: new Set<string>() }
  readonly #parts = new Map<string, Part>()

  /** Notes a new value of a part; undefined if the part was deleted. */
  set(kind: PartKind, key: string | number, value: unknown) {
    const name = String(key)
    if (value === undefined) this.#keys[kind].delete(name)
    else this.#keys[kind].add(name)
    this.#parts.set(`${kind}/${name}`, [kind, name, value])
  }

  /** How many parts the world has, so that a missing one is noticed. */
  get counts(): { readonly [Kind in PartKind]: number } {
    const { records, captchas, submissions } = this.#keys
    return { records: records.size, captchas: captchas.size, submissions: submissions.size }
  }

  /** The parts that changed since `clear`. */
  get parts(): ReadonlyMap<string, Part> {
    return this.#parts
  }

  clear() {
    this.#parts.clear()
  }
}
