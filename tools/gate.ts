import { isFailure, unprovedIn, type ClauseReport, type TestRow } from '#e2e/support/clause-report.ts'
import type { Ancestor } from './gate-history.ts'
import type { Lists, ProofCount } from './gate-lists.ts'

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

type ListedTest = Pick<TestRow, 'project' | 'file' | 'line' | 'title'>

const ofClauses = ({ run, clauses }: ClauseReport): string[] =>
  clauses.flatMap(({ id, class: binds, demanded, state, isPending }) => {
    const isRequired = binds === 'product' || demanded === true
    const list = `specs/clauses/${isRequired ? 'pending' : 'unproved'}.ts`
    if (isPending && state === 'passed') return [`${id} is pending but has a passing proof. Remove it from ${list}.`]
    if (isPending) return []
    if (state === 'failed' && (binds !== 'assumed' || run.target === 'this checkout'))
      return [`${id} has no passing proof: a test of it failed.`]
    if (state === 'not run') return [`${id} has no proof and is not in ${list}. Write its test.`]
    return []
  })

const ofTests = ({ tests, clauses }: ClauseReport): string[] => {
  const byId = new Map(clauses.map((row) => [row.id, row]))
  return tests.flatMap((test) => {
    const { title, file, line, clauses: named, state, skipReason } = test
    return [
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
      ...unprovedIn(test).map(
        (id) => `${file}:${line} names ${id}, but none of its steps does. Add a clauseStep, or remove the id.`,
      ),
    ]
  })
}

const keyOf = ({ project, file, line, title }: ListedTest) => `${project} ${file}:${line} "${title}"`

/** Tests that Playwright lists but the report lacks, and the other way round. */
const ofListing = ({ tests }: ClauseReport, listed: readonly ListedTest[]): string[] => {
  const reportedKeys = new Set(tests.map(keyOf))
  const listedKeys = new Set(listed.map(keyOf))
  return [
    ...[...listedKeys]
      .filter((key) => !reportedKeys.has(key))
      .map((key) => `${key} is not in the report. Run npm test again.`),
    ...[...reportedKeys]
      .filter((key) => !listedKeys.has(key))
      .map((key) => `${key} is in the report, but Playwright does not list it.`),
  ]
}

/** The number of proofs of each clause in a run. */
export const proofCounts = ({ clauses }: ClauseReport): Lists['proofs'] =>
  Object.fromEntries(
    clauses
      .filter(({ state }) => state !== 'retired')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, proofs, fewerProofs }): [string, ProofCount] => [
        id,
        { count: proofs, ...(fewerProofs !== undefined && { fewerProofs }) },
      ]),
  )

const shrinking = ['pending', 'unproved', 'notImplemented'] as const
const listNames = {
  pending: 'pending clauses',
  unproved: 'clauses without a proof',
  notImplemented: 'operations not implemented',
}

/** What changed since an earlier commit and must not have. */
const ofAncestor = (report: ClauseReport, now: Lists, { commit, lists }: Ancestor): string[] => {
  const unreadable = Object.entries(lists).filter(([, list]) => list === undefined)
  if (unreadable.length > 0)
    return unreadable.map(
      ([name]) => `The list "${name}" cannot be read in commit ${commit}. Add its earlier path to tools/gate-lists.ts.`,
    )
  const before = lists as Lists
  const rows = new Map(report.clauses.map((row) => [row.id, row]))
  /** A reason in the row of the clause that the earlier commit does not have. */
  const hasNewReason = (id: string) => {
    const { fewerProofs, retired, untestable } = rows.get(id) ?? {}
    return (
      retired !== undefined ||
      untestable !== undefined ||
      (fewerProofs !== undefined && fewerProofs !== before.proofs[id]?.fewerProofs)
    )
  }
  const changed = Object.entries(before.frozen).filter(([id, { text, class: binds }]) => {
    const row = now.frozen[id]
    return !row || (text !== undefined && row.text !== text) || (binds !== undefined && row.class !== binds)
  })
  const fewer = Object.entries(before.proofs).filter(
    ([id, { count }]) => (rows.get(id)?.proofs ?? 0) < count && !hasNewReason(id),
  )
  const wasDone = (entry: string) => before.operations.includes(entry) || (before.proofs[entry]?.count ?? 0) > 0
  return [
    ...changed.map(
      ([id]) => `${id} in frozen.json differs from commit ${commit}. Restore it; give a reason in its row.`,
    ),
    ...fewer.map(
      ([id, { count }]) =>
        `${id} has ${many(rows.get(id)?.proofs ?? 0, 'proof')}, but ${count} in commit ${commit}. Restore them, or give a reason with fewerProofs in its row.`,
    ),
    ...shrinking.flatMap((name) =>
      now[name]
        .filter((entry) => wasDone(entry) && !before[name].includes(entry) && !hasNewReason(entry))
        .map(
          (entry) =>
            `${entry} was added to the list of ${listNames[name]} after commit ${commit}. The list may only get shorter. Write the missing proof or handler.`,
        ),
    ),
  ]
}

