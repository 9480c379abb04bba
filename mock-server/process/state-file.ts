import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { World } from '../worlds/world.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { restoreState } from './restore-state.ts'
import { removeLeftovers, StateLog } from './state-log.ts'
import { lockState } from './state-lock.ts'

const saveEveryMs = 2_000
/** Saving must not take more than a tenth of the time, however much changes. */
const pausePerSaving = 10
const pauseMaxMs = 60_000

export interface PersistedState {
  /** Stops saving periodically and saves once more. Resolves to false if that failed. */
  readonly end: () => Promise<boolean>
}

/**
 * Restores worlds from a file, then appends the worlds that changed to it, every 2 s or less often if that takes long.
 * Throws a start failure.
 */
export const persistState = async (named: string, worlds: Worlds): Promise<PersistedState> => {
  const file = resolved(named)
  lockState(file)
  await removeLeftovers(file)
  const { contents, isOutdated } = await restoreState(file, worlds)
  return new Saving(file, worlds, new StateLog(file, contents), isOutdated)
}

/** Two paths of one file must share a lock, so links are followed. */
const resolved = (file: string): string => {
  try {
    return realpathSync(file)
  } catch {
    try {
      return join(realpathSync(dirname(file)), basename(file))
    } catch {
      return file
    }
  }
}

type Fingerprint = readonly unknown[]

/** Values of which at least one differs after any change of a world. */
const fingerprintOf = (world: World): Fingerprint => [
  world,
  world.settings,
  world.faults,
  world.clock,
  world.journal.added,
  world.journal.size,
  world.records,
  world.evictions,
]

const isSame = (a: Fingerprint, b: Fingerprint | undefined) => b !== undefined && a.every((part, i) => part === b[i])

class Saving implements PersistedState {
  readonly #file: string
  readonly #worlds: Worlds
  readonly #log: StateLog
  #saved: ReadonlyMap<string, Fingerprint>
  #isOutdated: boolean
  #last: Promise<boolean> = Promise.resolve(true)
  #timer: NodeJS.Timeout | undefined

  /** @param isOutdated whether the file must be rewritten even if nothing changes */
  constructor(file: string, worlds: Worlds, log: StateLog, isOutdated: boolean) {
    this.#file = file
    this.#worlds = worlds
    this.#log = log
    this.#isOutdated = isOutdated
    this.#saved = new Map(worlds.all.map((world) => [world.id, fingerprintOf(world)]))
    this.#schedule(saveEveryMs)
  }

  end(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#last = this.#last.then(async () => {
      const isSaved = await this.#save()
      await this.#log.close()
      return isSaved
    })
    return this.#last
  }

  #schedule(ms: number) {
    this.#timer = setTimeout(() => {
      const startedMs = elapsedMs()
      this.#last = this.#save()
      void this.#last.then(() => {
        if (this.#timer === undefined) return
        const tookMs = elapsedMs() - startedMs
        this.#schedule(Math.min(pauseMaxMs, Math.max(saveEveryMs, pausePerSaving * tookMs)))
      })
    }, ms)
  }

  async #save(): Promise<boolean> {
    const all = this.#worlds.all
    const current = new Map(all.map((world) => [world.id, fingerprintOf(world)]))
    const changed = all.filter(({ id }) => !isSame(current.get(id)!, this.#saved.get(id)))
    const deleted = [...this.#saved.keys()].filter((id) => !current.has(id))
    if (changed.length + deleted.length === 0 && !this.#isOutdated) return true
    let isSaved = true
    const onFailure = ({ id }: World, { message }: Error) => {
      isSaved = false
      console.error(`Failed to save the world "${id}": ${message}. The other worlds are saved.`)
    }
    try {
      if (this.#isOutdated || this.#log.isRewriteDue) await this.#log.rewrite(all, onFailure)
      else await this.#log.append(changed, deleted, onFailure)
      this.#saved = current
      this.#isOutdated = false
      return isSaved
    } catch (error) {
      const { message } = error as Error
      console.error(`Failed to save the worlds: ${message}. Check the free space and permissions of ${this.#file}.`)
      return false
    }
  }
}
