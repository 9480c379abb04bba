import type { NewWorld, WorldSettings } from '#specs/contract/control.ts'
import { Refusal } from '../refusal.ts'
import { hex, systemRandom } from './random.ts'
import { elapsedMs } from './clock.ts'
import { putData } from './data.ts'
import { sharedBudgets, World } from './world.ts'

const worldsMax = 5000
const idleMaxMs = 60 * 60_000
const sweepEveryMs = 60_000

/** The world that always exists. */
export const defaultWorld = 'default'

/** All worlds of one mock, by id. A world that nobody used for an hour goes. */
export class Worlds {
  readonly #budgets = sharedBudgets()
  readonly #byId = new Map<string, { world: World; usedAt: number }>()
  #sweptAt = elapsedMs()

  /** @param first what the default world is created with */
  constructor(first: WorldSettings = {}) {
    this.#add(new World(defaultWorld, first, this.#budgets))
  }

  get size() {
    return this.#byId.size
  }

  get all(): readonly World[] {
    return [...this.#byId.values()].map(({ world }) => world)
  }

  /** The world of this id, which counts as used by it. */
  find(id: string): World | undefined {
    const found = this.#byId.get(id)
    if (found) found.usedAt = elapsedMs()
    return found?.world
  }

  /** The same, or a refusal that names what is missing. */
  get(id: string): World {
    const world = this.find(id)
    if (!world) throw unknownWorld(id)
    return world
  }

  idleMs(id: string): number {
    const found = this.#byId.get(id)
    return found ? elapsedMs() - found.usedAt : 0
  }

  async create({ id = hex(systemRandom, 64), ...settings }: NewWorld): Promise<World> {
    this.#sweep()
    if (this.#byId.has(id))
      throw new Refusal('CONFLICT', {
        text: `A world named "${id}" exists already. Choose another id, or delete it first.`,
      })
    if (this.#byId.size >= worldsMax)
      throw new Refusal('TOO_MANY_WORLDS', {
        text: `There are ${worldsMax} worlds, and no more can be made. Delete worlds that are not needed; unused ones go after an hour.`,
      })
    const world = new World(id, settings, this.#budgets)
    if (settings.data) await putData(world, settings.data)
    return this.#add(world)
  }

  /** Puts a world as it was created in the place of what it has become. */
  reset(id: string): Promise<World> {
    const { data } = this.get(id).created
    return this.replace(id, async (world) => {
      if (data) await putData(world, data)
    })
  }

  /** Puts a new world in the place of one, once `fill` has made it whole; when that fails the former one stays. */
  replace(id: string, fill: (world: World) => Promise<void>): Promise<World> {
    return this.put(id, this.get(id).created, fill)
  }

  /** The same, also where there was none, with what it is to be reset to. */
  async put(id: string, created: WorldSettings, fill: (world: World) => Promise<void>): Promise<World> {
    const world = new World(id, created, this.#budgets)
    await fill(world)
    this.#byId.get(id)?.world.end()
    return this.#add(world)
  }

  /** Ends a world; the default one is reset instead. */
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
  new Refusal('UNKNOWN_WORLD', { message: 'error.UNKNOWN_WORLD', values: { world: id } })
