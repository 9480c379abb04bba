import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Clause } from '#specs/clauses/index.ts'
import { clauseReport, type RunMetadata, type TestRow } from '#e2e/support/clause-report.ts'
import type { Lists, ProofCount } from './gate-lists.ts'
import { trackedLists } from './gate-lists.ts'
import { problems, proofCounts, summary } from './gate.ts'
import { runGate } from './run-gate.ts'
import { reportPage, sourcePage } from '#e2e/support/report-page.ts'

const run: RunMetadata = {
  status: 'passed',
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
  steps: [],
  durationMs: 12,
  errors: [],
  attachments: [],
  ...changes,
})

const pending = ['area.two.pending', 'area.four.assumed']
const good = [proof(['area.one.proved'])]

const lists: Lists = {
  frozen: Object.fromEntries(
    Object.entries(catalogue).map(([id, { text, class: binds }]) => [id, { text, class: binds }]),
  ),
  proofs: {},
  pending: ['area.two.pending'],
  unproved: ['area.four.assumed'],
  notImplemented: [],
  operations: ['faqs', 'usage'],
}
const commit = 'abcdef123'

interface Situation {
  readonly run?: Partial<RunMetadata>
  readonly catalogue?: { readonly [id: string]: Clause }
  readonly pending?: readonly string[]
  readonly listed?: readonly TestRow[]
  readonly now?: Partial<Lists>
  readonly isCi?: boolean
  readonly before?: readonly { readonly [Name in keyof Lists]?: Lists[Name] | undefined }[]
}

const judged = (tests: readonly TestRow[], situation: Situation = {}) => {
  const declared = { catalogue: situation.catalogue ?? catalogue, pending: situation.pending ?? pending }
  const ancestors = (situation.before ?? []).map((before) => ({ commit, lists: { ...lists, ...before } }))
  return problems(clauseReport({ ...run, ...situation.run }, tests, declared), {
    listed: situation.listed ?? tests,
    now: { ...lists, ...situation.now },
    isCi: situation.isCi ?? false,
    ancestors,
  })
}

