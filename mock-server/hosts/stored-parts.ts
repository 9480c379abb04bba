import { concatBytes } from '../http/bytes.ts'
import type { WorldSettings } from '#specs/contract/control.ts'
import { Clock } from '../worlds/clock.ts'
import { changedTables, readSnapshot, stateOf, upgradeFormat, type WorldSnapshot } from '../worlds/snapshot.ts'
import type { World } from '../worlds/world.ts'

/** Key of one part of a stored world. Values that change together share a part, so that a small change writes little. */
export type PartKey = [
  world: string,
  kind: 'created' | 'state' | 'table' | 'file' | 'journal',
  ...rest: (string | number)[],
]

interface StoredState {
  /** System time when it was written, in ms since 1970. */
  readonly at: number
  readonly state: ReturnType<typeof stateOf>
  /** The number of the last exchange, even if it has been deleted. */
  readonly added?: number
}

/** What was last written of a world; the next write compares with it. */
export interface Written {
  readonly world: World
  readonly tables: Map<string, unknown>
  readonly files: Set<string>
  /** The numbers of the first and the last exchange that are stored; undefined if none is. */
  journal: { readonly first: number; readonly added: number } | undefined
}

export const systemNow = () => new Clock(null, false).now()

const anyOf = (...prefix: (string | number)[]) => IDBKeyRange.bound(prefix, [...prefix, []])

/** Key range of all parts of a world. */
export const partsOfWorld = (id: string) => anyOf(id)

/** Writes the parts of a world that changed since `previous`, which is undefined if nothing of it is stored. */
export const writeParts = (store: IDBObjectStore, world: World, previous: Written | undefined): Written => {
  const { id } = world
  const same = previous?.world === world ? previous : undefined
  if (!same) store.delete(partsOfWorld(id))
  const written = same ?? { world, tables: new Map(), files: new Set(), journal: undefined }
  const put = (value: unknown, ...rest: PartKey extends [string, ...infer Rest] ? Rest : never) =>
    store.put(value, [id, ...rest] satisfies PartKey)
  if (!same) put(world.created, 'created')
  put({ at: systemNow(), state: stateOf(world), added: world.journal.added } satisfies StoredState, 'state')
  for (const [name, table] of changedTables(world)) {
    // A table creates a new array whenever it changes.
    if (written.tables.get(name) === table.rows) continue
    put(Object.fromEntries(table.entries), 'table', name)
    written.tables.set(name, table.rows)
  }
  for (const { inquiryId, files } of world.submissions)
    for (const [index, { bytes }] of files.entries()) {
      const name = `${inquiryId}/${index}`
      if (bytes && !written.files.has(name)) {
        put(concatBytes(bytes), 'file', inquiryId, index)
        written.files.add(name)
      } else if (!bytes && written.files.delete(name)) store.delete([id, 'file', inquiryId, index])
    }
  writeJournal(store, world, written, put)
  return written
}

const writeJournal = (
  store: IDBObjectStore,
  { id, journal: { entries, first, added } }: World,
  written: Written,
  put: (value: unknown, kind: 'journal', number: number) => unknown,
) => {
  const { first: from, added: to } = written.journal ?? { first: 0, added: -1 }
  if (!written.journal) store.delete(anyOf(id, 'journal'))
  // Lower numbers are those of exchanges that were deleted and restored.
  for (const entry of entries)
    if (entry.number < from || entry.number > to) put(entry.exchange, 'journal', entry.number)
  if (first > from) store.delete(IDBKeyRange.bound([id, 'journal', 0], [id, 'journal', first], false, true))
  written.journal = { first, added }
}

/** Parses the parts of a stored world. Throws if they are incomplete or of an unknown format. */
export const readParts = (parts: readonly (readonly [PartKey, unknown])[]) => {
  const ofKind = (kind: PartKey[1]) => parts.filter(([key]) => key[1] === kind)
  const stored = ofKind('state')[0]?.[1] as StoredState | undefined
  if (!stored) throw new Error('its state is missing')
  const files = new Map(ofKind('file').map(([[, , inquiryId, index], bytes]) => [`${inquiryId}/${index}`, bytes]))
  const { at, added = 0 } = stored
  const state = upgradeFormat(stored.state)
  const created = ofKind('created')[0]?.[1] as WorldSettings
  const snapshot = readSnapshot({
    ...state,
    submissions: state.submissions.map((submission) => ({
      ...submission,
      files: submission.files.map((file, index) => ({
        ...file,
        bytes: files.get(`${submission.inquiryId}/${index}`) ?? null,
      })),
    })),
    data: Object.fromEntries(ofKind('table').map(([[, , name], records]) => [name, records])),
    journal: ofKind('journal').map(([, exchange]) => exchange),
  })
  // A running clock kept running while no page was open.
  if (!snapshot.clock.frozen) snapshot.clock.now += systemNow() - at
  return { created, snapshot, added, files: new Set(files.keys()) } satisfies {
    snapshot: WorldSnapshot
    [key: string]: unknown
  }
}

/** The `Written` of a world that was just read. */
export const writtenOf = (world: World, files: Written['files']): Written => ({
  world,
  tables: new Map(changedTables(world).map(([name, table]) => [name, table.rows])),
  files,
  journal: { first: world.journal.first, added: world.journal.added },
})
