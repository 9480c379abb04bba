import type { ClauseReport, TestRow } from '#e2e/report/clause-report.ts'
import { escaped } from '#e2e/report/report-page.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(3)
type Kind = NonNullable<TestRow['judged']>['kind']
const kindOf = ({ judged, state }: TestRow): Kind =>
  judged?.kind ?? ({ passed: 'passed', failed: 'failure', skipped: 'skipped' } as const)[state]

const countsOf = (tests: readonly TestRow[], more = 0) => {
  const count = (kind: Kind) => tests.filter((test) => kindOf(test) === kind).length
  const time = tests.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return `tests="${tests.length + more}" failures="${count('failure')}" errors="${count('error') + more}" skipped="${count('skipped')}" time="${seconds(time)}"`
}

const caseOf = (test: TestRow) => {
  const { title, file, project, place, durationMs, clauses, errors, skipReason = '', judged } = test
  const first = errors[0]?.split('\n')[0] ?? ''
  const failed = (kind: Kind) =>
    `<${kind} message="${escaped(first)}">${escaped([...errors, judged?.evidence].filter(Boolean).join('\n\n'))}</${kind}>`
  const outcome = {
    passed: '',
    skipped: `<skipped message="${escaped([judged?.result, skipReason || first].filter(Boolean).join(': '))}"/>`,
    failure: failed('failure'),
    error: failed('error'),
  }[kindOf(test)]
  const properties = clauses.map((id) => `<property name="clause" value="${escaped(id)}"/>`).join('')
  const name = escaped([title, place].filter(Boolean).join(' · '))
  return `<testcase classname="${escaped(`${project} ${file}`)}" name="${name}" time="${seconds(durationMs)}"><properties>${properties}</properties>${outcome}</testcase>`
}

/** What went wrong with the whole run, which a program that reads nothing else must see. */
const suiteOfRun = ({ errors, startedAt }: ClauseReport['run']) =>
  `<testsuite name="the run" timestamp="${startedAt}" ${countsOf([], errors.length)}>\n${errors
    .map((error) => {
      const name = escaped(error.split('\n')[0]!)
      return `<testcase classname="the run" name="${name}" time="0.000"><error message="${name}">${escaped(error)}</error></testcase>`
    })
    .join('\n')}\n</testsuite>`

/** The tests of a run in the JUnit format, a suite for each file. */
export const junitXml = ({ run, tests }: ClauseReport): string => {
  const suites = [...Map.groupBy(tests, ({ file }) => file)].map(
    ([file, own]) =>
      `<testsuite name="${escaped(file)}" timestamp="${run.startedAt}" ${countsOf(own)}>\n${own.map(caseOf).join('\n')}\n</testsuite>`,
  )
  if (run.errors.length > 0) suites.push(suiteOfRun(run))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${countsOf(tests, run.errors.length)}>\n${suites.join('\n')}\n</testsuites>\n`
}
