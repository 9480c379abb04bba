import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NeedsFile } from '#e2e/verify/target.ts'
import { root } from '../root.ts'

/** What the tests need of a back end: in the package beside the suites, in a checkout by their content. */
const needsFile = (): string => {
  const packed = join(root, 'e2e/verify/needs.json')
  if (existsSync(packed)) return packed
  const hash = createHash('sha256')
  for (const path of globSync('e2e/**/*.ts', { cwd: root }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)))
  return join(root, '.cache/needs', `${hash.digest('hex').slice(0, 16)}.json`)
}

/**
 * The file of the needs, which one run of the API suites against the mock makes if it is missing. What the tests of pages
 * need is seen while they run.
 */
export const ensureNeeds = async (): Promise<string> => {
  const file = needsFile()
  if (existsSync(file)) return file
  // Not part of the package, which has the file.
  const { observeNeeds } = await import('./observe-needs.ts')
  const needs = await observeNeeds()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(needs, undefined, 1))
  return file
}

export const readNeeds = (file: string): NeedsFile => JSON.parse(readFileSync(file, 'utf8')) as NeedsFile
