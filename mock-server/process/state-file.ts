import { constants } from 'node:fs'
import { access, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { snapshot, worldSettings } from '#specs/contract/control.ts'
import { isRefusal } from '../refusal.ts'
import { Clock } from '../worlds/clock.ts'
import { readSnapshot, restore, snapshotOf } from '../worlds/snapshot.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { startFailure } from './command-line.ts'

const saveEveryMs = 2_000

// A line of JSON for the head and one for each world: so each world is written by itself, and no call waits for all.
const head = z.strictObject({
  format: z.literal('haneul-mock-state'),
  version: z.literal(1),
  worlds: z.int().min(1),
})
const line = z.strictObject({ id: z.string(), created: worldSettings, snapshot })

export interface PersistedState {
  /** Saves what has changed since the last time, for the last time; false where it could not be saved. */
  readonly end: () => Promise<boolean>
}

/** Brings back the worlds that a file holds, and saves all worlds to it whenever something changed. */
export const persistState = async (file: string, worlds: Worlds): Promise<PersistedState> => {
  await restoreAll(file, worlds)
  let saved = stateOf(worlds)
  let saving = Promise.resolve(true)
  const save = () => {
    saving = saving.then(async () => {
      const now = stateOf(worlds)
      if (isSame(now, saved)) return true
      try {
        await write(file, worlds.all)
        saved = now
        return true
      } catch (error) {
        console.error(`Failed to save the worlds: ${(error as Error).message}. Make room for ${file}.`)
        return false
      }
    })
    return saving
  }
  const timer = setInterval(() => void save(), saveEveryMs)
  return {
    end: () => {
      clearInterval(timer)
      return save()
    },
  }
}

/** What is replaced or counted whenever a world changes. */
const stateOf = ({ all }: Worlds): readonly unknown[] =>
  all.flatMap((world) => [world, world.settings, world.faults, world.clock, world.journal.added, world.records])

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((part, i) => part === b[i])

/** Written beside and put in its place whole, so that there is a whole file at any time. */
const write = async (file: string, all: readonly World[]) => {
  const beside = `${file}.part`
  const handle = await open(beside, 'w', 0o600)
  try {
    await handle.write(`${JSON.stringify({ format: 'haneul-mock-state', version: 1, worlds: all.length })}\n`)
    for (const world of all) {
      const { id, created } = world
      await handle.write(`${JSON.stringify({ id, created, snapshot: snapshotOf(world) })}\n`)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
}

const restoreAll = async (file: string, worlds: Worlds) => {
  const lines = await linesOf(file)
  if (!lines) return
  let at = 0
  let expected: number | undefined
  const refused = (reason: string) =>
    startFailure(
      `${file} is no state of this mock (line ${at}: ${reason})`,
      'Move it away, or name another file with --state.',
    )
  for await (const text of lines) {
    at += 1
    if (expected === undefined) {
      const { data, error } = head.safeParse(parsed(text))
      if (error) throw refused(reasonOf(error))
      expected = data.worlds
    } else {
      const { data, error } = line.safeParse(parsed(text))
      if (error) throw refused(reasonOf(error))
      await restoreWorld(data, worlds).catch((refusal: unknown) => {
        if (!isRefusal(refusal)) throw refusal
        const [first] = refusal.detail.errors ?? []
        throw refused(`${first?.field ?? 'snapshot'}: ${first?.text ?? refusal.code}`)
      })
    }
  }
  if (at - 1 !== expected) throw refused(`it holds ${Math.max(0, at - 1)} of ${expected ?? 'no'} worlds`)
}

const restoreWorld = async ({ id, created, snapshot }: z.infer<typeof line>, worlds: Worlds) => {
  const past = readSnapshot(snapshot)
  const world = await worlds.put(id, created, (fresh) => restore(fresh, past))
  // Real time has gone on while the mock was not running.
  if (past.settings.now === null && !past.clock.frozen) world.clock = new Clock(null, false)
}

/** The file line by line; undefined where there is none yet, but one can be made. */
const linesOf = async (file: string) => {
  const refused = (done: string, { code }: NodeJS.ErrnoException) =>
    startFailure(`${file} cannot be ${done} (${code})`, 'Name another file with --state.')
  try {
    const handle = await open(file)
    if ((await handle.stat()).isFile()) return handle.readLines()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw refused('read', error as NodeJS.ErrnoException)
    await access(dirname(file), constants.W_OK).catch((reason: NodeJS.ErrnoException) => {
      throw refused('written', reason)
    })
    return undefined
  }
  throw startFailure(`${file} is a folder`, 'Name a file with --state.')
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const reasonOf = ({ issues: [issue] }: z.ZodError) =>
  [issue?.path.join('.'), issue?.message].filter((part) => part !== '').join(': ')
