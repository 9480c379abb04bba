import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { compare, readBaseline, updated } from './baseline.ts'
import { writeFiles, type Judged } from './files.ts'
import { workTable } from './work-table.ts'
import { clauseResults, curlOf, evidenceOf, judge, replayVerdict, verdictOf, type RunTest } from './results.ts'

const catalogue = {
  'notice.list.order': { text: 'Notices are listed, "newest first".', class: 'product', statements: ['3.1'] },
  'notice.list.assumed': { text: 'We decided it.', class: 'assumed', was: 'product', because: 'Nobody says it.' },
  'faq.list.order': { text: 'FAQs are listed.', class: 'product', statements: ['4.1'] },
} as const

const exchange = {
  method: 'POST',
  url: "https://api.example/api/it's?page=1",
  requestHeaders: { 'content-type': 'application/json' },
  requestBody: '{"title":"<a>"}',
  status: 500,
  responseHeaders: { 'content-type': 'text/plain' },
  responseBody: 'out of order',
}

const row = (clauses: readonly string[], changes: Partial<RunTest> = {}): RunTest => ({
  title: `${clauses[0]}: …`,
  titles: [`${clauses[0]}: …`],
  file: 'e2e/notice/list.api.spec.ts',
  line: 1,
  project: 'api',
  place: 'public/ko',
  clauses,
  state: 'passed',
  steps: [],
  failedSteps: [],
  setUpErrors: [],
  durationMs: 1500,
  errors: [],
  attachments: [],
  exchanges: [],
  ...changes,
})
const failed = (clauses: readonly string[], changes: Partial<RunTest> = {}) =>
  row(clauses, {
    state: 'failed',
    errors: ['Error: expect(received).toBe(expected)\n\nExpected: 200\nReceived: 500'],
    exchanges: [exchange],
    ...changes,
  })
const skipped = (clauses: readonly string[], skipReason: string) => row(clauses, { state: 'skipped', skipReason })

const both = ['notice.list.order', 'notice.list.assumed']
const withStatus = {
  ...catalogue,
  'call.notices.status.200': { text: 'GET /api/support/notice can return 200.', class: 'assumed' },
} as const
const otherStatus = failed(['notice.list.order', 'call.notices.status.200'], {
  errors: ['Error: call.notices.status.200: GET /api/support/notice can return 200.\n\nExpected: 200\nReceived: 203'],
})

test.each([
  ['a passed test', row(both), 'PASS', 'notice.list.order'],
  ['a failed test', failed(both), 'FAIL', 'notice.list.order'],
  ['a failed step', failed(both, { failedSteps: ['notice.list.assumed: one'] }), 'WARNING', 'notice.list.assumed'],
  ['a soft step', failed(both, { errors: ['Error: notice.list.order: one\nx'] }), 'FAIL', 'notice.list.order'],
  [
    'a soft step and something else',
    failed(both, { errors: ['Error: notice.list.assumed: one\nx', 'Error: gone'] }),
    'FAIL',
    'notice.list.order',
  ],
  ['another status', otherStatus, 'WARNING', 'call.notices.status.200'],
  [
    'another status of an operation without a clause of it',
    failed(['notice.list.order'], { errors: ['Error: call.myInquiry.status.404: another status'] }),
    'WARNING',
    'notice.list.order',
  ],
  ['a failed test of what we assumed', failed(['notice.list.assumed']), 'WARNING', 'notice.list.assumed'],
  ['a failed test without a clause', failed([]), 'FAIL', ''],
  ['a missing capability', skipped(both, 'OMIT: no sound'), 'OMIT', 'notice.list.order'],
  ['a missing state', skipped(both, 'SKIP: level 2, the state "now"'), 'SKIP', 'notice.list.order'],
  ['a reason of the suite', skipped(both, 'There is no such site.'), 'OMIT', 'notice.list.order'],
  ['no request', row(both, { sendsNothing: true }), 'OMIT', 'notice.list.order'],
  ['a failed set-up', failed(both, { setUpErrors: ['signing in returned 500'] }), 'ERROR', 'notice.list.order'],
] as const)('%s', (_, test, result, clause) => {
  const [outcome] = judge([test], withStatus)
  expect(outcome).toMatchObject({ result, clause, site: 'public', language: 'ko' })
  expect(outcome!.reason === '').toBe(result === 'PASS')
})

