import { catalogue, type Clause } from '#specs/clauses/index.ts'
import type { ReportedTest } from './playwright-tests.ts'

/** A test that may be selected, with what it took in an earlier run. */
export type TimedTest = Pick<ReportedTest, 'file' | 'titles' | 'project' | 'annotations'> & { readonly ms: number }

const isApi = ({ file }: Pick<TimedTest, 'file'>) => file.endsWith('.api.spec.ts')

/** What a test proves: its clauses, and for those that need a proof of each kind, which one. */
const provedBy = (test: TimedTest, clauses: { readonly [id: string]: Clause }): readonly string[] =>
  test.annotations
    .filter(({ type }) => type === 'clause')
    .map(({ description = '' }) => description)
    .map((id) => (clauses[id]?.proof === 'both' ? `${id} ${isApi(test) ? 'api' : 'page'}` : id))

/** Tests that together prove every clause once, in little time: for the rarest clause first, the test that costs least. */
export const quickSelection = (
  tests: readonly TimedTest[],
  clauses: { readonly [id: string]: Clause } = catalogue,
): readonly TimedTest[] => {
  const proofs = new Map(tests.map((test) => [test, provedBy(test, clauses)]))
  const byClause = new Map<string, TimedTest[]>()
  for (const [test, ids] of proofs) for (const id of ids) byClause.set(id, [...(byClause.get(id) ?? []), test])
  const open = new Set([...byClause].toSorted(([, a], [, b]) => a.length - b.length).map(([id]) => id))
  const chosen = new Set<TimedTest>()
  for (const id of open) {
    const costOf = (test: TimedTest) => test.ms / proofs.get(test)!.filter((each) => open.has(each)).length
    const cheapest = byClause.get(id)!.reduce((best, test) => (costOf(test) < costOf(best) ? test : best))
    chosen.add(cheapest)
    for (const proved of proofs.get(cheapest)!) open.delete(proved)
  }
  return tests.filter((test) => chosen.has(test))
}

/**
 * One of several equal parts of the tests. They are dealt out in turn, within each project, so that every part has as many
 * slow tests as the others, and so that machines agree on them without knowing durations.
 */
export const shardOf = <T extends Pick<TimedTest, 'project'>>(
  tests: readonly T[],
  { part, of }: { readonly part: number; readonly of: number },
): readonly T[] =>
  [...Map.groupBy(tests, ({ project }) => project).values()].flatMap((ofProject) =>
    ofProject.filter((_, index) => index % of === part - 1),
  )

/** The tests as lines of a file for `playwright test --test-list`. */
export const testList = (tests: readonly Pick<TimedTest, 'file' | 'titles' | 'project'>[]): string =>
  tests
    .map(({ project, file, titles }) => `[${project}] › ${[file.replace('e2e/', ''), ...titles].join(' › ')}\n`)
    .join('')
