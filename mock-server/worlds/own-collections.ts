import { IndexedCollection, type Model } from './indexed-collection.ts'
import { KeyRelation } from './key-relation.ts'
import { kinds, relationsOf, type Collection } from './model.ts'
import { recordSchemas } from './record-schemas.ts'
import type { Records } from './records.ts'

type Collections = { readonly [name: string]: IndexedCollection<object> }

const modelOf = (name: Collection) => ({ ...kinds[name], schema: recordSchemas[name] }) as unknown as Model<object>

/** Connects the collection of a kind with the others. */
const relate = (collections: Collections, name: Collection) => {
  const { collection } = collections[name]!
  const { keyOf } = modelOf(name)
  const rows = relationsOf(name)
  if (rows.length === 0) return
  const relations = rows.map(([property, { to, find }]) => {
    const target = collections[to]!
    const relation = new KeyRelation(collection, target.collection, (row) => find(row as never, keyOf(row), target))
    return [property, () => relation]
  })
  collection.defineRelations(() => Object.fromEntries(relations))
}

/** Makes the collections of some kinds, whose relations stay among them, and fills them with the shared records. */
export const ownCollections = async (
  some: readonly Collection[],
  shared: { readonly [name: string]: Records<object> },
): Promise<Collections> => {
  const collections: Collections = Object.fromEntries(some.map((name) => [name, new IndexedCollection(modelOf(name))]))
  for (const name of some) for (const row of shared[name]!.rows) await collections[name]!.put(row)
  // Afterwards, because a collection with relations emits an event for each new record.
  for (const name of some) relate(collections, name)
  return collections
}