test('a reason names what was expected and what was received', () => {
  const errors = ['Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 200\nReceived: 404']
  expect(judge([failed(both, { errors })], withStatus)[0]!.reason).toBe('expected: 200, received: 404')
})

test('a clause has the worst result of its tests, and only that of a step that names it', () => {
  const outcomes = judge(
    [
      row(['notice.list.order']),
      failed(both, { failedSteps: ['notice.list.assumed: one'] }),
      skipped(['faq.list.order'], 'OMIT: no FAQs'),
      skipped(['faq.list.order'], 'SKIP: level 1'),
    ],
    catalogue,
  )
  expect([...clauseResults(outcomes, catalogue)]).toEqual([
    ['notice.list.order', 'PASS'],
    ['notice.list.assumed', 'WARNING'],
    ['faq.list.order', 'SKIP'],
  ])
})

test('another status than that of the contract is a warning, and the rest of the test counts', () => {
  expect([...clauseResults(judge([otherStatus], withStatus), withStatus)]).toEqual([
    ['call.notices.status.200', 'WARNING'],
    ['notice.list.order', 'PASS'],
  ])
})

test('what we assumed is a warning, also in a test that fails for the product', () => {
  expect([...clauseResults(judge([failed(both)], catalogue), catalogue)]).toEqual([
    ['notice.list.order', 'FAIL'],
    ['notice.list.assumed', 'WARNING'],
  ])
})

test('a failure names a clause of the product before one that we assumed', () => {
  expect(judge([failed(['notice.list.assumed', 'notice.list.order'])], catalogue)[0]).toMatchObject({
    ...{ result: 'FAIL', clause: 'notice.list.order' },
  })
})

test('a repeated test that did not run is neither fixed nor failed', () => {
  const of = (...tests: readonly RunTest[]) => replayVerdict(judge(tests, catalogue))
  expect(of(row(both))).toEqual({ exitCode: 0, text: 'FIXED' })
  expect(of(failed(both))).toEqual({ exitCode: 1, text: 'FAILED' })
  expect(of(skipped(both, 'OMIT: no sound'))).toEqual({ exitCode: 3, text: 'NOT RUN: no sound' })
  expect(of(failed(both, { setUpErrors: ['503'] }))).toEqual({ exitCode: 4, text: 'NOT JUDGED: 503' })
  expect(of()).toEqual({ exitCode: 3, text: 'NOT RUN' })
})

test('the id of a test differs by site, and stays in another run and in the package', () => {
  const idOf = (changes: Partial<RunTest>) => judge([row(both, changes)], catalogue)[0]!.id
  expect(idOf({})).toMatch(/^[\da-f]{8}$/)
  expect(idOf({ state: 'failed', file: 'e2e/notice/list.api.spec.mjs' })).toBe(idOf({}))
  expect(idOf({ place: 'gov/ko' })).not.toBe(idOf({}))
})

test('a request can be sent again', () => {
  expect(curlOf(exchange)).toBe(
    `curl -i -X POST 'https://api.example/api/it'\\''s?page=1' -H 'content-type: application/json' --data-binary '{"title":"<a>"}'`,
  )
  expect(evidenceOf(failed(both))).toContain('500\ncontent-type: text/plain\n\nout of order\n\ncurl -i')
})

const verdict = (tests: readonly RunTest[], changes: Partial<Parameters<typeof verdictOf>[0]> = {}) =>
  verdictOf({
    ...{ run: { status: 'passed', errors: [] }, outcomes: judge(tests, catalogue), known: new Map(), stale: [] },
    ...{ mode: 'full', asksForClauses: false },
    ...changes,
  }).exitCode

const stopped = { status: 'interrupted', errors: [], ended: 'stopped by --max-failures 3', notRun: 12 } as const

test('the verdict says why a run ended early and what did not run', () => {
  const textOf = (tests: readonly RunTest[], run: Parameters<typeof verdictOf>[0]['run'] = stopped) =>
    verdictOf({
      ...{ run, outcomes: judge(tests, catalogue), known: new Map(), stale: [], mode: 'full', asksForClauses: false },
    }).text
  expect(textOf([row(both)])).toBe('incomplete: stopped by --max-failures 3, and 12 tests did not run')
  expect(textOf([failed(both)])).toBe('1 failed; stopped by --max-failures 3, and 12 tests did not run')
  const interrupted = { status: 'interrupted', errors: [], notRun: 1 } as const
  expect(textOf([row(both)], interrupted)).toBe('the run was interrupted, and 1 test did not run')
  expect(textOf([failed(both)], interrupted)).toBe('1 failed; the run was interrupted, and 1 test did not run')
})

