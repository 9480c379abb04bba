import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { command } from '../run/steps.ts'
import { root } from '../root.ts'

/** A test in the JSON report of Playwright. */
export interface ReportedTest {
  readonly file: string
  readonly line: number
  readonly title: string
  /** The titles of its groups and its own. */
  readonly titles: readonly string[]
  readonly project: string
  readonly hasPassed: boolean
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
}

/** The tests of a JSON report of Playwright, with paths from the root of the repository. */
const testsIn = ({ config, suites }: Pick<JSONReport, 'config' | 'suites'>, folder: string): ReportedTest[] => {
  const ofSuite = ({ specs, suites: inner = [] }: JSONReportSuite, groups: readonly string[] = []): ReportedTest[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results, annotations, projectName }) => ({
        file: relative(folder, join(config.rootDir, file)),
        line,
        title,
        titles: [...groups, title],
        project: projectName,
        hasPassed: status === 'expected' && results.length > 0,
        annotations: [...annotations, ...results.flatMap((result) => result.annotations)],
      })),
    ),
    // Playwright leaves groups without a title out of the path of a test.
    ...inner.flatMap((suite) => ofSuite(suite, [...groups, suite.title].filter(Boolean))),
  ]
  return suites.flatMap((suite) => ofSuite(suite))
}

/** Runs Playwright with its JSON reporter, which leaves the report of the suites alone. */
export const playwrightTests = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder = root,
) => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = join(root, '.cache', `playwright-${process.pid}.json`)
  const { output } = await command('playwright', ['test', '--reporter=json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    cwd: folder,
  })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport
    return { tests: testsIn(report, folder), errors: report.errors.map(({ message = '' }) => message) }
  } catch {
    return { tests: [], errors: [output.trim()] }
  } finally {
    rmSync(file, { force: true })
  }
}

/** The tests that Playwright would run with these arguments in a checkout. */
export const listTests = (args: readonly string[] = [], folder = root) =>
  playwrightTests(['--list', ...args], {}, folder)
