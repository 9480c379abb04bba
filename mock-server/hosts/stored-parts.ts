import { concatBytes } from '#fixtures/files/bytes.ts'
import type { Exchange, WorldSettings } from '#specs/contract/control.ts'
import { Clock } from '../worlds/clock.ts'
import { changedTables, readSnapshot, stateOf, type WorldSnapshot } from '../worlds/snapshot.ts'
import type { World } from '../worlds/world.ts'

/** One part of a stored world: what changes together is one part, so that little is written for a small change. */
export type PartKey = [
  world: string,
  kind: 'created' | 'state' | 'table' | 'file' | 'journal',
  ...rest: (string | number)[],
]

interface StoredState {
  /** The machine's time when it was written. */
  readonly at: number
  readonly state: ReturnType<typeof stateOf>
}

/** What of a world was written last, to tell what is new. */
export interface Written {
  readonly world: World
  readonly tables: Map<string, unknown>
  readonly files: Set<string>
  lastExchange: Exchange | undefined
  /** The number of the last exchange. */
  serial: number
}

export const machineNow = () => new Clock(null, false).now()

const exchangesKept = 1000
const anyOf = (...prefix: (string | number)[]) => IDBKeyRange.bound(prefix, [...prefix, []])

/** Every part of a world. */
export const partsOfWorld = (id: string) => anyOf(id)

/** Writes what is new in a world; `former` is what was written before, undefined where nothing of it is stored. */
export const writeParts = (store: IDBObjectStore, world: World, former: Written | undefined): Written => {
  const { id } = world
  const same = former?.world === world ? former : undefined
  if (!same) store.delete(partsOfWorld(id))
  const written = same ?? { world, tables: new Map(), files: new Set(), lastExchange: undefined, serial: 0 }
  const put = (value: unknown, ...rest: PartKey extends [string, ...infer Rest] ? Rest : never) =>
    store.put(value, [id, ...rest] satisfies PartKey)
  if (!same) put(world.created, 'created')
  put({ at: machineNow(), state: stateOf(world, () => null) } satisfies StoredState, 'state')
  for (const [name, table] of changedTables(world)) {
    // The list of a table is made anew when it changes.
    if (written.tables.get(name) === table.rows) continue
    put(Object.fromEntries(table.entries), 'table', name)
    written.tables.set(name, table.rows)
  }
  for (const { inquiryId, files } of world.submissions)
    for (const [place, { bytes }] of files.entries()) {
      const name = `${inquiryId}/${place}`
      if (bytes && !written.files.has(name)) {
        put(concatBytes(bytes), 'file', inquiryId, place)
        written.files.add(name)
      } else if (!bytes && written.files.delete(name)) store.delete([id, 'file', inquiryId, place])
    }
  writeJournal(store, world, written, put)
  return written
}

const writeJournal = (
  store: IDBObjectStore,
  { id, journal: { exchanges } }: World,
  written: Written,
  put: (value: unknown, kind: 'journal', serial: number) => unknown,
) => {
  const last = written.lastExchange ? exchanges.lastIndexOf(written.lastExchange) : -1
  // Cleared, or its bodies were dropped to make room.
  if (last === -1) store.delete(anyOf(id, 'journal'))
  for (const exchange of exchanges.slice(last + 1)) put(exchange, 'journal', (written.serial += 1))
  written.lastExchange = exchanges.at(-1)
  if (written.serial > exchangesKept)
    store.delete(IDBKeyRange.bound([id, 'journal', 0], [id, 'journal', written.serial - exchangesKept]))
}

/** What the parts of a stored world say; throws where they are not whole, or of another version. */
export const readParts = (parts: readonly (readonly [PartKey, unknown])[]) => {
  const ofKind = (kind: PartKey[1]) => parts.filter(([key]) => key[1] === kind)
  const stored = ofKind('state')[0]?.[1] as StoredState | undefined
  if (!stored) throw new Error('its state is missing')
  const files = new Map(ofKind('file').map(([[, , inquiryId, place], bytes]) => [`${inquiryId}/${place}`, bytes]))
  const { state, at } = stored
  const created = ofKind('created')[0]?.[1] as WorldSettings
  const whole = readSnapshot({
    ...state,
    received: state.received.map((received) => ({
      ...received,
      files: received.files.map((file, place) => ({
        ...file,
        bytes: files.get(`${received.inquiryId}/${place}`) ?? null,
      })),
    })),
    data: Object.fromEntries(ofKind('table').map(([[, , name], records]) => [name, records])),
    journal: ofKind('journal').map(([, exchange]) => exchange),
  })
  // A clock that runs went on while no page was open.
  if (!whole.clock.frozen) whole.clock.now += machineNow() - at
  const serial = Number(ofKind('journal').at(-1)?.[0][2] ?? 0)
  return { created, whole, files: new Set(files.keys()), serial } satisfies {
    whole: WorldSnapshot
    [key: string]: unknown
  }
}

/** What is known to be written of a world that was just read. */
export const writtenOf = (world: World, { files, serial }: Pick<Written, 'files' | 'serial'>): Written => ({
  world,
  tables: new Map(changedTables(world).map(([name, table]) => [name, table.rows])),
  files,
  lastExchange: world.journal.exchanges.at(-1),
  serial,
})
