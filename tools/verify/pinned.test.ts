import { expect, test } from 'vitest'
import { newerClauses, withWarnings } from './pinned.ts'
import { judge, verdictOf, type RunTest } from './results.ts'

const versions = { '0.13.0': ['a'], '0.13.2': ['b'], '0.14.10': ['c'] }

test.each([
  [undefined, []],
  ['0.13', ['c']],
  ['0.13.1', ['b', 'c']],
  ['0.14.2', ['c']],
  ['0.14.10', []],
  ['1', []],
])('for the contract %s, newer clauses are %j', (pin, ids) => expect([...newerClauses(pin, versions)]).toEqual(ids))

test('a newer clause of the product warns, and does not fail with --fail-on assumed', () => {
  const product = { text: 'It holds.', class: 'product' } as const
  const newer = newerClauses('0.13', versions)
  const catalogue = withWarnings({ a: product, c: product }, newer)
  const failed = (id: string) =>
    ({
      ...{ title: id, titles: [id], file: 'a.ts', line: 1, project: 'api', place: 'public/ko', clauses: [id] },
      ...{ state: 'failed', steps: [], failedSteps: [], setUpErrors: [], durationMs: 1, errors: ['Error: no'] },
      ...{ attachments: [], exchanges: [] },
    }) as RunTest
  const verdict = (ids: readonly string[]) => {
    const outcomes = judge(ids.map(failed), catalogue)
    const run = { status: 'failed', errors: [] } as const
    const rest = { known: new Map(), stale: [], mode: 'full', asksForClauses: false, failOn: 'assumed' } as const
    return [outcomes.map(({ result }) => result), verdictOf({ run, outcomes, newer, ...rest }).exitCode]
  }
  expect(verdict(['c'])).toEqual([['WARNING'], 0])
  expect(verdict(['a', 'c'])).toEqual([['FAIL', 'WARNING'], 1])
})
