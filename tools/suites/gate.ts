import { unprovedIn, type ClauseReport, type ClauseRow, type TestRow } from '#e2e/report/clause-report.ts'

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Where a clause of the product lacks a passing proof. */
const missingKinds = ({ id, class: binds, proof = 'page', tests }: ClauseRow, report: ClauseReport): string[] => {
  if (binds !== 'product') return []
  const passed = tests.map((index) => report.tests[index]!).filter(({ state }) => state === 'passed')
  const isApi = ({ file }: TestRow) => file.endsWith('.api.spec.ts')
  const hasProof = { api: passed.some(isApi), page: !passed.every(isApi) }
  const needed = proof === 'both' ? (['page', 'api'] as const) : [proof]
  return needed
    .filter((kind) => !hasProof[kind])
    .map((kind) => `${id} has no proof ${kind === 'page' ? 'on a page' : 'by the API'}. Write its test.`)
}

const ofClauses = (report: ClauseReport): string[] =>
  report.clauses.flatMap((row) => {
    const { id, state } = row
    if (state === 'failed') return [`${id} has no passing proof: a test of it failed.`]
    if (state === 'not run') return [`${id} has no proof. Write its test.`]
    return state === 'passed' ? missingKinds(row, report) : []
  })

const ofTests = ({ tests, clauses }: ClauseReport): string[] => {
  const states = new Map(clauses.map(({ id, state }) => [id, state]))
  return tests.flatMap((test) => {
    const { title, file, line, project, clauses: named, state, skipReason } = test
    const at = `${file}:${line}`
    return [
      ...(named.length === 0 && project !== 'tools'
        ? [`${at} names no clause: "${title}". Name one with clause(…).`]
        : []),
      ...named
        .filter((id) => !states.has(id))
        .map((id) => `${at} names ${id}, which is not in the catalogue. Correct the id.`),
      ...named
        .filter((id) => states.get(id) === 'retired')
        .map((id) => `${at} names ${id}, which is retired. Remove the test or the id.`),
      ...(state === 'skipped' && !skipReason
        ? [`${at} is skipped without a reason: "${title}". Add a reason or run it.`]
        : []),
    ]
  })
}

/** Clauses that a test names but whose steps do not run on any site and in any language that it is declared for. */
const withoutStep = ({ tests }: ClauseReport): string[] =>
  [...Map.groupBy(tests, ({ file, line }) => `${file}:${line}`)].flatMap(([at, declared]) => {
    const passed = declared.filter(({ state }) => state === 'passed')
    const unproved = passed.map((test) => ({ clauses: test.clauses, unproved: unprovedIn(test) }))
    const named = new Set(unproved.flatMap(({ clauses }) => clauses))
    return [...named]
      .filter((id) => unproved.every((test) => !test.clauses.includes(id) || test.unproved.includes(id)))
      .map((id) => `${at} names ${id}, but none of its steps does. Add a clauseStep, or remove the id.`)
  })

/** Where a flaky test may hide what loses or reveals something. */
const strict = /^e2e\/(sending|hardening|captcha|inquiry\/(files|draft)|member)\//
const flakyMax = 3

/** A value that arrived and is wrong, not one that did not arrive in time. */
const isWrongValue = (error: string) =>
  /^ *Received/m.test(error) && !/^ *Timeout:|Timeout \d+ms exceeded|Test timeout of|not found>/m.test(error)

/** Flaky tests pass, unless there are many, or one may hide a defect. */
export const ofFlaky = (tests: readonly TestRow[]): string[] => {
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  return [
    ...(flaky.length > flakyMax ? [`${many(flaky.length, 'test')} passed only when they were repeated.`] : []),
    ...flaky
      .filter(({ file, errors }) => strict.test(file) || errors.some(isWrongValue))
      .map(({ title, file, line }) => `${file}:${line} passed only when it was repeated: "${title}". Repair it.`),
  ]
}

/** Every reason why this run does not pass the gate, one line each. `runId` is what this run wrote into its report. */
export const problems = (report: ClauseReport, runId: string): string[] => {
  if (report.run.id !== runId) return ['report/clauses.json is not the report of this run. Run npm test.']
  if (!report.run.isWhole)
    return ['report/clauses.json covers only part of the suites. Run npm test without arguments.']
  const failed = report.tests.filter(({ state }) => state === 'failed').length
  return [
    ...report.run.errors.map((error) => `The run had an error outside its tests: ${error.split('\n')[0]}`),
    ...(failed > 0 ? [`${many(failed, 'test')} failed.`] : []),
    ...ofFlaky(report.tests),
    ...ofClauses(report),
    ...ofTests(report),
    ...withoutStep(report),
  ]
}

/** Summary of a run, printed whether or not it passes. */
export const summary = (report: ClauseReport): string =>
  Object.entries(report.totals.clauses)
    .map(([name, states]) => {
      const counts = Object.entries(states).filter(([, count]) => count > 0)
      return `${name}: ${counts.map(([state, count]) => `${count} ${state}`).join(', ')}`
    })
    .join('\n')
