import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** @param file path from the root */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The file of a test, which is named by its file and its number in there. */
export const fileOf = (test: string): string => test.split('#')[0]!
