import { hex, systemRandom } from '../worlds/random.ts'
import { restore } from '../worlds/snapshot.ts'
import { defaultWorld, type Worlds } from '../worlds/worlds.ts'
import { committed, entriesOf, openDatabase } from './database.ts'
import {
  machineNow,
  partsOfWorld,
  readParts,
  writeParts,
  writtenOf,
  type PartKey,
  type Written,
} from './stored-parts.ts'

interface Stamp {
  /** Another one with every change, so that a page sees what others of its origin did. */
  readonly stamp: string
  readonly usedAt: number
}

const unusedMaxMs = 7 * 24 * 60 * 60_000

/**
 * The worlds of a page, kept in IndexedDB: they survive a reload, and pages of one origin share them. A page reads
 * before each call what the others wrote, and writes after it. Two pages that change one world at the very same
 * moment are not kept apart: the later one wins.
 */
export class StoredWorlds {
  readonly #database: IDBDatabase
  readonly #worlds: Worlds
  readonly #page = hex(systemRandom, 64)
  readonly #stamps = new Map<string, string>()
  readonly #written = new Map<string, Written>()
  readonly #busy = new Map<string, number>()
  #count = 0
  #turn: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined

  private constructor(database: IDBDatabase, worlds: Worlds) {
    this.#database = database
    this.#worlds = worlds
  }

  /** Opens the store, and throws away worlds that nobody used for a week. */
  static async open(worlds: Worlds): Promise<StoredWorlds> {
    const database = await openDatabase('mock', 1, ['stamps', 'parts', 'aside'])
    const stored = new StoredWorlds(database, worlds)
    const stamps = await stored.#stored()
    const tooOld = machineNow() - unusedMaxMs
    for (const [id, { usedAt }] of stamps)
      if (usedAt < tooOld && id !== defaultWorld) await stored.#change((...stores) => remove(id, ...stores))
    await stored.refresh()
    return stored
  }

  /** Brings in what other pages did since the last time. */
  refresh(): Promise<void> {
    // One after the other, and calls that wait for the same one share it: a world is read once, not by each of them.
    this.#waiting ??= this.#turn.then(() => {
      this.#waiting = undefined
      return this.#refresh()
    })
    this.#turn = this.#waiting.catch(() => {})
    return this.#waiting
  }

  /** While a call is under way its world is not replaced by what another page wrote. */
  async during<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    this.#busy.set(id, (this.#busy.get(id) ?? 0) + 1)
    try {
      return await work()
    } finally {
      const left = this.#busy.get(id)! - 1
      if (left > 0) this.#busy.set(id, left)
      else this.#busy.delete(id)
    }
  }

  /** Writes what changed in a world, or that it is gone. It is on its way when this returns, and kept when it resolves. */
  save(id: string): Promise<void> {
    const world = this.#worlds.find(id)
    if (!world) {
      this.#forget(id)
      return this.#change((...stores) => remove(id, ...stores))
    }
    this.#count += 1
    const stamp = `${this.#page}.${this.#count}`
    this.#stamps.set(id, stamp)
    return this.#change((stamps, parts) => {
      stamps.put({ stamp, usedAt: machineNow() } satisfies Stamp, id)
      this.#written.set(id, writeParts(parts, world, this.#written.get(id)))
    })
  }

  #change(write: (stamps: IDBObjectStore, parts: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(['stamps', 'parts'], 'readwrite', { durability: 'relaxed' })
    const done = committed(transaction)
    write(transaction.objectStore('stamps'), transaction.objectStore('parts'))
    // At once, so that it is kept even when the page goes now.
    transaction.commit()
    return done
  }

  #stored = () => entriesOf<string, Stamp>(this.#database.transaction('stamps').objectStore('stamps'))

  #forget(id: string) {
    this.#stamps.delete(id)
    this.#written.delete(id)
  }

  async #refresh() {
    const before = new Map(this.#stamps)
    const stored = new Map(await this.#stored())
    // What this page itself changed meanwhile is newer than what was read.
    const isUntouched = (id: string) => this.#stamps.get(id) === before.get(id) && !this.#busy.has(id)
    for (const [id, { stamp }] of stored) if (stamp !== before.get(id) && isUntouched(id)) await this.#load(id, stamp)
    for (const id of before.keys())
      if (!stored.has(id) && isUntouched(id)) {
        this.#forget(id)
        if (this.#worlds.find(id)) await this.#worlds.delete(id)
      }
  }

  async #load(id: string, stamp: string) {
    const store = this.#database.transaction('parts').objectStore('parts')
    const parts = await entriesOf<PartKey, unknown>(store, partsOfWorld(id))
    try {
      const { created, whole, ...rest } = readParts(parts)
      if (this.#worlds.find(id)) await this.#worlds.delete(id)
      if (id !== defaultWorld) await this.#worlds.create({ ...created, id })
      const world = await this.#worlds.replace(id, (fresh) => restore(fresh, whole))
      this.#written.set(id, writtenOf(world, rest))
      this.#stamps.set(id, stamp)
    } catch (error) {
      console.warn(
        `Failed to read the stored world "${id}": ${(error as Error).message}. It is put aside, and a fresh one begins.`,
      )
      await this.#putAside(id, parts)
    }
  }

  async #putAside(id: string, parts: readonly unknown[]) {
    const transaction = this.#database.transaction('aside', 'readwrite')
    transaction.objectStore('aside').put(parts, id)
    await committed(transaction)
    if (!this.#worlds.find(id)) await this.#worlds.create({ id })
    this.#forget(id)
    await this.save(id)
  }
}

const remove = (id: string, stamps: IDBObjectStore, parts: IDBObjectStore) => {
  stamps.delete(id)
  parts.delete(partsOfWorld(id))
}
