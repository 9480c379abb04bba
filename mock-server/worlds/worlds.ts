import type { NewWorld, WorldSettings } from '#specs/contract/control.ts'
import { tooManyWorlds, worldExists } from '../control-refusals.ts'
import { Refusal } from '../refusal.ts'
import { hex, systemRandom } from './random.ts'
import { elapsedMs } from './clock.ts'
import { fill } from './fill.ts'
import { sharedBudgets, World } from './world.ts'

/** The number of worlds at the same time. */
export const worldsMax = 5000
const idleMaxMs = 60 * 60_000
const sweepEveryMs = 60_000

/** The world that always exists. */
export const defaultWorld = 'default'

/** All worlds of one mock, by id. Worlds expire after an hour without use. */
export class Worlds {
  readonly #budgets = sharedBudgets()
  readonly #byId = new Map<string, { world: World; usedAt: number }>()
  #sweptAt = elapsedMs()

  /** @param settings settings of the default world */
  constructor(settings: WorldSettings = {}) {
    this.#add(new World(defaultWorld, settings, this.#budgets))
  }

  get size() {
    return this.#byId.size
  }

  get all(): readonly World[] {
    return [...this.#byId.values()].map(({ world }) => world)
  }

  /** The world with this id. Counts as use of the world. */
  find(id: string): World | undefined {
    const found = this.#byId.get(id)
    if (found) found.usedAt = elapsedMs()
    return found?.world
  }

  /** The world with this id. Counts as use of the world. Throws the refusal `UNKNOWN_WORLD`. */
  get(id: string): World {
    const world = this.find(id)
    if (!world) throw unknownWorld(id)
    return world
  }

  idleMs(id: string): number {
    const found = this.#byId.get(id)
    return found ? elapsedMs() - found.usedAt : 0
  }

  /** Creates a world. Throws the refusal `CONFLICT` or `TOO_MANY_WORLDS`. */
  async create({ id = hex(systemRandom, 64), ...settings }: NewWorld): Promise<World> {
    if (this.#byId.has(id)) throw worldExists(id)
    this.#makeRoom()
    const world = new World(id, settings, this.#budgets)
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
    const world = new World(id, created, this.#budgets)
    try {
      await fill(world)
      // Another request may have deleted it meanwhile.
      if (isReplaced && !this.#byId.has(id)) throw unknownWorld(id)
    } catch (error) {
      world.end()
      throw error
    }
    this.#byId.get(id)?.world.end()
    return this.#add(world)
  }

  /** Deletes a world; resets the default world instead. */
  async delete(id: string): Promise<void> {
    if (id === defaultWorld) {
      await this.reset(id)
      return
    }
    this.get(id).end()
    this.#byId.delete(id)
  }

  #add(world: World): World {
    this.#byId.set(world.id, { world, usedAt: elapsedMs() })
    return world
  }

  #makeRoom() {
    this.#sweep()
    if (this.#byId.size >= worldsMax) throw tooManyWorlds(worldsMax)
  }

  #sweep() {
    const now = elapsedMs()
    if (now - this.#sweptAt < sweepEveryMs) return
    this.#sweptAt = now
    for (const [id, { world, usedAt }] of this.#byId) {
      if (id === defaultWorld || now - usedAt < idleMaxMs) continue
      world.end()
      this.#byId.delete(id)
    }
  }
}

export const unknownWorld = (id: string) =>
  new Refusal('UNKNOWN_WORLD', { message: ['error.UNKNOWN_WORLD', { world: id }] })
