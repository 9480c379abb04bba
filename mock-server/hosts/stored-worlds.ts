import { dayMs } from '#specs/rules/time.ts'
import { hex, systemRandom } from '../worlds/random.ts'
import { Clock } from '../worlds/clock.ts'
import { readWorld, WrittenWorlds } from '../worlds/stored-world.ts'
import { defaultWorld, type Worlds, type WorldStore } from '../worlds/worlds.ts'
import { oldPartsOf, partsOf, partsOfWorld, partWriter, type PartKey } from './stored-parts.ts'

const systemNow = () => new Clock(null, false).now()

/** Resolves with the result of a database request. */
const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Resolves when a transaction is committed. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/** Opens a database of the origin and creates missing stores. Increase `version` when the list of stores changes. */
const openDatabase = async (name: string, version: number, stores: readonly string[]): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    const { result } = request
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
  })
  const database = await resultOf(request)
  // Otherwise a page with a newer version would wait until this one is closed.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** The entries of a store with their keys; with `range`, only those in it. */
const entriesOf = async <Key extends IDBValidKey, Value>(
  store: IDBObjectStore,
  range?: IDBKeyRange,
): Promise<[Key, Value][]> => {
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))])
  return keys.map((key, i) => [key as Key, values[i] as Value])
}

interface Stamp {
  /** Changes with every write, so that a page notices what other pages of its origin wrote. */
  readonly stamp: string
  readonly usedAt: number
}

const unusedWorldMaxMs = 7 * dayMs

/**
 * The worlds of a page, stored in IndexedDB: they survive a reload, and pages of one origin share them. A page reads
 * what the others wrote before each request and writes after it; the host lets one page do so at a time.
 */
export class StoredWorlds implements WorldStore {
  readonly #database: IDBDatabase
  /** The worlds that a request deleted. */
  readonly #deleted = new Set<string>()
  /** Other pages can change any world, so `refresh` restores them. */
  readonly ids: readonly string[] = []
  readonly #page = hex(systemRandom, 64)
  readonly #stamps = new Map<string, string>()
  readonly #written = new WrittenWorlds()
  #count = 0

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  /** Opens the store and deletes worlds that were not used for a week. */
  static async open(): Promise<StoredWorlds> {
    const stored = new StoredWorlds(await openDatabase('mock', 1, ['stamps', 'parts', 'aside']))
    const tooOld = systemNow() - unusedWorldMaxMs
    for (const [id, { usedAt }] of await stored.#stored())
      if (usedAt < tooOld && id !== defaultWorld) await stored.#change((...stores) => remove(id, ...stores))
    return stored
  }

  read(): never {
    throw new Error('it is not stored')
  }

  setAside() {}

  /** `flush` finds what changed. */
  hasChanges() {
    return false
  }

  save() {}

  delete(id: string) {
    this.#deleted.add(id)
  }

  /** Writes what changed and deletes what was deleted. Resolves once the transaction is committed. */
  async flush(worlds: Worlds): Promise<void> {
    const changed = worlds.all.filter((world) => this.#written.hasChanges(world) || this.#written.hasExchanges(world))
    const deleted = [...this.#deleted].filter((id) => !worlds.has(id))
    this.#deleted.clear()
    if (changed.length + deleted.length === 0) return
    await this.#change((stamps, parts) => {
      for (const world of changed) {
        this.#written.write(partWriter(parts), world)()
        this.#count += 1
        const stamp = `${this.#page}.${this.#count}`
        this.#stamps.set(world.id, stamp)
        stamps.put({ stamp, usedAt: systemNow() } satisfies Stamp, world.id)
      }
      for (const id of deleted) {
        this.#forget(id)
        remove(id, stamps, parts)
      }
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
    this.#written.forget(id)
    this.#deleted.delete(id)
  }

  /** Restores what other pages changed since the last call. No request may run meanwhile. */
  async refresh(worlds: Worlds): Promise<void> {
    const stored = new Map(await this.#stored())
    for (const [id, { stamp }] of stored) if (stamp !== this.#stamps.get(id)) await this.#load(worlds, id, stamp)
    for (const id of [...this.#stamps.keys()])
      if (!stored.has(id)) {
        if (worlds.has(id)) await worlds.delete(id)
        this.#forget(id)
      }
  }

  async #load(worlds: Worlds, id: string, stamp: string) {
    const store = this.#database.transaction('parts').objectStore('parts')
    const parts = await entriesOf<PartKey, unknown>(store, partsOfWorld(id))
    try {
      const old = oldPartsOf(parts)
      const { created, fill } = readWorld(old ?? partsOf(parts))
      const world = await worlds.put(id, created, fill)
      if (!old) this.#written.mark(world)
      this.#stamps.set(id, stamp)
    } catch (error) {
      console.warn(
        `Failed to read the stored world "${id}": ${(error as Error).message}. It was set aside and replaced by a new one.`,
      )
      await this.#putAside(worlds, id, parts)
    }
  }

  async #putAside(worlds: Worlds, id: string, parts: readonly unknown[]) {
    const transaction = this.#database.transaction('aside', 'readwrite')
    transaction.objectStore('aside').put(parts, id)
    await committed(transaction)
    await worlds.put(id, {}, async () => {})
    this.#forget(id)
    await this.flush(worlds)
  }
}

const remove = (id: string, stamps: IDBObjectStore, parts: IDBObjectStore) => {
  stamps.delete(id)
  parts.delete(partsOfWorld(id))
}
