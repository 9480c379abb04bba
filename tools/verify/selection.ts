import type { Clause, ClauseClass } from '#specs/clauses/clause.ts'
import { contractDocument, operations } from '#e2e/mock-client/contract-document.ts'
import { documentClauses } from '#e2e/report/document-clauses.ts'
import type { Needs, NeedsFile, Target } from '#e2e/verify/target.ts'

/** A test of the suites, with what it needs. */
export interface KnownTest extends Needs {
  readonly file: string
  readonly titles: readonly string[]
  readonly project: 'api' | 'browser'
  readonly clauses: readonly string[]
}

export interface Selection {
  readonly mode: Target['mode']
  readonly clauses?: readonly string[] | undefined
  readonly areas?: readonly string[] | undefined
  readonly only?: ClauseClass | undefined
  /** Tests of a clause of this class are left out. */
  readonly without?: ClauseClass | undefined
  /** Only the clauses that derive from the OpenAPI document. */
  readonly calls?: boolean | undefined
  /** Where the pages are. Without them, the browser suites are left out. */
  readonly ui?: string | undefined
}

type Catalogue = { readonly [id: string]: Clause }

const areaOf = (id: string) => id.split('.')[0]!

const nothing: Needs = { level: 0, states: [], capabilities: [], users: [], changes: false }

/** The project of the Playwright configuration that has the tests of a file. */
export const projectOf = (file: string): KnownTest['project'] => (/\.api\.spec\.\w+$/.test(file) ? 'api' : 'browser')

export const knownTests = (needs: NeedsFile): readonly KnownTest[] =>
  Object.entries(needs).flatMap(([file, tests]) =>
    Object.entries(tests).map(([titles, row]) => ({
      file,
      project: projectOf(file),
      titles: titles.split(' › '),
      ...nothing,
      ...row,
    })),
  )

/** The ids of all `x-clauses` in a part of the OpenAPI document. */
const statedIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'x-clauses' ? (child as readonly { id: string }[]).map(({ id }) => id) : statedIn(child),
  )
}

/** A test for every operation: of those that name a clause of it, the one that needs least. */
const quick = (tests: readonly KnownTest[]): readonly KnownTest[] => {
  const byNeed = tests.toSorted((a, b) => a.level - b.level)
  const chosen = operations
    .filter(({ isControl }) => !isControl)
    .flatMap(({ id: operationId, path, method }) => {
      const ids = new Set(statedIn(contractDocument.paths[path][method.toLowerCase()]))
      const isAbout = (id: string) => ids.has(id) || id.startsWith(`call.${operationId}.`)
      return byNeed.find(({ clauses }) => clauses.some(isAbout)) ?? []
    })
  return [...new Set(chosen)]
}

/** Whether a clause is to be judged. */
export const isSelected =
  ({ clauses, areas, only, calls }: Selection, catalogue: Catalogue) =>
  (id: string): boolean =>
    (!clauses || clauses.includes(id)) &&
    (!areas || areas.includes(areaOf(id))) &&
    (!only || catalogue[id]?.class === only) &&
    (!calls || Object.hasOwn(documentClauses, id))

/** The tests to run. Only the mode `full` includes those that change something. */
export const select = (
  tests: readonly KnownTest[],
  selection: Selection,
  catalogue: Catalogue,
): readonly KnownTest[] => {
  const { mode, without, ui } = selection
  const wanted = tests.filter(
    (test) =>
      test.clauses.some(isSelected(selection, catalogue)) &&
      !test.clauses.some((id) => without !== undefined && catalogue[id]?.class === without) &&
      (mode === 'full' || !test.changes) &&
      (ui !== undefined || test.project === 'api'),
  )
  return mode === 'quick' ? quick(wanted) : wanted
}

/** The clauses and areas of the command line of which no test is among those that run. */
export const missedBy = (tests: readonly KnownTest[], { clauses = [], areas = [] }: Selection): readonly string[] => {
  const ids = new Set(tests.flatMap((test) => test.clauses))
  const found = new Set([...ids].map(areaOf))
  return [
    ...clauses.flatMap((id) => (ids.has(id) ? [] : `--clause ${id}`)),
    ...areas.flatMap((area) => (found.has(area) ? [] : `--area ${area}`)),
  ]
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
  const cells = [heads, ...rows].map((row) => row.map(String))
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  '))
    .join('\n')
}

const clausesOf = (tests: readonly KnownTest[], isCounted: (id: string) => boolean = () => true) =>
  new Set(tests.flatMap(({ clauses }) => clauses.filter(isCounted))).size

const rowsBy = (
  tests: readonly KnownTest[],
  keysOf: (test: KnownTest) => readonly string[],
  counts: (id: string, key: string) => boolean = () => true,
) => {
  const keys = [...new Set(tests.flatMap(keysOf))].toSorted((a, b) => (a < b ? -1 : 1))
  return keys.map((key) => {
    const own = tests.filter((test) => keysOf(test).includes(key))
    return [key, clausesOf(own, (id) => counts(id, key)), own.length]
  })
}

const levels = ['nothing', 'users and preset records', 'a state address', 'the control plane of haneul-mock']

/** How many clauses and tests there are by area, level and capability. */
export const listOf = (tests: readonly KnownTest[]): string =>
  [
    `${clausesOf(tests)} clauses, ${tests.length} tests, of which ${tests.filter(({ changes }) => changes).length} change something (with --full).`,
    table(
      ['area', 'clauses', 'tests'],
      rowsBy(
        tests,
        ({ clauses }) => clauses.map(areaOf),
        (id, area) => areaOf(id) === area,
      ),
    ),
    table(
      ['needs', 'clauses', 'tests'],
      rowsBy(tests, ({ level }) => [`${level}: ${levels[level]}`]),
    ),
    table(
      ['capability', 'clauses', 'tests'],
      rowsBy(tests, ({ capabilities }) => capabilities),
    ),
  ].join('\n\n')

/** Every state, with the clauses and tests that it unlocks: those that no test without it proves. */
export const statesOf = (tests: readonly KnownTest[]): string => {
  const names = [...new Set(tests.flatMap(({ states }) => states))].toSorted()
  const rows = names.map((name) => {
    const own = tests.filter(({ states }) => states.includes(name))
    const others = new Set(tests.filter((test) => !own.includes(test)).flatMap(({ clauses }) => clauses))
    const unlocked = new Set(own.flatMap(({ clauses }) => clauses).filter((id) => !others.has(id)))
    return [name, unlocked.size, own.length]
  })
  return table(['state', 'clauses', 'tests'], rows)
}