test('warnings are counted, and fail with --fail-on assumed', () => {
  const of = (tests: readonly RunTest[], failOn?: 'assumed') =>
    verdictOf({
      ...{ run: { status: 'failed', errors: [] }, outcomes: judge(tests, catalogue), known: new Map(), stale: [] },
      ...{ mode: 'full', asksForClauses: false, failOn },
    })
  const warned = [row(both), failed(['notice.list.assumed'])]
  expect(of(warned)).toEqual({ exitCode: 0, text: 'conformant, 1 warning' })
  expect(of([...warned, ...warned])).toEqual({ exitCode: 0, text: 'conformant, 2 warnings' })
  expect(of(warned, 'assumed')).toEqual({ exitCode: 1, text: '1 warning, which --fail-on assumed does not allow' })
  expect(of([...warned, failed(both)])).toEqual({ exitCode: 1, text: '1 failed, 1 warning' })
  expect(of([row(both)], 'assumed')).toEqual({ exitCode: 0, text: 'conformant' })
})

describe('the exit code', () => {
  const state = skipped(both, 'SKIP: level 2, the state "now"')
  const broken = failed(both, { setUpErrors: ['503'] })
  test.each([
    ['conformant', 0, verdict([row(both), skipped(both, 'OMIT: no sound')])],
    ['only warnings', 0, verdict([failed(['notice.list.assumed'])])],
    ['a failure, whatever else there is', 1, verdict([failed(both), broken, state], { stale: [{}] })],
    ['a state is missing in a full run', 3, verdict([row(both), state], { stale: [{}] })],
    ['a state is missing in a run of what changes nothing', 0, verdict([row(both), state], { mode: 'default' })],
    ['a state is missing for a named clause', 3, verdict([state], { mode: 'default', asksForClauses: true })],
    ['stopped', 3, verdict([row(both)], { run: stopped })],
    ['stopped after errors', 3, verdict([row(both), broken], { run: stopped })],
    ['stopped after a failure', 1, verdict([failed(both)], { run: stopped })],
    ['nothing could be judged', 3, verdict([skipped(both, 'OMIT: no sound')], { mode: 'quick' })],
    ['a state could not be set up', 4, verdict([broken, state])],
    ['no test ran', 4, verdict([])],
    ['an error outside the tests', 4, verdict([row(both)], { run: { status: 'failed', errors: ['SyntaxError'] } })],
    ['interrupted', 4, verdict([row(both)], { run: { status: 'interrupted', errors: [] } })],
    ['a stale baseline', 5, verdict([row(both)], { stale: [{}] })],
  ])('%s: %i', (_, expected, actual) => {
    expect(actual).toBe(expected)
  })
})

test('the verdict names known failures', () => {
  const outcomes = judge([row(both), failed(both)], catalogue)
  const run = { status: 'failed', errors: [] } as const
  const known = new Map([[outcomes[1]!, {}]])
  expect(verdictOf({ run, outcomes, known, stale: [], mode: 'full', asksForClauses: false })).toEqual({
    exitCode: 0,
    text: 'conformant except for known failures',
  })
})

const baseline = readBaseline(`
- clause: notice.list.order
  site: public
  reason: We sort by number.
  issue: SUP-12
  expires: 2026-11-26
- clause: faq.list.order
  reason: Old data.
`)

