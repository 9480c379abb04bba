import { hex, systemRandom } from '../worlds/random.ts'
import { restore } from '../worlds/snapshot.ts'
import { defaultWorld, type Worlds } from '../worlds/worlds.ts'
import { committed, entriesOf, openDatabase } from './database.ts'
import {
  systemNow,
  partsOfWorld,
  readParts,
  writeParts,
  writtenOf,
  type PartKey,
  type Written,
} from './stored-parts.ts'

interface Stamp {
  /** Changes with every write, so that a page notices what other pages of its origin wrote. */
  readonly stamp: string
  readonly usedAt: number
}

const unusedWorldMaxMs = 7 * 24 * 60 * 60_000

/**
 * The worlds of a page, stored in IndexedDB: they survive a reload, and pages of one origin share them. A page reads
 * what the others wrote before each request and writes after it; the host lets one page do so at a time.
 */
export class StoredWorlds {
  readonly #database: IDBDatabase
  readonly #worlds: Worlds
  readonly #page = hex(systemRandom, 64)
  readonly #stamps = new Map<string, string>()
  readonly #written = new Map<string, Written>()
  #count = 0

  private constructor(database: IDBDatabase, worlds: Worlds) {
    this.#database = database
    this.#worlds = worlds
  }

  /** Opens the store and deletes worlds that were not used for a week. */
  static async open(worlds: Worlds): Promise<StoredWorlds> {
    const database = await openDatabase('mock', 1, ['stamps', 'parts', 'aside'])
    const stored = new StoredWorlds(database, worlds)
    const stamps = await stored.#stored()
    const tooOld = systemNow() - unusedWorldMaxMs
    for (const [id, { usedAt }] of stamps)
      if (usedAt < tooOld && id !== defaultWorld) await stored.#change((...stores) => remove(id, ...stores))
    await stored.refresh()
    return stored
  }

  /** Writes the changes of a world, or its deletion. Resolves once the transaction is committed. */
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
      stamps.put({ stamp, usedAt: systemNow() } satisfies Stamp, id)
      this.#written.set(id, writeParts(parts, world, this.#written.get(id)))
    })
  }

  #change(write: (stamps: IDBObjectStore, parts: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(['stamps', 'parts'], 'readwrite', { durability: 'relaxed' })
    const done = committed(transaction)
    write(transaction.objectStore('stamps'), transaction.objectStore('parts'))
    // Commit immediately, so that the write survives if the page is closed now.
    transaction.commit()
    return done
  }

  #stored = () => entriesOf<string, Stamp>(this.#database.transaction('stamps').objectStore('stamps'))

  #forget(id: string) {
    this.#stamps.delete(id)
    this.#written.delete(id)
  }

  /** Loads what other pages changed since the last call. No request may run meanwhile. */
  async refresh(): Promise<void> {
    const stored = new Map(await this.#stored())
    for (const [id, { stamp }] of stored) if (stamp !== this.#stamps.get(id)) await this.#load(id, stamp)
    for (const id of [...this.#stamps.keys()])
      if (!stored.has(id)) {
        this.#forget(id)
        if (this.#worlds.find(id)) await this.#worlds.delete(id)
      }
  }

  async #load(id: string, stamp: string) {
    const store = this.#database.transaction('parts').objectStore('parts')
    const parts = await entriesOf<PartKey, unknown>(store, partsOfWorld(id))
    try {
      const { created, snapshot, ...rest } = readParts(parts)
      if (this.#worlds.find(id)) await this.#worlds.delete(id)
      if (id !== defaultWorld) await this.#worlds.create({ ...created, id })
      const world = await this.#worlds.replace(id, (fresh) => restore(fresh, snapshot))
      this.#written.set(id, writtenOf(world, rest))
      this.#stamps.set(id, stamp)
    } catch (error) {
      console.warn(
        `Failed to read the stored world "${id}": ${(error as Error).message}. It was set aside and replaced by a new one.`,
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
