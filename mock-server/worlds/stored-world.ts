import type { WorldSettings } from '#specs/contract/control.ts'
import { partKinds, type PartKind } from './changes.ts'
import { Clock, type StoredClock } from './clock.ts'
import { readSnapshot, restore, settingsOf } from './snapshot.ts'
import type { World } from './world.ts'

/*
 * How a store keeps a world: `worlds` has two parts, how it was created and its head, then there is a part for each record,
 * captcha, inquiry and exchange. A part is written when it changed, so that a small change writes little.
 */

export const storedKinds = ['worlds', ...partKinds, 'journal'] as const
export type StoredKind = (typeof storedKinds)[number]

/** Everything of a world that is neither a part of its own nor an exchange. The same while nothing of it changes. */
const headOf = (world: World) => ({
  ...settingsOf(world),
  clock: world.clock.stored,
  // The exchanges that are there say how many there were.
  added: world.journal.size === 0 ? world.journal.added : 0,
  counts: world.changes?.counts,
})

/** The head as a store has it. An older mock may have stored none of the counts. */
export interface StoredHead {
  readonly clock: StoredClock
  readonly added: number
  readonly counts?: { readonly [kind: string]: number } | undefined
  readonly [name: string]: unknown
}

/** Writes parts into a store. */
export interface PartWriter {
  readonly put: (world: string, kind: StoredKind, key: string | number, value: unknown) => void
  readonly delete: (world: string, kind: PartKind, key: string) => void
  /** Deletes the exchanges before the one with this number. */
  readonly deleteExchanges: (world: string, before: number) => void
  readonly deleteWorld: (world: string) => void
}

type StoredExchanges = World['journal']['unstored']

/** What a store has of a world in memory. */
interface Written {
  readonly world: World
  head: string
  /** The number of the oldest exchange. */
  first: number
}

/**
 * What was last written of each world, so that a store writes only what changed since. Both ways to write return what the
 * store calls once that is committed.
 */
export class WrittenWorlds {
  readonly #byId = new Map<string, Written>()

  get worlds(): readonly World[] {
    return [...this.#byId.values()].map(({ world }) => world)
  }

  /** Whether a world has changes; exchanges are none. */
  hasChanges(world: World, head = JSON.stringify(headOf(world))): boolean {
    const written = this.#byId.get(world.id)
    return written?.world !== world || (world.changes?.parts.size ?? 0) > 0 || written.head !== head
  }

  /** Whether a world has exchanges that are not written, or none any more of those that are. */
  hasExchanges({ id, journal }: World): boolean {
    return journal.unstored.length > 0 || journal.first !== this.#byId.get(id)?.first
  }

  /** Writes what changed, with the exchanges. */
  write(parts: PartWriter, world: World): () => void {
    const { id, created, changes, journal } = world
    const [state, written] = [headOf(world), this.#byId.get(id)]
    const head = JSON.stringify(state)
    const isNew = written?.world !== world
    if (isNew) {
      parts.deleteWorld(id)
      parts.put(id, 'worlds', 'created', created)
    }
    if (isNew || written.head !== head) parts.put(id, 'worlds', 'state', state)
    for (const [kind, key, value] of changes?.parts.values() ?? [])
      if (value === undefined) parts.delete(id, kind, key)
      else parts.put(id, kind, key, value)
    this.writeExchanges(parts, world, journal.unstored)
    return () => this.mark(world, head)
  }

  /** Writes some exchanges and deletes those that the world has no more. */
  writeExchanges(parts: PartWriter, { id, journal: { first } }: World, exchanges: StoredExchanges): () => void {
    const written = this.#byId.get(id)
    if (first !== written?.first) parts.deleteExchanges(id, first)
    for (const { number, exchange } of exchanges) parts.put(id, 'journal', number, exchange)
    return () => {
      if (written) written.first = first
      for (const exchange of exchanges) exchange.isStored = true
    }
  }

  /** Notes that a store has a world as it is, for example because it was read just now. */
  mark(world: World, head = JSON.stringify(headOf(world))) {
    const { journal, changes } = world
    this.#byId.set(world.id, { world, head, first: journal.first })
    for (const exchange of journal.unstored) exchange.isStored = true
    changes?.clear()
  }

  forget(id: string) {
    this.#byId.delete(id)
  }
}

/** The parts of a world, with their keys, in the order in which they were first written. */
export type StoredParts = { readonly [Kind in StoredKind]: readonly StoredPart[] }
export type StoredPart = readonly [key: unknown, value: unknown]

export const partsBy = (partsOf: (kind: StoredKind) => readonly StoredPart[]): StoredParts =>
  Object.fromEntries(storedKinds.map((kind) => [kind, partsOf(kind)])) as unknown as StoredParts

/** What a stored world was created with, and how to fill it. Throws if something of it is missing. */
export const readWorld = (parts: StoredParts) => {
  const { created, state } = Object.fromEntries(parts.worlds) as { created?: WorldSettings; state?: StoredHead }
  if (!created || !state) throw new Error('its settings are missing')
  const { clock, added, counts, ...settings } = state
  const short = counts && partKinds.find((kind) => parts[kind].length !== counts[kind])
  if (short) throw new Error(`it has ${parts[short].length} of ${counts[short]} ${short}`)
  const data: Record<string, Record<string, unknown>> = {}
  for (const [name, record] of parts.records) {
    const [, table = '', key = ''] = /^(\w+)\/(.*)$/s.exec(String(name)) ?? []
    ;(data[table] ??= {})[key] = record
  }
  const fill = async (world: World) => {
    const snapshot = readSnapshot({
      format: 2,
      ...settings,
      clock: { now: clock.now, frozen: clock.frozen },
      data,
      captchas: parts.captchas,
      submissions: parts.submissions.map(([, submission]) => submission),
      journal: parts.journal.map(([, exchange]) => exchange),
    })
    await restore(world, snapshot, { added })
    world.clock = Clock.restored(clock)
  }
  return { created, fill }
}
