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

// One line of JSON for the header and one per world. Worlds are written one at a time, so that requests do not wait for
// all of them.
const header = z.strictObject({
  format: z.literal('haneul-mock-state'),
  version: z.literal(1),
  worlds: z.int().min(1),
})
const line = z.strictObject({ id: z.string(), created: worldSettings, snapshot })

export interface PersistedState {
  /** Stops saving periodically and saves once more. Resolves to false if that failed. */
  readonly end: () => Promise<boolean>
}

/** Restores worlds from a file, then saves all worlds to it every 2 s if anything changed. Throws a start failure. */
export const persistState = async (file: string, worlds: Worlds): Promise<PersistedState> => {
  await restoreAll(file, worlds)
  let saved = fingerprint(worlds)
  let saving = Promise.resolve(true)
  const save = () => {
    saving = saving.then(async () => {
      const current = fingerprint(worlds)
      if (isSame(current, saved)) return true
      try {
        await write(file, worlds.all)
        saved = current
        return true
      } catch (error) {
        console.error(
          `Failed to save the worlds: ${(error as Error).message}. Check the free space and permissions of ${file}.`,
        )
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

/** Values of which at least one differs after any change of a world. */
const fingerprint = ({ all }: Worlds): readonly unknown[] =>
  all.flatMap((world) => [world, world.settings, world.faults, world.clock, world.journal.added, world.records])

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((part, i) => part === b[i])

/** Writes a temporary file and renames it, so that the state file is always complete. */
const write = async (file: string, all: readonly World[]) => {
  const temporaryFile = `${file}.part`
  const handle = await open(temporaryFile, 'w', 0o600)
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
  await rename(temporaryFile, file)
}

const restoreAll = async (file: string, worlds: Worlds) => {
  const lines = await linesOf(file)
  if (!lines) return
  let lineNumber = 0
  let expected: number | undefined
  const invalid = (reason: string) =>
    startFailure(
      `${file} is not a valid state file (line ${lineNumber}: ${reason})`,
      'Move the file away, or choose another file with --state.',
    )
  for await (const text of lines) {
    lineNumber += 1
    if (expected === undefined) {
      const { data, error } = header.safeParse(parsed(text))
      if (error) throw invalid(reasonOf(error))
      expected = data.worlds
    } else {
      const { data, error } = line.safeParse(parsed(text))
      if (error) throw invalid(reasonOf(error))
      await restoreWorld(data, worlds).catch((refusal: unknown) => {
        if (!isRefusal(refusal)) throw refusal
        const [first] = refusal.detail.errors ?? []
        throw invalid(`${first?.field ?? 'snapshot'}: ${first?.text ?? refusal.code}`)
      })
    }
  }
  if (lineNumber - 1 !== expected)
    throw invalid(`it contains ${Math.max(0, lineNumber - 1)} of ${expected ?? 'no'} worlds`)
}

const restoreWorld = async ({ id, created, snapshot }: z.infer<typeof line>, worlds: Worlds) => {
  const saved = readSnapshot(snapshot)
  const world = await worlds.put(id, created, (fresh) => restore(fresh, saved))
  // A clock that follows real time must skip the time while the mock was not running.
  if (saved.settings.now === null && !saved.clock.frozen) world.clock = new Clock(null, false)
}

/** The lines of the file; undefined if it does not exist but can be created. Throws a start failure otherwise. */
const linesOf = async (file: string) => {
  const inaccessible = (done: string, { code }: NodeJS.ErrnoException) =>
    startFailure(`${file} cannot be ${done} (${code})`, 'Choose another file with --state.')
  try {
    const handle = await open(file)
    if ((await handle.stat()).isFile()) return handle.readLines()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw inaccessible('read', error as NodeJS.ErrnoException)
    await access(dirname(file), constants.W_OK).catch((reason: NodeJS.ErrnoException) => {
      throw inaccessible('written', reason)
    })
    return undefined
  }
  throw startFailure(`${file} is a folder`, 'Give --state a file.')
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