describe('the gate', () => {
  test('passes when every product clause is proved, pending or untestable', () => {
    expect(judged(good)).toEqual([])
  })

  test('reports a product clause that is neither proved nor pending', () => {
    expect(judged([])).toEqual(['area.one.proved has no proof and is not in specs/clauses/pending.ts. Write its test.'])
  })

  test('does not count a skipped test as a proof', () => {
    expect(judged([proof(['area.one.proved'], { state: 'skipped', skipReason: 'Not on this machine.' })])).toEqual([
      'area.one.proved has no proof and is not in specs/clauses/pending.ts. Write its test.',
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
    expect(judged(good, { run: { isWhole: false } })).toEqual([
      'report/clauses.json covers only part of the suites. Run npm test without arguments.',
    ])
  })

  test('reports an error outside the tests', () => {
    expect(judged(good, { run: { errors: ['Cannot find module\n at x'] } })).toEqual([
      'The run had an error outside its tests: Cannot find module',
    ])
  })

  test('reports a clause of any class that has neither a proof nor a place in a list', () => {
    expect(judged(good, { pending: ['area.two.pending'] })).toEqual([
      'area.four.assumed has no proof and is not in specs/clauses/unproved.ts. Write its test.',
    ])
  })

  test('requires the proof of a demanded clause like that of a product clause', () => {
    const demanded = {
      ...catalogue,
      'area.four.assumed': { ...catalogue['area.four.assumed']!, demanded: true },
    } as const
    expect(judged(good, { catalogue: demanded, pending: ['area.two.pending'] })).toEqual([
      'area.four.assumed has no proof and is not in specs/clauses/pending.ts. Write its test.',
    ])
  })

  test('fails for an assumed clause at this checkout, but not at another back end', () => {
    const deviating = [...good, proof(['area.four.assumed'], { state: 'failed' })]
    expect(judged(deviating, { pending: ['area.two.pending'] })).toEqual([
      '1 test failed.',
      'area.four.assumed has no passing proof: a test of it failed.',
    ])
    const target = 'https://example.com'
    expect(judged(deviating, { pending: ['area.two.pending'], run: { target } })).toEqual([])
    expect(judged([proof(['area.one.proved'], { state: 'failed' })], { run: { target } })).toEqual([
      '1 test failed.',
      'area.one.proved has no passing proof: a test of it failed.',
    ])
  })

  test('compares the tests of the report with those that Playwright lists', () => {
    const other = proof(['area.one.proved'], { title: 'another', line: 9 })
    expect(judged(good, { listed: [...good, other] })).toEqual([
      'browser e2e/area/one.spec.ts:9 "another" is not in the report. Run npm test again.',
    ])
    expect(judged([...good, other], { listed: good })).toEqual([
      'browser e2e/area/one.spec.ts:9 "another" is in the report, but Playwright does not list it.',
    ])
  })
})

test('the gate rejects a report that is not of this run', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gate-')), 'clauses.json')
  const text = JSON.stringify(clauseReport({ ...run, isWhole: false }, good, { catalogue, pending }))
  const digest = createHash('sha256').update(text).digest('hex')
  writeFileSync(file, text.replace('passed', 'failed'))
  const rejected = 'gate: report/clauses.json is not the report of this run. Run npm test.'
  expect(await runGate(digest, file)).toEqual({ isGood: false, output: rejected })
  expect(await runGate(undefined, file)).toEqual({ isGood: false, output: rejected })
})

describe('proofs', () => {
  const counted = (...tests: readonly TestRow[]) =>
    proofCounts(clauseReport(run, tests, { catalogue, pending }))['area.one.proved']?.count

  test('are the passed tests of a clause, or the named steps of a test that has steps', () => {
    expect(counted(...good, ...good)).toBe(2)
    expect(counted(proof(['area.one.proved'], { steps: ['ko', 'en', 'en'] }))).toBe(2)
    expect(counted(...good, proof(['area.one.proved'], { state: 'skipped', skipReason: 'No sound.' }))).toBe(1)
    expect(counted(proof(['area.one.proved'], { state: 'failed', steps: ['ko', 'en'] }))).toBe(0)
  })

  test('are counted for one clause if the step names it', () => {
    const steps = ['area.one.proved: ko', 'area.one.proved: en', 'area.four.assumed: ko', 'opens the page']
    const tests = [proof(['area.one.proved', 'area.four.assumed'], { steps })]
    const counts = proofCounts(clauseReport(run, tests, { catalogue, pending }))
    expect([counts['area.one.proved'], counts['area.four.assumed']]).toEqual([{ count: 3 }, { count: 2 }])
  })

  test('are not those of a clause without a step in a test whose steps name clauses, except the first', () => {
    const named = ['area.one.proved', 'area.four.assumed', 'area.two.pending']
    const tests = [proof(named, { steps: ['area.four.assumed: ko', 'opens the page'] })]
    const report = clauseReport(run, tests, { catalogue, pending })
    const counts = proofCounts(report)
    expect(named.map((id) => counts[id]?.count)).toEqual([1, 2, 0])
    expect(report.clauses.find(({ id }) => id === 'area.two.pending')?.state).toBe('pending')
    expect(judged(tests, { pending: ['area.two.pending'] })).toEqual([
      'e2e/area/one.spec.ts:7 names area.two.pending, but none of its steps does. Add a clauseStep, or remove the id.',
    ])
    // A test that failed may not have reached the step.
    expect(judged([proof(named, { state: 'failed', steps: ['area.four.assumed: ko'] })])).not.toContainEqual(
      expect.stringContaining('none of its steps'),
    )
  })

  const before = [{ proofs: { 'area.one.proved': { count: 2 } } }]
  const fewer = (count: number) =>
    `area.one.proved has 1 proof, but ${count} in commit ${commit}. Restore them, or give a reason with fewerProofs in its row.`

  test('may grow', () => {
    expect(judged([...good, ...good, ...good], { before, listed: good })).toEqual([])
  })

  test('may not be deleted, whatever the class of the clause', () => {
    expect(judged(good, { before })).toEqual([fewer(2)])
    expect(judged(good, { before: [{ proofs: { 'area.four.assumed': { count: 1 } } }] })).toEqual([
      `area.four.assumed has 0 proofs, but 1 in commit ${commit}. Restore them, or give a reason with fewerProofs in its row.`,
    ])
  })

  test('may not be skipped, even with a reason', () => {
    const skipped = proof(['area.one.proved'], { state: 'skipped', skipReason: 'It takes too long.' })
    expect(judged([...good, skipped], { before })).toEqual([fewer(2)])
  })

  test('may not be deleted over several commits', () => {
    const counts = [1, 2, 3].map((count) => ({ proofs: { 'area.one.proved': { count } } }))
    expect(judged(good, { before: counts })).toEqual([fewer(2)])
  })

  test('may be reduced with a reason that the earlier commit does not have', () => {
    const reason = 'Two examples became one.'
    const withReason = { ...catalogue, 'area.one.proved': { ...product('One is proved.'), fewerProofs: reason } }
    expect(judged(good, { before, catalogue: withReason })).toEqual([])
    const again: { readonly [id: string]: ProofCount } = { 'area.one.proved': { count: 2, fewerProofs: reason } }
    expect(judged(good, { before: [{ proofs: again }], catalogue: withReason })).toEqual([fewer(2)])
  })

  test('must be committed on CI', () => {
    const stale =
      'specs/clauses/proofs.json does not list the proofs of this run: area.one.proved 0 instead of 1. Run npm test and commit the file.'
    expect(judged(good, { isCi: true })).toEqual([stale])
    expect(judged(good, { isCi: true, run: { target: 'https://support.example' } })).toEqual([])
    const report = clauseReport(run, good, { catalogue, pending })
    expect(judged(good, { isCi: true, now: { proofs: proofCounts(report) } })).toEqual([])
  })

  test('are not required of a clause that was retired or cannot be tested', () => {
    const gone = { 'area.three.untestable': { count: 1 }, 'area.five.retired': { count: 1 } }
    expect(judged(good, { before: [{ proofs: gone }] })).toEqual([])
  })
})

describe('lists and earlier commits', () => {
  const back = `area.two.pending was added to the list of pending clauses after commit ${commit}. The list may only get shorter. Write the missing proof or handler.`

  test('a list may stay the same, shrink, or gain a clause that is new', () => {
    expect(judged(good, { before: [{}, { pending: ['area.two.pending', 'area.one.proved'] }] })).toEqual([])
    const { 'area.two.pending': _new, ...older } = lists.frozen
    expect(judged(good, { before: [{ frozen: older, pending: [] }] })).toEqual([])
  })

  test('a list may gain a clause that never had a proof', () => {
    expect(judged(good, { before: [{ pending: [], unproved: [] }] })).toEqual([])
  })

  test('a list may not gain a clause that had a proof, even over two commits', () => {
    const proved = { 'area.two.pending': { count: 1 } }
    const gone = `area.two.pending has 0 proofs, but 1 in commit ${commit}. Restore them, or give a reason with fewerProofs in its row.`
    expect(judged(good, { before: [{ pending: [], proofs: proved }] })).toEqual([gone, back])
    expect(judged(good, { before: [{}, { pending: [], proofs: proved }] })).toEqual([gone, back])
    expect(judged(good, { before: [{ unproved: [], proofs: { 'area.four.assumed': { count: 2 } } }] })).toContain(
      `area.four.assumed was added to the list of clauses without a proof after commit ${commit}. The list may only get shorter. Write the missing proof or handler.`,
    )
    expect(judged(good, { now: { notImplemented: ['faqs', 'added'] }, before: [{}] })).toEqual([
      `faqs was added to the list of operations not implemented after commit ${commit}. The list may only get shorter. Write the missing proof or handler.`,
    ])
  })

  test('a frozen text or class may not change, even over two commits', () => {
    for (const change of [{ text: 'One was proved.' }, { class: 'assumed' as const }]) {
      const earlier = { ...lists.frozen, 'area.one.proved': { ...lists.frozen['area.one.proved'], ...change } }
      expect(judged(good, { before: [{}, { frozen: earlier }] })).toEqual([
        `area.one.proved in frozen.json differs from commit ${commit}. Restore it; give a reason in its row.`,
      ])
    }
  })

  test('a list that cannot be read in a commit fails', () => {
    expect(judged(good, { before: [{ proofs: undefined }] })).toEqual([
      `The list "proofs" cannot be read in commit ${commit}. Add its earlier path to tools/gate-lists.ts.`,
    ])
  })

  test('lists are parsed from the text of their file', () => {
    const { pending: ids, notImplemented, frozen } = trackedLists
    expect(ids.parse("import x from './index.ts'\n a: [\n 'a.b-c.d',\n 'call.x.y-1',\n]")).toEqual([
      'a.b-c.d',
      'call.x.y-1',
    ])
    expect(notImplemented.parse("import { x } from '#specs/contract/index.ts'\nconst a = ['faqs', 'usage']")).toEqual([
      'faqs',
      'usage',
    ])
    expect(frozen.parse('a.b.c\na.b.d')).toEqual({ 'a.b.c': {}, 'a.b.d': {} })
  })
})

describe('the report', () => {
  const tests = [
    ...good,
    proof(['area.four.assumed', 'area.one.proved'], {
      state: 'failed',
      place: 'gov/ja',
      errors: ['expected <b> & "c"'],
      attachments: [{ name: 'trace', path: 'evidence/x/trace.zip' }],
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
    expect(summary(report, { ...lists, notImplemented: ['faqs'] })).toContain(
      'pending: 1 (area 1)\nwithout a proof, outside the product specification: 1 (area 1)\noperations not implemented: 1 (faqs)',
    )
  })

  const page = reportPage(report)

  test('is a self-contained page that shows errors as text', () => {
    expect(page).toContain('expected &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page.match(/<tr data-area="area"/g)).toHaveLength(5)
  })

  test('opens on what failed, with its evidence and the line of the test', () => {
    const opening = page.slice(page.indexOf('<h1>'), page.indexOf('<table'))
    expect(opening).toContain('<h2>Failed</h2>')
    expect(opening).toContain('expected &lt;b&gt;')
    expect(opening).toContain('href="evidence/x/trace.zip"')
    expect(opening).toContain('href="sources/e2e/area/one.spec.ts.html#L7"')
    expect(sourcePage('one.spec.ts', 'a\nb < c\n')).toContain('<li id="L1">a</li>\n<li id="L2">b &lt; c</li>\n</ol>')
  })

  test('has a gallery of the scenarios', () => {
    expect(page).not.toContain('id="gallery"')
    const attachments = [1440, 375].map((width) => ({
      name: `scenario: A <form> is sent.: ${width} px`,
      path: `evidence/a b/${width}.jpg`,
    }))
    const shown = reportPage(clauseReport(run, [proof(['area.one.proved'], { attachments })], { catalogue, pending }))
    expect(shown).toContain('<summary>Pictures of the scenarios (1)</summary>')
    expect(shown).toContain('<a href="evidence/a%20b/1440.jpg"><img src="evidence/a%20b/1440.jpg"')
    expect(shown).toContain('<figcaption>A &lt;form&gt; is sent. ')
    expect(shown).toContain('<a href="evidence/a%20b/375.jpg">375 px</a>')
    expect(shown.match(/evidence/g)).toHaveLength(4)
  })

  test('links a clause to its scenarios on the ports of npm start', () => {
    expect(page).not.toContain('scenario=')
    const scenario = { name: 'one-shown', title: 'One is < shown.', site: 'gov', clauses: ['area.one.proved'] } as const
    const row = reportPage(report, [scenario])
      .split('<tr data-area')
      .find((each) => each.includes('id="area.one.proved"'))
    expect(row).toContain('<a href="http://127.0.0.1:5102/__mock/enter?scenario=one-shown">One is &lt; shown.</a>')
    expect(reportPage(report, [scenario]).match(/scenario=one-shown/g)).toHaveLength(1)
  })

  test('says that a run was interrupted', () => {
    const interrupted = reportPage(clauseReport({ ...run, status: 'interrupted' }, [], { catalogue, pending }))
    expect(interrupted).toContain('<title>The run was interrupted')
    expect(interrupted).toContain('<strong>The run was interrupted')
  })
})
