import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What tests took in earlier runs on this machine, in milliseconds. */
export type Durations = { [test: string]: number }

const file = join(import.meta.dirname, '../../.cache/test-durations.json')

export const readDurations = (): Durations =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Durations) : {}

export const writeDurations = (durations: Durations): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(durations))
}

/** `titles` are those of the groups of a test and its own. */
export const durationKey = (path: string, titles: readonly string[]): string => `${path} ${titles.join(' › ')}`

/** For tests that never ran here. A test of pages takes about as long as a dozen that only send requests. */
export const usualMs = (path: string): number => (path.endsWith('.api.spec.ts') ? 150 : 1_800)