describe('the baseline', () => {
  const known = judge([failed(both)], catalogue)
  const elsewhere = judge([failed(both, { place: 'gov/ko' })], catalogue)
  const fixed = judge([row(['faq.list.order']), failed(both)], catalogue)

  test('the baseline contains a failure on its site until its last day', () => {
    expect([...compare(baseline, known, '2026-11-26', catalogue).known.values()]).toEqual([baseline[0]])
    expect(compare(baseline, known, '2026-11-26', catalogue).stale).toEqual([])
    expect(compare(baseline, elsewhere, '2026-11-26', catalogue).known.size).toBe(0)
    expect(verdict([failed(both)], compare(baseline, known, '2026-11-26', catalogue))).toBe(1)
    expect(
      verdictOf({
        run: { status: 'failed', errors: [] },
        outcomes: known,
        ...compare(baseline, known, '2026-11-26', catalogue),
        mode: 'full',
        asksForClauses: false,
      }).exitCode,
    ).toBe(0)
  })

  test('a warning can be known, so that --fail-on assumed allows it', () => {
    const assumed = { 'faq.list.assumed': { text: '', class: 'assumed' } } as const
    const outcomes = judge([failed(['faq.list.assumed'])], assumed)
    const { known: allowed, stale } = compare(readBaseline('[{ clause: faq.list.assumed }]'), outcomes, '', assumed)
    const run = { status: 'failed', errors: [] } as const
    expect(
      verdictOf({ run, outcomes, known: allowed, stale, mode: 'full', asksForClauses: false, failOn: 'assumed' }),
    ).toEqual({ exitCode: 0, text: 'conformant except for known failures' })
  })

  test('the baseline lists what is fixed or expired', () => {
    expect(compare(baseline, fixed, '2026-11-26', catalogue).stale).toEqual([{ entry: baseline[1], why: 'fixed' }])
    expect(compare(baseline, known, '2026-11-27', catalogue).stale).toEqual([{ entry: baseline[0], why: 'expired' }])
    const before = readBaseline('[{ clause: notice.list.assumed }]')
    expect(compare(before, known, '2026-11-26', catalogue).stale).toEqual([
      { entry: before[0], why: 'no longer required (Nobody says it.)' },
    ])
    expect(updated(before, [], catalogue)).toMatch(/\n\[\]\n$/)
  })

  test('an update of the baseline keeps what people wrote, removes what is fixed and adds what is new once', () => {
    const outcomes = [...fixed, ...elsewhere, ...elsewhere]
    expect(readBaseline(updated(baseline, outcomes, catalogue))).toEqual([
      { ...baseline[0] },
      { clause: 'notice.list.order', site: 'gov', language: 'ko', reason: '' },
    ])
  })

  test('warnings become known if they fail', () => {
    const warned = judge([failed(['notice.list.assumed'])], catalogue)
    expect(readBaseline(updated([], warned, catalogue))).toEqual([])
    expect(readBaseline(updated([], warned, catalogue, 'assumed'))).toMatchObject([{ clause: 'notice.list.assumed' }])
  })

  test('a baseline that is not valid is rejected with the place of the error', () => {
    expect(() => readBaseline('- clause: a\n  until: 2026-01-01')).toThrow('The baseline is not valid: 0: ')
    expect(() => readBaseline('- clause: a\n  expires: soon')).toThrow('The baseline is not valid: 0.expires: ')
  })
})

