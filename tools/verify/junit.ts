import type { ClauseReport, TestRow } from '#e2e/report/clause-report.ts'
import { junitOf, type JunitCase } from './junit-cases.ts'

const kindOf = ({ judged, state }: TestRow): JunitCase['kind'] =>
  judged?.kind ?? ({ passed: 'passed', failed: 'failure', skipped: 'skipped' } as const)[state]

const caseOf = (test: TestRow): JunitCase => {
  const { title, file, project, place, durationMs, clauses, errors, skipReason = '', judged } = test
  const first = errors[0]?.split('\n')[0] ?? ''
  const kind = kindOf(test)
  return {
    suite: file,
    classname: `${project} ${file}`,
    name: [title, place].filter(Boolean).join(' · '),
    ms: durationMs,
    clauses,
    kind,
    message: kind === 'skipped' ? [judged?.result, skipReason || first].filter(Boolean).join(': ') : first,
    details: [...errors, judged?.evidence].filter(Boolean).join('\n\n'),
  }
}

/** What went wrong with the whole run, which a program that reads nothing else must see. */
const caseOfRun = (error: string): JunitCase => ({
  ...{ suite: 'the run', classname: 'the run', name: error.split('\n')[0]!, ms: 0, clauses: [] },
  ...{ kind: 'error', message: error.split('\n')[0]!, details: error },
})

/** The tests of a run in the JUnit format, a suite for each file. */
export const junitXml = ({ run, tests }: ClauseReport): string =>
  junitOf([...tests.map(caseOf), ...run.errors.map(caseOfRun)], run.startedAt)
