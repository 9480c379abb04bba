import { describe, expect, test } from 'vitest'
import type { Clause } from '#specs/clauses/index.ts'
import { clauseReport, type RunMetadata, type TestRow } from '#e2e/report/clause-report.ts'
import { problems, summary } from './gate.ts'
import { sampleRun as run, sampleTest as proof } from './report-samples.ts'
import { reportPage, sourcePage } from '#e2e/report/report-page.ts'

const product = (text: string): Clause => ({ text, class: 'product', statements: ['5.1'] })
const catalogue: { readonly [id: string]: Clause } = {
  'area.one.proved': product('One is proved.'),
  'area.two.called': { ...product('Two is called.'), proof: 'both' },
  'area.three.untestable': { ...product('Three cannot be seen.'), untestable: 'Nobody can see it.' },
  'area.four.assumed': { text: 'Four is assumed.', class: 'assumed' },
  'area.five.retired': { ...product('Five is retired.'), retired: 'The specification dropped it.' },
}

const inApi = { file: 'e2e/area/one.api.spec.ts', project: 'api' } as const

const assumed = proof(['area.four.assumed'], inApi)
const called = [proof(['area.two.called']), proof(['area.two.called'], inApi)]
const good = [proof(['area.one.proved']), ...called, assumed]
const [, ...others] = good

const judged = (tests: readonly TestRow[], changes: Partial<RunMetadata> = {}) =>
  problems(clauseReport({ ...run, ...changes }, tests, catalogue), 'this run')

describe('the gate', () => {
  test('the gate passes when every clause is proved, untestable or retired', () => {
    expect(judged(good)).toEqual([])
  })

  test('reports a clause of any class without a proof', () => {
    expect(judged([])).toEqual([
      'area.one.proved has no proof. Write its test.',
      'area.two.called has no proof. Write its test.',
      'area.four.assumed has no proof. Write its test.',
    ])
  })

  test('requires each kind of proof that a clause of the product needs', () => {
    expect(judged([...others, proof(['area.one.proved'], inApi)])).toEqual([
      'area.one.proved has no proof on a page. Write its test.',
    ])
    expect(judged([proof(['area.one.proved']), proof(['area.two.called']), assumed])).toEqual([
      'area.two.called has no proof by the API. Write its test.',
    ])
    const skipped = proof(['area.two.called'], { ...inApi, state: 'skipped', skipReason: 'Not on this machine.' })
    expect(judged([proof(['area.one.proved']), proof(['area.two.called']), skipped, assumed])).toEqual([
      'area.two.called has no proof by the API. Write its test.',
    ])
  })

  test('does not count a skipped test as a proof', () => {
    const skipped = proof(['area.one.proved'], { state: 'skipped', skipReason: 'Not on this machine.' })
    expect(judged([...others, skipped])).toEqual(['area.one.proved has no proof. Write its test.'])
  })

  test('reports a clause when one of its tests failed', () => {
    expect(judged([...good, proof(['area.one.proved'], { state: 'failed', place: 'gov/en' })])).toEqual([
      '1 test failed.',
      'area.one.proved has no passing proof: a test of it failed.',
    ])
  })

  test('reports the line of a test that names no clause', () => {
    expect(judged([...good, proof([], { title: 'looks nice' })])).toEqual([
      'e2e/area/one.spec.ts:7 names no clause: "looks nice". Name one with clause(…).',
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
      'e2e/area/one.spec.ts:7 is skipped without a reason: "waits". Add a reason or run it.',
    ])
  })

  test('requires no proof of a retired clause, and rejects a test that names it', () => {
    expect(judged([...good, proof(['area.five.retired'])])).toEqual([
      'e2e/area/one.spec.ts:7 names area.five.retired, which is retired. Remove the test or the id.',
    ])
  })

  test('rejects the report of another or a partial run', () => {
    expect(judged(good, { id: 'an earlier run' })).toEqual([
      'report/clauses.json is not the report of this run. Run npm test.',
    ])
    expect(judged(good, { isWhole: false })).toEqual([
      'report/clauses.json covers only part of the suites. Run npm test without arguments.',
    ])
  })

  test('reports an error outside the tests', () => {
    expect(judged(good, { errors: ['Cannot find module\n at x'] })).toEqual([
      'The run had an error outside its tests: Cannot find module',
    ])
  })

  const late = 'Error: expect(locator).toHaveText(expected) failed\nExpected: "a"\nReceived: "b"\nTimeout: 10000ms'
  const wrong = 'Error: expect(received).toBe(expected)\n\nExpected: 200\nReceived: 500'
  const flaky = (changes: Partial<TestRow> = {}) =>
    proof(['area.one.proved'], { isFlaky: true, errors: [late], ...changes })

  test('accepts up to three flaky tests', () => {
    expect(judged([...good, flaky(), flaky(), flaky()])).toEqual([])
    expect(judged([...good, flaky(), flaky(), flaky(), flaky()])).toEqual([
      '4 tests passed only when they were repeated.',
    ])
  })

  test.each([
    ['a value that arrived', { errors: [wrong] }, 'e2e/area/one.spec.ts'],
    ['sending', { file: 'e2e/sending/slow.spec.ts' }, 'e2e/sending/slow.spec.ts'],
    ['drafts', { file: 'e2e/inquiry/draft/draft.spec.ts' }, 'e2e/inquiry/draft/draft.spec.ts'],
  ])('does not accept a flaky test of %s', (_, changes, file) => {
    expect(judged([...good, flaky(changes)])).toEqual([
      `${file}:7 passed only when it was repeated: "area.one.proved: a title". Repair it.`,
    ])
  })

  test('fails for an assumed clause too', () => {
    expect(judged([...good, proof(['area.four.assumed'], { state: 'failed' })])).toEqual([
      '1 test failed.',
      'area.four.assumed has no passing proof: a test of it failed.',
    ])
  })
})

