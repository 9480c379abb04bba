import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clause } from '#specs/clauses/clause.ts'
import { clauseVersionsFile, type ClauseVersions } from '../release/clause-versions.ts'
import { root } from '../root.ts'

interface Catalogue {
  readonly [id: string]: Clause
}

/** Whether a version is newer than another one, of which the last numbers may be left out. */
const isNewer = (version: string, pin: string) =>
  version.split('.').slice(0, pin.split('.').length).join('.').localeCompare(pin, 'en', { numeric: true }) > 0

/** The clauses that are judged since a newer version of the contract than the one that a target is built from. */
export const newerClauses = (
  pin: string | undefined,
  versions = JSON.parse(readFileSync(join(root, clauseVersionsFile), 'utf8')) as ClauseVersions,
): ReadonlySet<string> =>
  new Set(pin === undefined ? [] : Object.entries(versions).flatMap(([each, ids]) => (isNewer(each, pin) ? ids : [])))

/** The catalogue for a target to which these clauses are new: they warn, as those that we assumed. */
export const withWarnings = (catalogue: Catalogue, newer: ReadonlySet<string>): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, clause]) => [id, newer.has(id) ? { ...clause, class: 'assumed' } : clause]),
  )
