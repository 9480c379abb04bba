import { describe, expect, test } from 'vitest'
import type { Clause } from '#specs/clauses/index.ts'
import { clauseReport, type RunMetadata, type TestRow } from '#e2e/support/clause-report.ts'
import { operationsIn, idsIn, problems, summary } from './gate.ts'
import { reportPage } from '#e2e/support/report-page.ts'

const run: RunMetadata = {
  startedAt: '2026-11-20T00:00:00.000Z',
  durationMs: 1200,
  isWhole: true,
  workers: 2,
  target: 'this checkout',
  node: 'v24',
  playwright: '1',
  errors: [],
}

const product = (text: string): Clause => ({ text, class: 'product', section: 5 })
const catalogue: { readonly [id: string]: Clause } = {
  'area.one.proved': product('One is proved.'),
  'area.two.pending': product('Two is pending.'),
  'area.three.untestable': { ...product('Three cannot be seen.'), untestable: 'Nobody can see it.' },
  'area.four.assumed': { text: 'Four is assumed.', class: 'assumed' },
  'area.five.retired': { ...product('Five is retired.'), retired: 'The specification dropped it.' },
}

const proof = (clauses: readonly string[], changes: Partial<TestRow> = {}): TestRow => ({
  title: `${clauses[0]}: a title`,
  file: 'e2e/area/one.spec.ts',
  line: 7,
  project: 'browser',
  place: 'public/ko',
  clauses,
  state: 'passed',
  durationMs: 12,
  errors: [],
  attachments: [],
  ...changes,
})

const pending = ['area.two.pending']
const good = [proof(['area.one.proved'])]
const judged = (tests: readonly TestRow[], changes: Partial<RunMetadata> = {}, list = pending) =>
  problems(clauseReport({ ...run, ...changes }, tests, { catalogue, pending: list }))

describe('the gate', () => {
  test('passes when every product clause is proved, pending or untestable', () => {
    expect(judged(good)).toEqual([])
  })

  test('reports a product clause that is neither proved nor pending', () => {
    expect(judged([])).toEqual(['area.one.proved has no proof and is not pending. Write its test.'])
  })

  test('does not count a skipped test as a proof', () => {
    expect(judged([proof(['area.one.proved'], { state: 'skipped', skipReason: 'Not on this machine.' })])).toEqual([
      'area.one.proved has no proof and is not pending. Write its test.',
    ])
  })

  test('reports a clause when one of its tests failed', () => {
    expect(judged([...good, proof(['area.one.proved'], { state: 'failed', place: 'gov/en' })])).toEqual([
      '1 test failed.',
      'area.one.proved has no passing proof: a test of it failed.',
    ])
  })

  test('reports a pending clause that has a passing proof', () => {
    expect(judged([...good, proof(['area.two.pending'])])).toEqual([
      'area.two.pending is pending but has a passing proof. Remove it from specs/clauses/pending.ts.',
    ])
  })

  test('reports the line of a test that names no clause', () => {
    expect(judged([...good, proof([], { title: 'looks nice' })])).toEqual([
      'e2e/area/one.spec.ts:7 names no clause: "looks nice". Give it one with clause(…).',
    ])
  })

  test('reports a clause id that is not in the catalogue', () => {
    expect(judged([...good, proof(['area.nine.gone'])])).toEqual([
      'e2e/area/one.spec.ts:7 names area.nine.gone, which is not in the catalogue. Correct the id.',
    ])
  })

  test('requires a reason for a skipped test', () => {
    const skipped = { state: 'skipped', title: 'waits' } as const
    expect(judged([...good, proof(['area.four.assumed'], { ...skipped, skipReason: 'No sound here.' })])).toEqual([])
    expect(judged([...good, proof(['area.four.assumed'], { ...skipped, skipReason: '' })])).toEqual([
      'e2e/area/one.spec.ts:7 is skipped without a reason: "waits". Give a reason or run it.',
    ])
  })

  test('requires no proof of a retired clause, and rejects a test that names it', () => {
    expect(judged([...good, proof(['area.five.retired'])])).toEqual([
      'e2e/area/one.spec.ts:7 names area.five.retired, which is retired. Remove the test or the id.',
    ])
  })

  test('rejects a report of a partial run', () => {
    expect(judged(good, { isWhole: false })).toEqual([
      'report/clauses.json covers only part of the suites. Run npm test without arguments.',
    ])
  })

  test('reports an error outside the tests', () => {
    expect(judged(good, { errors: ['Cannot find module\n at x'] })).toEqual([
      'The run had an error outside its tests: Cannot find module',
    ])
  })

  test('requires no proof of an assumed clause', () => {
    expect(judged(good, {}, pending)).toEqual([])
  })
})