describe('proofs', () => {
  const countOf = (id: string, ...tests: readonly TestRow[]) =>
    clauseReport(run, tests, catalogue).clauses.find((row) => row.id === id)?.proofs

  test('proofs are the passed tests of a clause, or the named steps of a test that has steps', () => {
    const count = (...tests: readonly TestRow[]) => countOf('area.one.proved', ...tests)
    expect(count(...good, ...good)).toBe(2)
    expect(count(proof(['area.one.proved'], { steps: ['ko', 'en', 'en'] }))).toBe(2)
    expect(count(...good, proof(['area.one.proved'], { state: 'skipped', skipReason: 'No sound.' }))).toBe(1)
    expect(count(proof(['area.one.proved'], { state: 'failed', steps: ['ko', 'en'] }))).toBe(0)
  })

  test('a step is a proof of the clause that it names', () => {
    const steps = ['area.one.proved: ko', 'area.one.proved: en', 'area.four.assumed: ko', 'opens the page']
    const named = proof(['area.one.proved', 'area.four.assumed'], { steps })
    expect(['area.one.proved', 'area.four.assumed'].map((id) => countOf(id, named))).toEqual([3, 2])
  })

  test('a test whose steps name clauses proves no clause without a step, except the first', () => {
    const named = ['area.one.proved', 'area.four.assumed', 'area.two.called']
    const mixed = proof(named, { steps: ['area.four.assumed: ko', 'opens the page'] })
    expect(named.map((id) => countOf(id, mixed))).toEqual([1, 2, 0])
    const unproved =
      'e2e/area/one.spec.ts:7 names area.two.called, but none of its steps does. Add a clauseStep, or remove the id.'
    expect(judged([mixed])).toEqual(['area.two.called has no proof. Write its test.', unproved])
    // The same test on another site has the step.
    const complete = proof(named, { place: 'gov/ko', steps: [...mixed.steps, 'area.two.called: gov'] })
    expect(judged([mixed, complete])).not.toContain(unproved)
    // A test that failed may not have reached the step.
    expect(judged([proof(named, { state: 'failed', steps: ['area.four.assumed: ko'] })])).not.toContain(unproved)
  })
})

