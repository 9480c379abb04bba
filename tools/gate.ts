import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClauseReport } from './clause-report.ts'

/** A list that may only get shorter, now and in the commit that this work began from. */
export interface Shrinking {
  readonly name: string
  readonly now: readonly string[]
  /** What it held before; undefined where there is no commit to ask. */
  readonly before: readonly string[] | undefined
  /** What there was at all before: what is new may be added to the list. */
  readonly knownBefore: readonly string[]
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const ofClauses = ({ clauses }: ClauseReport): string[] =>
  clauses.flatMap(({ id, class: binds, state, isPending }) => {
    if (isPending && state === 'passed') return [`${id} is owed and proved. Take it off specs/clauses/owed.ts.`]
    if (binds !== 'product' || isPending) return []
    if (state === 'failed') return [`${id} has no passing proof: a test of it failed.`]
    if (state === 'not run') return [`${id} has no proof and is not owed. Write its test.`]
    return []
  })

const ofTests = ({ tests, clauses }: ClauseReport): string[] => {
  const known = new Set(clauses.map(({ id }) => id))
  return tests.flatMap(({ title, file, line, clauses: named, state, skipReason }) => [
    ...(named.length === 0 ? [`${file}:${line} names no clause: "${title}". Give it one with clause(…).`] : []),
    ...named
      .filter((id) => !known.has(id))
      .map((id) => `${file}:${line} names ${id}, which is not in the catalogue. Correct the id.`),
    ...(state === 'skipped' && !skipReason
      ? [`${file}:${line} is skipped without a reason: "${title}". Say why, or run it.`]
      : []),
  ])
}

const ofList = ({ name, now, before, knownBefore }: Shrinking): string[] => {
  if (before === undefined) return []
  const held = new Set(before)
  const known = new Set(knownBefore)
  return now
    .filter((entry) => !held.has(entry) && known.has(entry))
    .map((entry) => `${entry} was put on the list of ${name}, which only gets shorter. Do it instead.`)
}

/** Everything that keeps a whole run from being a proof, one line each. */
export const problems = (report: ClauseReport, lists: readonly Shrinking[] = []): string[] => {
  if (!report.run.isWhole) return ['report/clauses.json is of a part of the suites. Run npm test without arguments.']
  const { failed } = report.totals.tests
  return [
    ...report.run.errors.map((error) => `The run had an error outside its tests: ${error.split('\n')[0]}`),
    ...(failed > 0 ? [`${many(failed, 'test')} failed.`] : []),
    ...ofClauses(report),
    ...ofTests(report),
    ...lists.flatMap(ofList),
  ]
}

const byArea = (ids: readonly string[]) =>
  [...Map.groupBy(ids, (id) => id.split('.')[0]!)].map(([area, own]) => `${area} ${own.length}`).join(', ')

/** What a reader wants to know of a run even when nothing is wrong with it. */
export const summary = (
  { totals }: ClauseReport,
  pending: readonly string[],
  notImplemented: readonly string[],
): string =>
  [
    ...Object.entries(totals.clauses).map(
      ([name, states]) =>
        `${name}: ${Object.entries(states)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => `${count} ${state}`)
          .join(', ')}`,
    ),
    `owed: ${pending.length}${pending.length > 0 ? ` (${byArea(pending)})` : ''}`,
    `calls not yet implemented: ${notImplemented.length}${notImplemented.length > 0 ? ` (${notImplemented.join(', ')})` : ''}`,
  ].join('\n')

const root = join(import.meta.dirname, '..')
const pendingFile = 'specs/clauses/owed.ts'
const notImplementedFile = 'mock-server/handlers/not-yet.ts'

const here = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
  } catch {
    return undefined
  }
}

/** The commit to compare a file with: HEAD while it is being changed, else the one before. */
const baseOf = (file: string) => (git('show', `HEAD:${file}`) === here(file) ? 'HEAD~1' : 'HEAD')

export const idsIn = (text: string) => [...text.matchAll(/'([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)'/g)].map(([, id]) => id!)
export const callsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, call]) => call!)

const listOf = (name: string, file: string, entries: (text: string) => string[], known: (base: string) => string[]) => {
  const base = baseOf(file)
  const isThere = git('rev-parse', '--verify', `${base}^{commit}`) !== undefined
  const before = isThere ? git('show', `${base}:${file}`) : undefined
  if (!isThere) console.log(`gate: no commit ${base} to compare ${file} with, so its growth is not judged`)
  return {
    name,
    now: entries(here(file)),
    before: before === undefined ? undefined : entries(before),
    knownBefore: before === undefined ? [] : known(base),
  }
}

const main = () => {
  const report = JSON.parse(here('report/clauses.json') || 'null') as ClauseReport | null
  if (!report) {
    console.error('gate: there is no report/clauses.json. Run npm test first.')
    return 1
  }
  const pending = listOf('owed clauses', pendingFile, idsIn, (base) =>
    (git('show', `${base}:specs/clauses/ids.txt`) ?? '').split('\n'),
  )
  const notImplemented = listOf('calls not yet implemented', notImplementedFile, callsIn, (base) =>
    [...(git('show', `${base}:specs/contract/openapi.json`) ?? '').matchAll(/"operationId": "(\w+)"/g)].map(
      ([, call]) => call!,
    ),
  )
  console.log(summary(report, pending.now, notImplemented.now))
  const found = problems(report, [pending, notImplemented])
  for (const problem of found) console.error(`gate: ${problem}`)
  return found.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = main()
