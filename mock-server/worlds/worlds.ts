import type { NewWorld, WorldSettings } from '#specs/contract/control.ts'
import { tooManyWorlds, worldExists } from '../http/control-refusals.ts'
import { Refusal } from '../http/refusal.ts'
import { Changes } from './changes.ts'
import { hex, systemRandom } from './random.ts'
import { elapsedMs } from './clock.ts'
import { sharedBudgets } from './budget.ts'
import { totalCounts } from './coverage.ts'
import { World } from './world.ts'

/** The number of worlds at the same time. */
export const worldsMax = 5000
const idleMaxMs = 60 * 60_000
const sweepEveryMs = 60_000

/** The world that always exists. */
export const defaultWorld = 'default'

/** Keeps worlds outside the memory of this process or page. Each write throws a `Refusal` if it fails. */
export interface WorldStore {
  /** The worlds that are stored at the start. They are restored when they are first used. */
  readonly ids: readonly string[]
  /** What a stored world was created with, and how to fill it. Rejects or throws if it cannot be restored. */
  readonly read: (id: string) => { readonly created: WorldSettings; readonly fill: (world: World) => Promise<void> }
  /** Keeps a stored world that cannot be restored out of the way, and reports it. */
  readonly setAside: (id: string, reason: unknown) => void
  /** Whether a world has changes that `save` writes at once. */
  readonly hasChanges: (world: World) => boolean
  /** Stores the changes of a world. A new one replaces the stored world with its id. */
  readonly save: (world: World) => void
  readonly delete: (id: string) => void
}

/** Fills a new world. Imported on demand, as the schemas of all records are large. */
const fill = async (world: World, settings: WorldSettings) => {
  if (settings.volume || settings.data) await (await import('./fill.ts')).fill(world, settings)
}

interface Entry {
  /** Undefined until a stored world is used. */
  world?: World | undefined
  restoring?: Promise<void> | undefined
  usedAt: number
}

/** All worlds of one mock, by id. Worlds expire after an hour without use. */
export class Worlds {
  readonly #budgets = sharedBudgets()
  readonly #store: WorldStore | undefined
  readonly #settings: WorldSettings
  readonly #byId = new Map<string, Entry>()
  readonly #deleted = totalCounts()
  #sweptAt = elapsedMs()

