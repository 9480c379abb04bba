import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClauseReport } from '#e2e/support/clause-report.ts'

/** A list that may only get shorter: its entries now and in an earlier commit. */
export interface ShrinkingList {
  readonly name: string
  readonly now: readonly string[]
  /** Entries in the earlier commit; `no commit` when there is no history, `unreadable` when that commit lacks the file. */
  readonly before: readonly string[] | 'no commit' | 'unreadable'
  /** Everything that existed in the earlier commit. Only entries that are newer may be added to the list. */
  readonly knownBefore: readonly string[]
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const ofClauses = ({ clauses }: ClauseReport): string[] =>
  clauses.flatMap(({ id, class: binds, state, isPending }) => {
    if (isPending && state === 'passed')
      return [`${id} is pending but has a passing proof. Remove it from specs/clauses/pending.ts.`]
    if (binds !== 'product' || isPending) return []
    if (state === 'failed') return [`${id} has no passing proof: a test of it failed.`]
    if (state === 'not run') return [`${id} has no proof and is not pending. Write its test.`]
    return []
  })

const ofTests = ({ tests, clauses }: ClauseReport): string[] => {
  const byId = new Map(clauses.map((row) => [row.id, row]))
  return tests.flatMap(({ title, file, line, clauses: named, state, skipReason }) => [
    ...(named.length === 0 ? [`${file}:${line} names no clause: "${title}". Give it one with clause(…).`] : []),
    ...named
      .filter((id) => !byId.has(id))
      .map((id) => `${file}:${line} names ${id}, which is not in the catalogue. Correct the id.`),
    ...named
      .filter((id) => byId.get(id)?.state === 'retired')
      .map((id) => `${file}:${line} names ${id}, which is retired. Remove the test or the id.`),
    ...(state === 'skipped' && !skipReason
      ? [`${file}:${line} is skipped without a reason: "${title}". Give a reason or run it.`]
      : []),
  ])
}

const ofList = ({ name, now, before, knownBefore }: ShrinkingList): string[] => {
  if (before === 'no commit') return []
  if (before === 'unreadable')
    return [`The list of ${name} cannot be read in the previous commit. Add its earlier path to tools/gate.ts.`]
  const held = new Set(before)
  const known = new Set(knownBefore)
  return now
    .filter((entry) => !held.has(entry) && known.has(entry))
    .map(
      (entry) =>
        `${entry} was added to the list of ${name}, which may only get shorter. Remove it from the list and do the work.`,
    )
}

/** Every reason why this run does not pass the gate, one line each. */
export const problems = (report: ClauseReport, lists: readonly ShrinkingList[] = []): string[] => {
  if (!report.run.isWhole)
    return ['report/clauses.json covers only part of the suites. Run npm test without arguments.']
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

/** Summary of a run, printed whether or not it passes. */
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
    `pending: ${pending.length}${pending.length > 0 ? ` (${byArea(pending)})` : ''}`,
    `operations not implemented: ${notImplemented.length}${notImplemented.length > 0 ? ` (${notImplemented.join(', ')})` : ''}`,
  ].join('\n')

const root = join(import.meta.dirname, '..')

/** A file that the gate compares with the previous commit, with the paths that it had in earlier ones. */
interface TrackedFile {
  readonly path: string
  readonly earlierPaths: readonly string[]
}

const frozenFile: TrackedFile = { path: 'specs/clauses/frozen.json', earlierPaths: ['specs/clauses/ids.txt'] }
const pendingFile: TrackedFile = { path: 'specs/clauses/pending.ts', earlierPaths: ['specs/clauses/owed.ts'] }
const notImplementedFile: TrackedFile = {
  path: 'mock-server/handlers/not-implemented.ts',
  earlierPaths: ['mock-server/handlers/not-yet.ts'],
}

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

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

/** The text of a file in a commit, under its present or an earlier path; undefined if the commit has none of them. */
const fileAt = (commit: string, { path, earlierPaths }: TrackedFile) =>
  [path, ...earlierPaths].map((each) => git('show', `${commit}:${each}`)).find((text) => text !== undefined)

/** Ids of the catalogue in a commit. They were once a plain list. */
const idsAt = (commit: string) => {
  const text = fileAt(commit, frozenFile)
  return text?.startsWith('{') ? Object.keys(JSON.parse(text) as object) : text?.split('\n')
}

/** The commit to compare a file with: HEAD while the file has uncommitted changes, else HEAD~1. */
const baseOf = (file: string) => (git('show', `HEAD:${file}`) === read(file) ? 'HEAD~1' : 'HEAD')

export const idsIn = (text: string) => [...text.matchAll(/'([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)'/g)].map(([, id]) => id!)
export const operationsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, id]) => id!)

const listOf = (
  name: string,
  { path, earlierPaths }: TrackedFile,
  entries: (text: string) => string[],
  known: (base: string) => string[] | undefined,
): ShrinkingList => {
  const base = baseOf(path)
  const now = entries(read(path))
  if (git('rev-parse', '--verify', `${base}^{commit}`) === undefined) {
    console.log(`gate: commit ${base} is not available, so ${path} is not compared with it`)
    return { name, now, before: 'no commit', knownBefore: [] }
  }
  const text = fileAt(base, { path, earlierPaths })
  const knownBefore = known(base)
  if (text === undefined || knownBefore === undefined) return { name, now, before: 'unreadable', knownBefore: [] }
  return { name, now, before: entries(text), knownBefore }
}

const main = () => {
  const report = JSON.parse(read('report/clauses.json') || 'null') as ClauseReport | null
  if (!report) {
    console.error('gate: report/clauses.json does not exist. Run npm test first.')
    return 1
  }
  const pending = listOf('pending clauses', pendingFile, idsIn, idsAt)
  const notImplemented = listOf('operations not implemented', notImplementedFile, operationsIn, (base) => {
    const document = git('show', `${base}:specs/contract/openapi.json`)
    if (document === undefined) return undefined
    return [...document.matchAll(/"operationId": "(\w+)"/g)].map(([, id]) => id!)
  })
  console.log(summary(report, pending.now, notImplemented.now))
  const found = problems(report, [pending, notImplemented])
  for (const problem of found) console.error(`gate: ${problem}`)
  return found.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = main()
