import type { Needs, NeedsFile } from '#e2e/verify/target.ts'
import { ensureBuild } from '../build/builds.ts'
import { listTests, playwrightTests, type ReportedTest } from '../suites/playwright-tests.ts'

const isJudged = ({ file }: ReportedTest) => !/^e2e\/(tools|site|start)\//.test(file)

/** Without what is not needed. */
const short = (needs: Partial<Needs>): Partial<Needs> =>
  Object.fromEntries(
    Object.entries(needs).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== false)),
  )

/** What tests need: those that ran what they have shown, the others only their clauses. */
export const needsIn = (tests: readonly ReportedTest[]): NeedsFile => {
  const files: Record<string, NeedsFile[string]> = {}
  for (const test of tests.filter(isJudged).toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)))) {
    const valuesOf = (type: string) =>
      test.annotations.filter((each) => each.type === type).map(({ description = '' }) => description)
    const needs = JSON.parse(valuesOf('needs').at(-1) ?? '{}') as Partial<Needs>
    const clauses = [...new Set(valuesOf('clause'))]
    files[test.file] = { ...files[test.file], [test.titles.join(' › ')]: { ...short(needs), clauses } }
  }
  return files
}

/** Runs the API suites against the mock, and returns what each test has needed. */
export const observeNeeds = async (): Promise<NeedsFile> => {
  console.log('Running the API suites against the mock once, to see what each test needs of a back end …')
  await ensureBuild('app')
  const [run, listed] = [await playwrightTests(['--project=api']), await listTests(['--project=browser'])]
  const failed = run.tests.filter(({ hasPassed }) => !hasPassed).map(({ file, line }) => `${file}:${line} fails`)
  const errors = [...run.errors, ...listed.errors, ...failed]
  if (run.tests.length === 0 || errors.length > 0)
    throw new Error(`Failed to see what the tests need:\n${errors.slice(0, 20).join('\n')}\nRun npm test.`)
  return needsIn([...run.tests, ...listed.tests])
}