  /** @param settings settings of the default world */
  constructor(settings: WorldSettings = {}, store?: WorldStore) {
    this.#settings = settings
    this.#store = store
    for (const id of store?.ids ?? []) this.#byId.set(id, { usedAt: elapsedMs() })
    if (!this.#byId.has(defaultWorld)) this.#add(this.#fresh(defaultWorld, settings))
  }

  /** Where the clock of a world begins unless somebody sets it; null for real time. */
  startOf(id: string): string | null {
    return (id === defaultWorld && this.#settings.now) || null
  }

  get size() {
    return this.#byId.size
  }

  /** The worlds in memory. */
  get all(): readonly World[] {
    return [...this.#byId.values()].flatMap(({ world }) => world ?? [])
  }

  /** All worlds, after those that are only stored were restored. Does not count as use of them. */
  async openAll(): Promise<readonly World[]> {
    for (const [id, entry] of [...this.#byId]) await this.#restored(id, entry)
    return this.all
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  /** The world with this id, unless it is only stored. Counts as use of the world. */
  find(id: string): World | undefined {
    const found = this.#byId.get(id)
    if (found) found.usedAt = elapsedMs()
    return found?.world
  }

  /** Like `find`, but restores a world that is only stored. */
  async open(id: string): Promise<World | undefined> {
    const entry = this.#byId.get(id)
    if (entry) await this.#restored(id, entry)
    return this.find(id)
  }

  /** The world with this id. Counts as use of the world. Throws the refusal `UNKNOWN_WORLD`. */
  get(id: string): World {
    const world = this.find(id)
    if (!world) throw unknownWorld(id)
    return world
  }

  /** What the clients of all worlds met, and of those that were deleted. */
  get coverages() {
    return [this.#deleted, ...this.all.map(({ coverage }) => coverage)]
  }

  idleMs(id: string): number {
    const found = this.#byId.get(id)
    return found ? elapsedMs() - found.usedAt : 0
  }

  /**
   * Stores what requests changed in a world. Call it in `runExclusive`, before the response is sent. If that fails, the
   * world becomes as it was stored before.
   */
  async save(world: World): Promise<void> {
    const entry = this.#byId.get(world.id)
    if (entry?.world !== world) return
    try {
      this.#store?.save(world)
    } catch (error) {
      world.end()
      delete entry.world
      await this.open(world.id)
      throw error
    }
  }

  /** Whether a world has changes that are not stored. */
  hasChanges(world: World): boolean {
    return this.#store?.hasChanges(world) ?? false
  }

  /** Stores what a request changed that was not exclusive. */
  async saveInTurn(world: World): Promise<void> {
    if (this.hasChanges(world)) await world.runExclusive(() => this.save(world))
  }

  /** Creates a world. Throws the refusal `CONFLICT` or `TOO_MANY_WORLDS`. */
  async create({ id = hex(systemRandom, 64), ...settings }: NewWorld): Promise<World> {
    if (this.#byId.has(id)) throw worldExists(id)
    this.#makeRoom()
    const world = this.#fresh(id, settings)
    await fill(world, settings)
    // Another request may have created it meanwhile.
    if (this.#byId.has(id)) throw worldExists(id)
    return this.#add(world)
  }

  /** Replaces a world by a new one with the settings it was created with. */
  reset(id: string): Promise<World> {
    const { created } = this.get(id)
    return this.replace(id, (world) => fill(world, created))
  }

  /** Replaces a world by a new one after `fill` has initialised it. If `fill` fails, the previous world stays. */
  replace(id: string, fill: (world: World) => Promise<void>): Promise<World> {
    return this.put(id, this.get(id).created, fill)
  }

  /**
   * Like `replace`, but also creates the world if it does not exist. `created` are the settings for a reset. Throws the
   * refusal `TOO_MANY_WORLDS`.
   */
  async put(id: string, created: WorldSettings, fill: (world: World) => Promise<void>): Promise<World> {
    const isReplaced = this.#byId.has(id)
    if (!isReplaced) this.#makeRoom()
    const world = this.#fresh(id, created)
    try {
      await fill(world)
      // Another request may have deleted it meanwhile.
      if (isReplaced && !this.#byId.has(id)) throw unknownWorld(id)
      const previous = this.find(id)
      this.#add(world)
      if (previous) world.coverage = previous.coverage
      previous?.end()
      return world
    } catch (error) {
      world.end()
      throw error
    }
  }

  /** Deletes a world; resets the default world instead. */
  async delete(id: string): Promise<void> {
    if (id === defaultWorld) await this.reset(id)
    else this.#remove(id, this.get(id))
  }

  #fresh(id: string, created: WorldSettings) {
    return new World(id, created, this.#budgets, this.#store && new Changes())
  }

  #add(world: World): World {
    this.#store?.save(world)
    this.#byId.set(world.id, { world, usedAt: elapsedMs() })
    return world
  }

  #remove(id: string, world: World | undefined) {
    this.#store?.delete(id)
    if (world) this.#deleted.addAll([world.coverage])
    world?.end()
    this.#byId.delete(id)
  }

  async #restored(id: string, entry: Entry) {
    if (!entry.world) await (entry.restoring ??= this.#restore(id, entry))
  }

  async #restore(id: string, entry: Entry) {
    try {
      const { created, fill: restore } = this.#store!.read(id)
      const world = this.#fresh(id, created)
      await restore(world)
      // Another request may have replaced or deleted it meanwhile.
      if (this.#byId.get(id) === entry) entry.world = world
      else world.end()
    } catch (error) {
      if (this.#byId.get(id) !== entry) return
      this.#store!.setAside(id, error)
      if (id === defaultWorld) this.#add(this.#fresh(id, this.#settings))
      else this.#byId.delete(id)
    } finally {
      entry.restoring = undefined
    }
  }

  #makeRoom() {
    this.#sweep()
    if (this.#byId.size >= worldsMax) throw tooManyWorlds(worldsMax)
  }

  #sweep() {
    const now = elapsedMs()
    if (now - this.#sweptAt < sweepEveryMs) return
    this.#sweptAt = now
    for (const [id, { world, usedAt }] of this.#byId)
      if (id !== defaultWorld && now - usedAt >= idleMaxMs) this.#remove(id, world)
  }
}

export const unknownWorld = (id: string) =>
  new Refusal('UNKNOWN_WORLD', { message: ['error.UNKNOWN_WORLD', { world: id }] })
