import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'
import { openState } from '../process/open-state.ts'
import { sumOf } from '../process/state-rows.ts'
import type { StoredKind } from '../worlds/stored-world.ts'
import { newMock } from './mock.ts'

/** The name of a state file in a folder of its own, which is deleted at the end of the test. */
export const newStateFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'worlds.state')
}

/** A mock in this process that keeps its worlds in a file, as with `--state`. */
export const mockWithState = (file: string) => {
  const state = openState(file)
  return { ...newMock({}, {}, state), end: () => state.end() }
}

/** The file as a process leaves it that is killed now. */
export const killedCopyOf = (file: string): string => {
  const copy = newStateFile()
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix)
  return copy
}

/** With the log of changes that are not in the database yet. */
export const sizeOf = (file: string) =>
  ['', '-wal'].reduce((sum, suffix) => sum + (statSync(file + suffix, { throwIfNoEntry: false })?.size ?? 0), 0)

/** What is written to the console during some work. */
export const errorsOf = async (work: () => unknown) => {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return lines
}

/** Works on a state file that no mock uses. */
export const inStateFile = <Result>(file: string, work: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Changes the settings of a world, with their checksum, as a mock with other rules would have written them. */
export const changeState = (file: string, world: string, change: (state: any) => unknown) =>
  inStateFile(file, (database) => {
    const [kind, key] = ['worlds', 'state'] as const satisfies readonly [StoredKind, string]
    const where = 'WHERE world = ? AND key = ?'
    const { value } = database.prepare(`SELECT value FROM ${kind} ${where}`).get(world, key) as { value: string }
    const changed = JSON.stringify(change(JSON.parse(value)))
    const sum = sumOf(kind, { world, key, value: changed })
    database.prepare(`UPDATE ${kind} SET value = ?, sum = ? ${where}`).run(changed, sum, world, key)
  })