/** Says what happened to a clause once, with the newest commit, instead of once for each commit. */
const ofAncestors = (report: ClauseReport, now: Lists, ancestors: readonly Ancestor[]): string[] => {
  const byKind = new Map<string, string>()
  for (const ancestor of ancestors)
    for (const problem of ofAncestor(report, now, ancestor)) {
      const kind = problem.replace(/commit \w+/, '').replace(/\b\d+ (proofs?|in)/g, '$1')
      if (!byKind.has(kind)) byKind.set(kind, problem)
    }
  return [...byKind.values()]
}

/** What the gate judges a run by. */
export interface Evidence {
  readonly listed: readonly ListedTest[]
  readonly now: Lists
  readonly ancestors: readonly Ancestor[]
  /** On CI nothing writes the counts of proofs, so they must be committed. */
  readonly isCi: boolean
}

/** Where the committed counts differ from those of this run, for example "area.one.proved 2 instead of 3". */
const staleCounts = (report: ClauseReport, { proofs }: Lists): string[] => {
  const current = proofCounts(report)
  const ids = [...new Set([...Object.keys(proofs), ...Object.keys(current)])].toSorted()
  const written = (entry: ProofCount | undefined) =>
    `${entry?.count ?? 0}${entry?.fewerProofs === undefined ? '' : ` (${entry.fewerProofs})`}`
  return ids.flatMap((id) =>
    written(proofs[id]) === written(current[id])
      ? []
      : [`${id} ${written(proofs[id])} instead of ${written(current[id])}`],
  )
}

const ofCounts = (report: ClauseReport, now: Lists): string[] => {
  const stale = staleCounts(report, now)
  if (stale.length === 0) return []
  const named = [...stale.slice(0, 10), ...(stale.length > 10 ? [`${stale.length - 10} more`] : [])].join(', ')
  return [`specs/clauses/proofs.json does not list the proofs of this run: ${named}. Run npm test and commit the file.`]
}

/** Every reason why this run does not pass the gate, one line each. */
export const problems = (report: ClauseReport, { listed, now, ancestors, isCi }: Evidence): string[] => {
  if (!report.run.isWhole)
    return ['report/clauses.json covers only part of the suites. Run npm test without arguments.']
  const failed = report.tests.filter(isFailure(report)).length
  return [
    ...report.run.errors.map((error) => `The run had an error outside its tests: ${error.split('\n')[0]}`),
    ...(failed > 0 ? [`${many(failed, 'test')} failed.`] : []),
    ...ofClauses(report),
    ...ofTests(report),
    ...ofListing(report, listed),
    ...ofAncestors(report, now, ancestors),
    ...(isCi && report.run.target === 'this checkout' ? ofCounts(report, now) : []),
  ]
}

const byArea = (ids: readonly string[]) =>
  ids.length === 0
    ? ''
    : ` (${[...Map.groupBy(ids, (id) => id.split('.')[0]!)].map(([area, own]) => `${area} ${own.length}`).join(', ')})`

/** Summary of a run, printed whether or not it passes. */
export const summary = (report: ClauseReport, { pending, unproved, notImplemented }: Lists): string =>
  [
    ...Object.entries(report.totals.clauses).map(
      ([name, states]) =>
        `${name}: ${Object.entries(states)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => `${count} ${state}`)
          .join(', ')}`,
    ),
    `pending: ${pending.length}${byArea(pending)}`,
    `without a proof, outside the product specification: ${unproved.length}${byArea(unproved)}`,
    `operations not implemented: ${notImplemented.length}${notImplemented.length > 0 ? ` (${notImplemented.join(', ')})` : ''}`,
    ...report.tests
      .filter(({ state }) => state === 'failed')
      .filter((test) => !isFailure(report)(test))
      .map(({ title }) => `deviates from our choice: ${title}`),
  ].join('\n')