describe('the report', () => {
  const tests = [
    proof(['area.one.proved']),
    proof(['area.four.assumed', 'area.one.proved'], {
      state: 'failed',
      place: 'gov/ja',
      errors: ['expected <b> & "c"'],
      attachments: [{ name: 'trace', path: 'evidence/x/trace.zip' }],
    }),
  ]
  const report = clauseReport(run, tests, catalogue)

  test('the report gives each clause its state, places and tests', () => {
    expect(report.clauses.map(({ id, state }) => [id, state])).toEqual([
      ['area.one.proved', 'failed'],
      ['area.two.called', 'not run'],
      ['area.three.untestable', 'untestable'],
      ['area.four.assumed', 'failed'],
      ['area.five.retired', 'retired'],
    ])
    expect(report.clauses[0]).toMatchObject({ places: { 'public/ko': 'passed', 'gov/ja': 'failed' }, tests: [0, 1] })
  })

  test('the report counts clauses and tests', () => {
    expect(report.totals.tests).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(report.totals.clauses.product).toEqual({
      passed: 0,
      failed: 1,
      'not run': 1,
      untestable: 1,
      retired: 1,
    })
    expect(summary(report)).toBe(
      'product: 1 failed, 1 not run, 1 untestable, 1 retired\nassumed: 1 failed\nhardening: ',
    )
  })

  const page = reportPage(report)

  test('the report is a self-contained page that shows errors as text', () => {
    expect(page).toContain('expected &lt;b&gt; &amp; &quot;c&quot;')
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page.match(/<tr data-area="area"/g)).toHaveLength(5)
  })

  test('the report opens on what failed, with its evidence and the line of the test', () => {
    const opening = page.slice(page.indexOf('<h1>'), page.indexOf('<table'))
    expect(opening).toContain('<h2>Failed</h2>')
    expect(opening).toContain('<details class="failure"><summary>error: expected &lt;b&gt;')
    expect(opening).toContain(
      'data-copy="npm test -- e2e/area/one.spec.ts:7 --grep &#39;area\\.four\\.assumed: a title&#39;"',
    )
    expect(opening).toContain('expected &lt;b&gt;')
    expect(opening).toContain('href="evidence/x/trace.zip"')
    expect(opening).toContain('href="sources/e2e/area/one.spec.ts.html#L7"')
    expect(sourcePage('one.spec.ts', 'a\nb < c\n')).toContain('<li id="L1">a</li>\n<li id="L2">b &lt; c</li>\n</ol>')
  })

  test('the report shows a failed step in one line: the clause, the example and the first difference', () => {
    const error =
      'Error: area.one.proved: in ko\n\nexpect(locator).toHaveText(expected) failed\n\n  Expected: "a"\n  Received: "b"'
    const failed = proof(['area.four.assumed', 'area.one.proved'], { state: 'failed', errors: [error] })
    const shown = reportPage(clauseReport(run, [failed], catalogue))
    expect(shown).toContain(
      '<summary>area.one.proved: One is proved. (in ko) expected: &quot;a&quot; received: &quot;b&quot;</summary>',
    )
  })

  test('the report of a partial run lists what ran and what was selected', () => {
    const partial = reportPage(clauseReport({ ...run, isWhole: false, selected: 'e2e/area' }, tests, catalogue))
    expect(partial).toContain('Partial run of e2e/area')
    expect(partial.match(/<tr data-area="area"/g)).toHaveLength(2)
  })

  test('the report draws the durations of the last complete runs', () => {
    const past = [1, 2].map((n) => ({
      startedAt: '2026-11-20T00:00:00.000Z',
      commit: `c${n}`,
      durationMs: n * 60_000,
      workers: 2,
      passed: 5,
      failed: n - 1,
    }))
    expect(reportPage(report, [], past)).toContain('<rect class="bad"')
    expect(page).not.toContain('<rect')
  })

  test('the report has a gallery of the scenarios', () => {
    expect(page).not.toContain('id="gallery"')
    const attachments = [1440, 375].map((width) => ({
      name: `scenario: A <form> is sent.: ${width} px`,
      path: `evidence/a b/${width}.jpg`,
    }))
    const shown = reportPage(clauseReport(run, [proof(['area.one.proved'], { attachments })], catalogue))
    expect(shown).toContain('<summary>Pictures of the scenarios (1)</summary>')
    expect(shown).toContain('<a href="evidence/a%20b/1440.jpg"><img src="evidence/a%20b/1440.jpg"')
    expect(shown).toContain('<figcaption>A &lt;form&gt; is sent. ')
    expect(shown).toContain('<a href="evidence/a%20b/375.jpg">375 px</a>')
    expect(shown.match(/evidence/g)).toHaveLength(4)
  })

  test('the report links a clause to its scenarios on the ports of npm start', () => {
    expect(page).not.toContain('scenario=')
    const scenario = { name: 'one-shown', title: 'One is < shown.', site: 'gov', clauses: ['area.one.proved'] } as const
    const row = reportPage(report, [scenario])
      .split('<tr data-area')
      .find((each) => each.includes('id="area.one.proved"'))
    expect(row).toContain('<a href="http://127.0.0.1:5102/__mock/enter?scenario=one-shown">One is &lt; shown.</a>')
    expect(reportPage(report, [scenario]).match(/scenario=one-shown/g)).toHaveLength(1)
  })

  describe('of clauses of the product', () => {
    const clauses = {
      'inquiry.title.required': product('An inquiry requires a title.'),
      'call.faqs.status.200': product('GET /api/support/faq returns 200.'),
    }
    const errors = ['Error: inquiry.title.required: empty\n  Expected: "a"\n  Received: "b"']
    const failed = proof(['inquiry.title.required', 'call.faqs.status.200'], { state: 'failed', errors })
    const reported = clauseReport(run, [failed], clauses)
    const link =
      '<a href="http://127.0.0.1:5100/docs/requirements/inquiry-fields.html#inquiry.title.required">inquiry.title.required</a>'

    test('the report links a failure and its clause to the sentence in the documents', () => {
      const [failures = '', ...rows] = reportPage(reported).split('<table')
      for (const part of [failures, rows.join('')]) {
        expect(part).toContain(link)
        expect(part).toContain('Fields of the inquiry form: An inquiry needs a title and a content of limited length.')
      }
      expect(failures).not.toContain('call.faqs.status.200')
    })

    test('the report links a clause that derives from the contract to its operation', () => {
      expect(reportPage(reported)).toContain(
        '<a href="http://127.0.0.1:5100/__mock/?tab=contract&amp;operation=faqs">call.faqs.status.200</a>',
      )
      expect(reportPage(reported, [], [], '', 'https://mock.example')).toContain(
        '<a href="https://mock.example/__mock/?tab=contract&amp;operation=faqs">call.faqs.status.200</a>',
      )
    })
  })

  test('the report states that a run was interrupted', () => {
    const interrupted = reportPage(clauseReport({ ...run, status: 'interrupted' }, [], catalogue))
    expect(interrupted).toContain('<title>The run was interrupted')
    expect(interrupted).toContain('<strong>The run was interrupted')
  })
})