describe('a list that may only get shorter', () => {
  const report = clauseReport(run, good, { catalogue, pending })
  const list = { name: 'pending clauses', knownBefore: ['a.b.old', 'a.b.other'] }

  test('may stay the same, shrink, or gain an entry that is new in the catalogue', () => {
    expect(problems(report, [{ ...list, now: ['a.b.old'], before: ['a.b.old', 'a.b.other'] }])).toEqual([])
    expect(problems(report, [{ ...list, now: ['a.b.old', 'a.b.new'], before: ['a.b.old'] }])).toEqual([])
  })

  test('may not gain an entry that existed before', () => {
    expect(problems(report, [{ ...list, now: ['a.b.old', 'a.b.other'], before: ['a.b.old'] }])).toEqual([
      'a.b.other was added to the list of pending clauses, which may only get shorter. Remove it from the list and do the work.',
    ])
  })

  test('is not compared when there is no earlier commit', () => {
    expect(problems(report, [{ ...list, now: ['a.b.other'], before: 'no commit' }])).toEqual([])
  })

  test('fails the gate when the earlier commit exists but lacks the list', () => {
    expect(problems(report, [{ ...list, now: ['a.b.other'], before: 'unreadable' }])).toEqual([
      'The list of pending clauses cannot be read in the previous commit. Add its earlier path to tools/gate.ts.',
    ])
  })

  test('is parsed from the text of its file', () => {
    expect(idsIn("import x from './index.ts'\n a: [\n 'a.b-c.d',\n 'call.x.y-1',\n]")).toEqual([
      'a.b-c.d',
      'call.x.y-1',
    ])
    expect(operationsIn("import { x } from '#specs/contract/index.ts'\nconst a = ['faqs', 'usage']")).toEqual([
      'faqs',
      'usage',
    ])
  })
})

describe('the report', () => {
  const tests = [
    ...good,
    proof(['area.four.assumed', 'area.one.proved'], {
      state: 'failed',
      place: 'gov/ja',
      errors: ['expected <b> & "c"'],
      attachments: [{ name: 'trace', path: '../test-results/x/trace.zip' }],
    }),
  ]
  const report = clauseReport(run, tests, { catalogue, pending })

  test('gives each clause its state, places and tests', () => {
    expect(report.clauses.map(({ id, state }) => [id, state])).toEqual([
      ['area.one.proved', 'failed'],
      ['area.two.pending', 'pending'],
      ['area.three.untestable', 'untestable'],
      ['area.four.assumed', 'failed'],
      ['area.five.retired', 'retired'],
    ])
    expect(report.clauses[0]).toMatchObject({ places: { 'public/ko': 'passed', 'gov/ja': 'failed' }, tests: [0, 1] })
  })

  test('counts clauses and tests', () => {
    expect(report.totals.tests).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(report.totals.clauses.product).toEqual({
      passed: 0,
      failed: 1,
      'not run': 0,
      pending: 1,
      untestable: 1,
      retired: 1,
    })
    expect(summary(report, pending, ['faqs'])).toContain('pending: 1 (area 1)\noperations not implemented: 1 (faqs)')
  })

  test('is a self-contained page that shows errors as text', () => {
    const page = reportPage(report)
    expect(page).toContain('expected &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).toContain('href="../test-results/x/trace.zip"')
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page.match(/<tr data-area="area"/g)).toHaveLength(5)
  })
})
