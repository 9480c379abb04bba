import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClauseReport, TestRow } from '#e2e/support/clause-report.ts'
import type { Needs, NeedsFile } from '#e2e/verify/target.ts'
import { listTests } from '../playwright-tests.ts'
import { projectOf } from './selection.ts'

// `npm run verify:needs`: writes what each test needs of a back end, from the last report of the suites. That of a
// partial run changes only the tests that ran, and removes those that no longer exist.

const file = join(import.meta.dirname, '../../e2e/verify/needs.json')

export const readNeeds = (): NeedsFile => JSON.parse(readFileSync(file, 'utf8')) as NeedsFile

const isJudged = ({ file: name, clauses }: TestRow) =>
  !/^e2e\/(control|site|offline|start)\//.test(name) && clauses.some((id) => !id.startsWith('control.'))

/** Without what is not needed. */
const short = (needs: Needs): Partial<Needs> =>
  Object.fromEntries(
    Object.entries(needs).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== false)),
  )

/** What the passed tests of a report need. */
export const needsIn = ({ tests }: Pick<ClauseReport, 'tests'>): NeedsFile => {
  const files: Record<string, NeedsFile[string]> = {}
  for (const test of tests.filter(isJudged).toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file))))
    if (test.needs && test.state === 'passed')
      files[test.file] = {
        ...files[test.file],
        [test.titles.join(' › ')]: { ...short(test.needs), clauses: test.clauses },
      }
  return files
}

const linesOf = (needs: NeedsFile) =>
  Object.entries(needs).flatMap(([name, tests]) =>
    // What pages request depends on when a test ends.
    Object.entries(tests).map(
      ([titles, row]) => `${name} ${titles} ${JSON.stringify(projectOf(name) === 'api' ? row : row.clauses)}`,
    ),
  )

/** The tests whose needs differ from those of a report. */
export const staleNeeds = (report: Pick<ClauseReport, 'tests'>, committed = readNeeds()): readonly string[] => {
  const [current, known] = [new Set(linesOf(needsIn(report))), new Set(linesOf(committed))]
  return [...[...current].filter((line) => !known.has(line)), ...[...known].filter((line) => !current.has(line))]
}

type ListedTest = Pick<TestRow, 'file' | 'titles'>

/** Needs with those of the tests of a partial run, and without those of tests that no longer exist. */
export const merged = (known: NeedsFile, current: NeedsFile, existing: readonly ListedTest[]): NeedsFile => {
  const titles = Map.groupBy(existing, ({ file: name }) => name)
  const isThere = (name: string, title: string) => titles.get(name)?.some((test) => test.titles.join(' › ') === title)
  return Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(current)])]
      .toSorted()
      .map((name) => [name, Object.entries({ ...known[name], ...current[name] })] as const)
      .map(([name, rows]) => [name, rows.filter(([title]) => isThere(name, title))] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => [name, Object.fromEntries(rows)]),
  )
}

const existing = async (): Promise<readonly ListedTest[]> => {
  const { tests, errors } = await listTests()
  if (errors.length > 0) throw new Error(`Failed to list the tests:\n${errors.join('\n')}`)
  return tests
}

/** One line for each test, so that a change shows in a diff. */
const textOf = (needs: NeedsFile) => {
  const files = Object.entries(needs).map(([name, tests]) => {
    const rows = Object.entries(tests).map(([titles, row]) => `    ${JSON.stringify(titles)}: ${JSON.stringify(row)}`)
    return `  ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n  }`
  })
  return `{\n${files.join(',\n')}\n}\n`
}

if (process.argv[1] === import.meta.filename) {
  const reports = ['report/clauses.json', 'report/partial/clauses.json'].filter((each) => existsSync(each))
  const [last] = reports
    .map((each) => JSON.parse(readFileSync(each, 'utf8')) as ClauseReport)
    .toSorted((a, b) => (a.run.startedAt < b.run.startedAt ? 1 : -1))
  if (!last) throw new Error('Failed to write needs.json: there is no report. Run npm test.')
  writeFileSync(file, textOf(last.run.isWhole ? needsIn(last) : merged(readNeeds(), needsIn(last), await existing())))
  console.log(`Wrote the needs of ${linesOf(readNeeds()).length} tests to e2e/verify/needs.json.`)
}
