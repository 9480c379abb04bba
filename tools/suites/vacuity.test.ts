import { expect, test } from 'vitest'
import type { ReportedTest } from './playwright-tests.ts'
import { vacuousProofs } from './vacuity.ts'

const proof = (title: string, hasPassed: boolean, reads: readonly string[]): ReportedTest => ({
  title,
  titles: [title],
  file: 'e2e/area/one.api.spec.ts',
  line: 7,
  project: 'api',
  hasPassed,
  annotations: reads.map((description) => ({ type: 'reads', description })),
})

test('a proof is vacuous when it passes although it read records that were emptied', () => {
  const tests = [
    proof('stores nothing', true, ['journal', 'inquiries', 'inquiries']),
    proof('stores the fields', false, ['inquiries']),
    proof('reads nothing', true, []),
  ]
  expect(vacuousProofs(tests)).toEqual(['e2e/area/one.api.spec.ts:7 reads inquiries, journal: stores nothing'])
})
