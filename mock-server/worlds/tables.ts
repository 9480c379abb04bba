import { kinds, relationsOf, type Collection, type RecordOf, type StoredOf } from './model.ts'
import { Records, type Kind } from './records.ts'
import { Table } from './table.ts'

export type Tables = { readonly [Name in Collection]: Table<RecordOf<Name>, StoredOf<Name>> }

const names = Object.keys(kinds) as Collection[]
const kindOf = (name: Collection) => kinds[name] as unknown as Kind<object> & { readonly fixtures: readonly object[] }

const edges = names.flatMap((owner) => relationsOf(owner).map(([, { to }]) => [owner, to] as const))

/** The kinds that relations connect with a kind, and itself. */
const connectedWith = (name: Collection): readonly Collection[] => {
  const connected = new Set([name])
  // A set that grows is iterated to its new end.
  for (const one of connected)
    for (const edge of edges) if (edge.includes(one)) for (const other of edge) connected.add(other)
  return names.filter((other) => connected.has(other))
}

/** The records that all worlds share until they change one: made once, never changed. A test has validated them. */
const shared: { readonly [name: string]: Records<object> } = Object.fromEntries(
  names.map((name) => [name, new Records(kindOf(name), kindOf(name).fixtures)]),
)
for (const name of names)
  for (const [property, { to, find }] of relationsOf(name)) {
    const { keyOf } = kindOf(name)
    const get = function (this: object) {
      return find(this as never, keyOf(this), shared[to]!)
    }
    // As the relations of the collections that a world has of its own.
    for (const row of shared[name]!.rows) Object.defineProperty(row, property, { configurable: true, get })
  }

type OnChange = (table: Collection, key: string | number, row: object | undefined) => void

/** The tables of a new world. They share the records until the world changes one. `onChange` runs on each change. */
export const tables = (onChange: OnChange = () => {}): Tables => {
  const openings = new Map<Collection, Promise<void>>()
  const open = async (connected: readonly Collection[]) => {
    // Imported on demand: most worlds change nothing, and the library is as large as the rest of the start.
    const { ownCollections } = await import('./own-collections.ts')
    const own = await ownCollections(connected, shared)
    for (const name of connected) all[name]!.use(own[name]!)
  }
  const makeOwn = (name: Collection) => {
    const begun = openings.get(name)
    if (begun) return begun
    const connected = connectedWith(name)
    const opening = open(connected)
    for (const other of connected) openings.set(other, opening)
    return opening
  }
  const all: { readonly [name: string]: Table<object> } = Object.fromEntries(
    names.map((name) => [
      name,
      new Table(shared[name]!, {
        keyOf: kindOf(name).keyOf,
        makeOwn: () => makeOwn(name),
        onChange: (key, row) => onChange(name, key, row),
      }),
    ]),
  )
  return all as unknown as Tables
}

/** The part of a world that a cached response may depend on. */
export interface WorldRecords {
  readonly tables: Tables
}
