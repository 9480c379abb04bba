import type { RunMetadata, TestRow } from '#e2e/support/clause-report.ts'

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
