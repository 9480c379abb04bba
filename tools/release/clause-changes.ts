import type { Clause } from '#specs/clauses/clause.ts'

/** The clauses of one state of the repository, each with the number of tests that name it. */
export type ClauseState = readonly (Clause & { readonly id: string; readonly tests: number })[]

/** What a change does to the clauses: added, removed, retired and reworded ones, and those with another number of tests. */
export const clauseChanges = (before: ClauseState, after: ClauseState): readonly string[] => {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = after.flatMap((row) => {
    const previous = old.get(row.id)
    return previous ? [{ id: row.id, previous, row }] : []
  })
  const ids = new Set(after.map(({ id }) => id))
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`${title}:`, ...lines] : [])
  const counts = kept
    .filter(({ previous, row }) => previous.tests !== row.tests)
    .toSorted((a, b) => a.row.tests - a.previous.tests - (b.row.tests - b.previous.tests))
  return [
    ...section(
      'Added',
      after
        .filter(({ id }) => !old.has(id))
        .map(({ id, text, tests }) => `  ${id}: ${text} (${tests} ${tests === 1 ? 'test' : 'tests'})`),
    ),
    ...section(
      'Removed',
      before.filter(({ id }) => !ids.has(id)).map(({ id, text }) => `  ${id}: ${text}`),
    ),
    ...section(
      'Retired',
      kept
        .filter(({ previous, row }) => previous.retired === undefined && row.retired !== undefined)
        .map(({ id, row }) => `  ${id}: ${row.retired}`),
    ),
    ...section(
      'Reworded',
      kept
        .filter(({ previous, row }) => previous.text !== row.text || previous.class !== row.class)
        .flatMap(({ id, previous, row }) => [
          `  ${id}`,
          `    - ${previous.class}: ${previous.text}`,
          `    + ${row.class}: ${row.text}`,
          ...(previous.class !== row.class && row.because !== undefined ? [`    because: ${row.because}`] : []),
        ]),
    ),
    ...section(
      'Tests before and after',
      counts.map(({ id, previous, row }) => `  ${id}: ${previous.tests} → ${row.tests}`),
    ),
  ]
}
