import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names a test or a content in few characters. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Name of a world: `m-17-<test>-<random>` for mutant 17, `m-c-<test>-<random>` to see what a test reaches. */
export const worldPattern = /\bm-(\d+|c)-([0-9a-f]{16})-[0-9a-f]{8}\b/

/** One test with one mutant, at the end of its title: `[e2e/notice/list.api.spec.ts#3 17]`. */
export const titlePattern = /\[(\S+#\d+) (\d+|c)\]$/

/** A test that was run. */
export interface Run {
  readonly test: string
  readonly mutant: string
  readonly clauses: readonly string[]
  readonly hasFailed: boolean
  /** The first line of its first error. */
  readonly error: string
  /** The mutants that its pages reached, if it was run to see that. */
  readonly reached: readonly string[]
  /** The mock was started again meanwhile. */
  readonly isLost: boolean
}

export const root = join(import.meta.dirname, '../..')

/** @param file path from the root */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The file of a test, which is named by its file and its number in there. */
export const fileOf = (test: string): string => test.split('#')[0]!
