import { concatBytes } from '../bytes.ts'
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
}

/** What was last written of a world; the next write compares with it. */
export interface Written {
  readonly world: World
  readonly tables: Map<string, unknown>
  readonly files: Set<string>
  /** The number of exchanges that the journal had got by then; undefined if none is stored. */
  added: number | undefined
  /** Number of the last exchange that was written. */
  serial: number
}

export const systemNow = () => new Clock(null, false).now()

const exchangesMax = 1000
const anyOf = (...prefix: (string | number)[]) => IDBKeyRange.bound(prefix, [...prefix, []])

/** Key range of all parts of a world. */
export const partsOfWorld = (id: string) => anyOf(id)

/** Writes the parts of a world that changed since `previous`, which is undefined if nothing of it is stored. */
export const writeParts = (store: IDBObjectStore, world: World, previous: Written | undefined): Written => {
  const { id } = world
  const same = previous?.world === world ? previous : undefined
  if (!same) store.delete(partsOfWorld(id))
  const written = same ?? { world, tables: new Map(), files: new Set(), added: undefined, serial: 0 }
  const put = (value: unknown, ...rest: PartKey extends [string, ...infer Rest] ? Rest : never) =>
    store.put(value, [id, ...rest] satisfies PartKey)
  if (!same) put(world.created, 'created')
  put({ at: systemNow(), state: stateOf(world) } satisfies StoredState, 'state')
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
  { id, journal: { exchanges, added } }: World,
  written: Written,
  put: (value: unknown, kind: 'journal', serial: number) => unknown,
) => {
  const fresh = Math.min(exchanges.length, added - (written.added ?? 0))
  if (written.added === undefined) store.delete(anyOf(id, 'journal'))
  for (const exchange of exchanges.slice(exchanges.length - fresh)) put(exchange, 'journal', (written.serial += 1))
  written.added = added
  if (written.serial > exchangesMax)
    store.delete(IDBKeyRange.bound([id, 'journal', 0], [id, 'journal', written.serial - exchangesMax]))
}

/** Parses the parts of a stored world. Throws if they are incomplete or of an unknown format. */
export const readParts = (parts: readonly (readonly [PartKey, unknown])[]) => {
  const ofKind = (kind: PartKey[1]) => parts.filter(([key]) => key[1] === kind)
  const stored = ofKind('state')[0]?.[1] as StoredState | undefined
  if (!stored) throw new Error('its state is missing')
  const files = new Map(ofKind('file').map(([[, , inquiryId, index], bytes]) => [`${inquiryId}/${index}`, bytes]))
  const { at } = stored
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
  const serial = Number(ofKind('journal').at(-1)?.[0][2] ?? 0)
  return { created, snapshot, files: new Set(files.keys()), serial } satisfies {
    snapshot: WorldSnapshot
    [key: string]: unknown
  }
}

/** The `Written` of a world that was just read. */
export const writtenOf = (world: World, { files, serial }: Pick<Written, 'files' | 'serial'>): Written => ({
  world,
  tables: new Map(changedTables(world).map(([name, table]) => [name, table.rows])),
  files,
  added: world.journal.added,
  serial,
})
