import type { Shown } from '#e2e/verify/target.ts'
import type { RunTest } from './results.ts'

const testOf = (test: RunTest, { clause, violation }: Shown): RunTest => {
  const { skipReason: _, needs: _needs, ...rest } = test
  return {
    ...rest,
    ...{ title: clause, shows: clause, clauses: [clause], steps: [], failedSteps: [], shown: [], durationMs: 0 },
    ...{ setUpErrors: [], sendsNothing: false, state: violation ? 'failed' : 'passed' },
    errors: violation ? [`Error: ${clause}: ${violation.text}`] : [],
    exchanges: violation ? [violation.exchange] : [],
  }
}

/**
 * What all responses of a run show of the clauses of the OpenAPI document, as tests that have the names of those that caused
 * the responses: every violation once for each site and language, and that a clause holds which no test has judged.
 */
export const shownTests = (tests: readonly RunTest[], isSelected: (clause: string) => boolean): readonly RunTest[] => {
  const judged = new Set(tests.flatMap((test) => (test.state === 'passed' ? test.clauses : [])))
  const byKey = new Map<string, RunTest>()
  for (const test of tests)
    for (const shown of test.shown ?? []) {
      const key = `${shown.clause} ${shown.violation ? test.place : ''}`
      const counts = isSelected(shown.clause) && (shown.violation !== undefined || !judged.has(shown.clause))
      if (counts && !byKey.has(key)) byKey.set(key, testOf(test, shown))
    }
  return [...byKey.values()]
}
