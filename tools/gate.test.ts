import { describe, expect, test } from 'vitest'
import type { Clause } from '#specs/clauses/index.ts'
import { clauseReport, type RunMetadata, type TestRow } from './clause-report.ts'
import { callsIn, idsIn, problems, summary } from './gate.ts'
import { reportPage } from './report-page.ts'

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
  'area.two.owed': product('Two is owed.'),
  'area.three.untestable': { ...product('Three cannot be seen.'), untestable: 'Nobody can see it.' },
  'area.four.assumed': { text: 'Four is assumed.', class: 'assumed' },
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

const pending = ['area.two.owed']
const good = [proof(['area.one.proved'])]
const judged = (tests: readonly TestRow[], changes: Partial<RunMetadata> = {}, list = pending) =>
  problems(clauseReport({ ...run, ...changes }, tests, { catalogue, pending: list }))

describe('the gate', () => {
  test('is silent where every clause of the product is proved, owed or untestable', () => {
    expect(judged(good)).toEqual([])
  })

  test('names a clause of the product that is neither proved nor owed', () => {
    expect(judged([])).toEqual(['area.one.proved has no proof and is not owed. Write its test.'])
  })

  test('takes no skipped test for a proof', () => {
    expect(judged([proof(['area.one.proved'], { state: 'skipped', skipReason: 'Not on this machine.' })])).toEqual([
      'area.one.proved has no proof and is not owed. Write its test.',
    ])
  })

  test('names a clause of which one test of several failed', () => {
    expect(judged([...good, proof(['area.one.proved'], { state: 'failed', place: 'gov/en' })])).toEqual([
      '1 test failed.',
      'area.one.proved has no passing proof: a test of it failed.',
    ])
  })

  test('wants a proved clause off the list of what is owed', () => {
    expect(judged([...good, proof(['area.two.owed'])])).toEqual([
      'area.two.owed is owed and proved. Take it off specs/clauses/owed.ts.',
    ])
  })

  test('names a test without a clause by its line', () => {
    expect(judged([...good, proof([], { title: 'looks nice' })])).toEqual([
      'e2e/area/one.spec.ts:7 names no clause: "looks nice". Give it one with clause(…).',
    ])
  })

  test('names a clause that is not in the catalogue', () => {
    expect(judged([...good, proof(['area.nine.gone'])])).toEqual([
      'e2e/area/one.spec.ts:7 names area.nine.gone, which is not in the catalogue. Correct the id.',
    ])
  })

  test('wants a reason for a skip', () => {
    const skipped = { state: 'skipped', title: 'waits' } as const
    expect(judged([...good, proof(['area.four.assumed'], { ...skipped, skipReason: 'No sound here.' })])).toEqual([])
    expect(judged([...good, proof(['area.four.assumed'], { ...skipped, skipReason: '' })])).toEqual([
      'e2e/area/one.spec.ts:7 is skipped without a reason: "waits". Say why, or run it.',
    ])
  })

  test('judges no part of a run', () => {
    expect(judged(good, { isWhole: false })).toEqual([
      'report/clauses.json is of a part of the suites. Run npm test without arguments.',
    ])
  })

  test('tells of an error outside the tests', () => {
    expect(judged(good, { errors: ['Cannot find module\n at x'] })).toEqual([
      'The run had an error outside its tests: Cannot find module',
    ])
  })

  test('does not ask for a proof of what is merely assumed', () => {
    expect(judged(good, {}, pending)).toEqual([])
  })
})

describe('a list that only gets shorter', () => {
  const report = clauseReport(run, good, { catalogue, pending })
  const list = { name: 'owed clauses', knownBefore: ['a.b.old', 'a.b.other'] }

  test('may stay, shrink, and take in what is new in the catalogue', () => {
    expect(problems(report, [{ ...list, now: ['a.b.old'], before: ['a.b.old', 'a.b.other'] }])).toEqual([])
    expect(problems(report, [{ ...list, now: ['a.b.old', 'a.b.new'], before: ['a.b.old'] }])).toEqual([])
  })

  test('may not grow by what was there before', () => {
    expect(problems(report, [{ ...list, now: ['a.b.old', 'a.b.other'], before: ['a.b.old'] }])).toEqual([
      'a.b.other was put on the list of owed clauses, which only gets shorter. Do it instead.',
    ])
  })

  test('is not judged without a commit to compare it with', () => {
    expect(problems(report, [{ ...list, now: ['a.b.other'], before: undefined }])).toEqual([])
  })

  test('is read from its file as text', () => {
    expect(idsIn("import x from './index.ts'\n a: [\n 'a.b-c.d',\n 'call.x.y-1',\n]")).toEqual([
      'a.b-c.d',
      'call.x.y-1',
    ])
    expect(callsIn("import { x } from '#specs/contract/index.ts'\nconst a = ['faqs', 'usage']")).toEqual([
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
      ['area.two.owed', 'owed'],
      ['area.three.untestable', 'untestable'],
      ['area.four.assumed', 'failed'],
    ])
    expect(report.clauses[0]).toMatchObject({ places: { 'public/ko': 'passed', 'gov/ja': 'failed' }, tests: [0, 1] })
  })

  test('counts clauses and tests', () => {
    expect(report.totals.tests).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(report.totals.clauses.product).toEqual({ passed: 0, failed: 1, 'not run': 0, owed: 1, untestable: 1 })
    expect(summary(report, pending, ['faqs'])).toContain('owed: 1 (area 1)\ncalls not yet implemented: 1 (faqs)')
  })

  test('is a page that needs nothing but itself and shows failures as text', () => {
    const page = reportPage(report)
    expect(page).toContain('expected &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).toContain('href="../test-results/x/trace.zip"')
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page.match(/<tr data-area="area"/g)).toHaveLength(4)
  })
})
