import { IndexedCollection, type Model } from './indexed-collection.ts'
import { kinds, relations, type Collection, type RecordOf, type StoredOf } from './model.ts'
import { KeyRelation, type RelationRow } from './relation.ts'
import { Table } from './table.ts'

type Collections = { readonly [name: string]: IndexedCollection<object> }
export type Tables = { readonly [Name in Collection]: Table<RecordOf<Name>, StoredOf<Name>> }

const names = Object.keys(kinds) as Collection[]
const modelOf = (name: Collection) => kinds[name] as unknown as Model<object>
const relationsOf = (name: Collection): readonly (readonly [string, RelationRow<Collection>])[] =>
  Object.entries(name in relations ? relations[name as keyof typeof relations] : {})

/** Connects the collection of a kind with the others. */
const relate = (collections: Collections, name: Collection) => {
  const { collection } = collections[name]!
  const { keyOf } = modelOf(name)
  const relationTo = ({ to, find }: RelationRow<Collection>) => {
    const target = collections[to]!
    const relation = new KeyRelation(collection, target.collection, (row) => find(row as never, keyOf(row), target))
    return () => relation
  }
  const rows = relationsOf(name)
  if (rows.length > 0)
    collection.defineRelations(() => Object.fromEntries(rows.map(([property, row]) => [property, relationTo(row)])))
}

/** Makes the collections of some kinds, whose relations stay among them, and fills them. */
const collectionsOf = async (
  some: readonly Collection[],
  schemaOf: (name: Collection) => Model<object>['schema'],
  rowsOf: (name: Collection) => readonly object[],
): Promise<Collections> => {
  const collections: Collections = Object.fromEntries(
    some.map((name) => [name, new IndexedCollection({ ...modelOf(name), schema: schemaOf(name) })]),
  )
  for (const name of some) for (const row of rowsOf(name)) await collections[name]!.put(row)
  // Afterwards, because a collection with relations emits an event for each new record.
  for (const name of some) relate(collections, name)
  return collections
}

/** Accepts the fixtures, which a test has validated. Validating them at each start would take a fifth of it. */
const validated = {
  '~standard': { version: 1, vendor: 'fixtures', validate: (value: unknown) => ({ value }) },
} as unknown as Model<object>['schema']

const edges = names.flatMap((owner) => relationsOf(owner).map(([, { to }]) => [owner, to] as const))

/** The kinds that relations connect with a kind, and itself. */
const connectedWith = (name: Collection): readonly Collection[] => {
  const connected = new Set([name])
  // A set that grows is iterated to its new end.
  for (const one of connected)
    for (const edge of edges) if (edge.includes(one)) for (const other of edge) connected.add(other)
  return names.filter((other) => connected.has(other))
}

/** The records that all worlds share until they change one: made once, never changed. */
const shared = await collectionsOf(
  names,
  () => validated,
  (name) => kinds[name].fixtures,
)

type OnChange = (table: Collection, key: string | number, row: object | undefined) => void

/** The tables of a new world. They share the records until the world changes one. `onChange` runs on each change. */
export const tables = (onChange: OnChange = () => {}): Tables => {
  const openings = new Map<Collection, Promise<void>>()
  const open = async (connected: readonly Collection[]) => {
    const own = await collectionsOf(
      connected,
      (name) => modelOf(name).schema,
      (name) => shared[name]!.rows,
    )
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
        keyOf: modelOf(name).keyOf,
        makeOwn: () => makeOwn(name),
        onChange: (key, row) => onChange(name, key, row),
      }),
    ]),
  )
  return all as unknown as Tables
}
