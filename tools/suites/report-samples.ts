import { clauseReport, type RunMetadata, type TestRow } from '#e2e/report/clause-report.ts'

/** A complete run, for unit tests of the report and the gate. */
export const sampleRun: RunMetadata = {
  id: 'this run',
  status: 'passed',
  startedAt: '2026-11-20T00:00:00.000Z',
  commit: 'abc1234',
  selected: '',
  durationMs: 1200,
  isWhole: true,
  workers: 2,
  node: 'v24',
  playwright: '1',
  errors: [],
}

/** A passed test that names clauses. */
export const sampleTest = (clauses: readonly string[], changes: Partial<TestRow> = {}): TestRow => ({
  title: `${clauses[0]}: a title`,
  titles: [`${clauses[0]}: a title`],
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

const row = (changes: Partial<TestRow>) =>
  sampleTest(['a.one.proved'], { title: 'a.one.proved: one', file: 'e2e/a/one.spec.ts', durationMs: 1500, ...changes })

const tests = [
  row({}),
  row({ place: 'gov/ja', state: 'failed', errors: ['Expected: <b> & "c"\u0001\nReceived: d'] }),
  row({ file: 'e2e/a/two.spec.ts', state: 'skipped', skipReason: 'No sound "here".' }),
]
const catalogue = {
  'a.one.proved': { text: 'One says "문의", and more.', class: 'product', statements: ['5.1'] },
  'a.two.untestable': { text: 'Two.', class: 'assumed', untestable: 'Nobody\ncan see it.' },
} as const
/** A report of three tests of one clause, and of a clause without one; its texts have what formats escape. */
export const sampleReport = clauseReport(sampleRun, tests, catalogue)