describe('the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const outcomes = judge(
    [
      row(['notice.list.order']),
      failed(both),
      failed(both, { place: 'gov/ja' }),
      failed(both, { place: 'fin/ko', setUpErrors: ['503'] }),
      failed(['notice.list.assumed'], { place: 'fin/ko' }),
      skipped(['faq.list.order'], 'SKIP: level 2, the state "now"'),
    ],
    catalogue,
  )
  const { known, stale } = compare(
    readBaseline('[{ clause: notice.list.order, site: gov }]'),
    outcomes,
    '2026-11-26',
    catalogue,
  )
  const judged: Judged = {
    target: {
      ...{ sites: { public: 'https://api.example' }, headers: {}, pages: {}, users: {}, records: false, recordIds: {} },
      ...{ capabilities: {} as never, mode: 'full', contractVersion: '1.2.3' },
    },
    run: {
      ...{ status: 'failed', startedAt: '2026-11-26T10:00:00.000Z', durationMs: 9000 },
      workers: 1,
      playwright: '1.64.1',
      errors: [],
      tests: [],
    },
    ...{ outcomes, known, stale, verdict: { exitCode: 1, text: '1 failed' }, version: '1.2.3', selected: '--full' },
  }
  writeFiles(folder, judged, catalogue)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  test('result.json has the verdict, every clause and every test', () => {
    const result = JSON.parse(read('result.json')) as Record<string, unknown>
    expect(result).toMatchObject({
      verdict: { exitCode: 1, text: '1 failed' },
      version: '1.2.3',
      totals: {
        tests: { PASS: 1, FAIL: 2, ERROR: 1, WARNING: 1, SKIP: 1, OMIT: 0 },
        clauses: { PASS: 0, FAIL: 1, ERROR: 1, WARNING: 0, SKIP: 1, OMIT: 0 },
      },
      baseline: { known: [{ test: outcomes[2]!.id, clause: 'notice.list.order', site: 'gov' }], stale: [] },
      target: { sites: { public: 'https://api.example' } },
    })
    expect(result.clauses).toHaveLength(3)
    expect((result.tests as readonly unknown[])[1]).toMatchObject({
      ...{ id: outcomes[1]!.id, result: 'FAIL', clause: 'notice.list.order', site: 'public', language: 'ko' },
      ...{ exchanges: [exchange], curl: [curlOf(exchange)], file: 'e2e/notice/list.api.spec.ts' },
    })
  })

  test('junit.xml is read by another parser', () => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      isArray: (name) => name === 'property',
    })
    const { testsuites } = parser.parse(read('junit.xml')) as { testsuites: any }
    expect(testsuites).toMatchObject({ tests: '6', failures: '1', errors: '1', skipped: '3' })
    const cases = testsuites.testsuite.testcase
    expect(cases[1].properties.property).toEqual([
      { name: 'clause', value: 'notice.list.order' },
      { name: 'clause', value: 'notice.list.assumed' },
    ])
    expect(cases[1].failure['#text']).toContain('Received: 500\n\nPOST https://api.example')
    expect(cases.slice(2).map((each: any) => each.skipped?.message ?? each.error.message)).toEqual([
      'known FAIL: Error: expect(received).toBe(expected)',
      'Error: expect(received).toBe(expected)',
      'WARNING: Error: expect(received).toBe(expected)',
      'SKIP: level 2, the state "now"',
    ])
  })

  test('requirements.csv is read by another parser', () => {
    const rows = parseCsv(read('requirements.csv'), { bom: true, columns: true }) as readonly Record<string, string>[]
    expect(rows.map(({ clause, text, state, sites }) => [clause, text, state, sites])).toEqual([
      ['notice.list.order', 'Notices are listed, "newest first".', 'FAIL', 'public gov fin'],
      ['notice.list.assumed', 'We decided it.', 'ERROR', 'public gov fin'],
      ['faq.list.order', 'FAQs are listed.', 'SKIP', 'public'],
    ])
  })

  test('report.html says of each operation what is done and what comes next', () => {
    expect(read('report.html')).toContain('What is left, by operation')
    const states = new Map([
      ['call.notices.status.200', 'PASS'],
      ['call.notices.field.content.title', 'FAIL'],
    ])
    expect(workTable(states, { 'call.notices.field.content.title': { text: 'It has a title.' } })).toContain(
      '<tr><th scope="row">notices</th><td class="text">product</td><td>2</td><td>1</td><td class="text"><a href="#call.notices.field.content.title">It has a title.</a></td></tr>',
    )
  })

  test('report.html links clauses to the contract of a target that is a mock', () => {
    const mock = {
      ...{ ...judged, target: { ...judged.target, controlPlane: true } },
      outcomes: judge([failed(['call.faqs.status.200'])], catalogue),
    }
    writeFiles(join(folder, 'mock'), mock, { 'call.faqs.status.200': { text: 'It returns 200.', class: 'assumed' } })
    expect(read('mock/report.html')).toContain('href="https://api.example/__mock/?tab=contract&amp;operation=faqs"')
  })

  test('report.html shows every failure with its exchange and how to repeat it', () => {
    const page = read('report.html')
    expect(page).toContain('Playwright 1.64.1. Options: <code>--full</code>')
    expect(page).toContain(
      '<strong>1 failed</strong> (exit code 1): FAIL 1, ERROR 1, WARNING 1, PASS 1, SKIP 1, known 1',
    )
    expect(page).toContain('Notices are listed, &quot;newest first&quot;.')
    expect(page).toContain(`data-copy="npm run --silent verify -- replay ${outcomes[1]!.id}"`)
    expect(page).toContain('{&quot;title&quot;:&quot;&lt;a&gt;&quot;}')
    expect(page).toContain('expected: 200 received: 500')
  })
})
