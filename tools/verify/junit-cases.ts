import { escaped } from '#e2e/report/escaped.ts'

export interface JunitCase {
  readonly suite: string
  readonly classname: string
  readonly name: string
  readonly ms: number
  readonly clauses: readonly string[]
  readonly kind: 'passed' | 'failure' | 'error' | 'skipped'
  readonly message: string
  /** All of a failure. */
  readonly details: string
}

const seconds = (ms: number) => (ms / 1000).toFixed(3)

const countsOf = (cases: readonly JunitCase[]) => {
  const count = (kind: JunitCase['kind']) => cases.filter((each) => each.kind === kind).length
  const time = cases.reduce((sum, { ms }) => sum + ms, 0)
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds(time)}"`
}

const caseOf = ({ classname, name, ms, clauses, kind, message, details }: JunitCase) => {
  const failed = `<${kind} message="${escaped(message)}">${escaped(details)}</${kind}>`
  const skipped = `<skipped message="${escaped(message)}"/>`
  const outcome = { passed: '', skipped, failure: failed, error: failed }[kind]
  const properties = clauses.map((id) => `<property name="clause" value="${escaped(id)}"/>`).join('')
  return `<testcase classname="${escaped(classname)}" name="${escaped(name)}" time="${seconds(ms)}"><properties>${properties}</properties>${outcome}</testcase>`
}

/** Cases in the JUnit format, by suite. */
export const junitOf = (cases: readonly JunitCase[], startedAt: string): string => {
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].map(
    ([name, own]) =>
      `<testsuite name="${escaped(name)}" timestamp="${startedAt}" ${countsOf(own)}>\n${own.map(caseOf).join('\n')}\n</testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${countsOf(cases)}>\n${suites.join('\n')}\n</testsuites>\n`
}
