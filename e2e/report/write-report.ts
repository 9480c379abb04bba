import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { masked } from '#specs/messages/masked.ts'
import { catalogue } from '../support/catalogue.ts'
import { browserCoverage } from './browser-counts.ts'
import { clauseReport, type ClauseReport, type RunMetadata, type TestRow } from './clause-report.ts'
import { reportPage, sourcePage, type PastRun } from './report-page.ts'
import { statementsTable } from './report-statements.ts'
import { requirementsCsv } from './requirements-csv.ts'

export const root = join(import.meta.dirname, '../..')
const folder = join(root, 'report')

/** Where a run writes its evidence and, at its end, its report, before they replace those of the last run of its kind. */
export const runningFolder = join(folder, 'running')

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The report without personal data and captcha values, because it is kept and passed on. SHOW_VALUES=1 shows them. */
export const reportOf = (run: RunMetadata, tests: readonly TestRow[], showsValues: boolean): ClauseReport => {
  const shown = (texts: readonly string[]) => (showsValues ? texts : texts.map(masked))
  const rows = tests.map((row) => ({
    ...row,
    errors: shown(row.errors),
    ...(row.refusals && { refusals: shown(row.refusals) }),
  }))
  return clauseReport({ ...run, errors: shown(run.errors) }, rows, catalogue)
}

/**
 * The JUnit file of Playwright's reporter for other tools: without what tests note for the suites, and masked like the
 * report.
 */
export const junitOf = (xml: string, showsValues: boolean): string => {
  const noted = /<property name="(?!(?:clause|place|skip|fixme)")[^>]*>\s*<\/property>\s*/g
  const own = xml.replace(noted, '')
  if (showsValues) return own
  return own
    .replace(/<!\[CDATA\[[^]*?\]\]>/g, masked)
    .replace(/(?<= message=")[^"]*/g, (text) => masked(text.replaceAll('&quot;', '"')).replaceAll('"', '&quot;'))
}

const historyFile = join(root, '.cache', 'history.jsonl')

/** Adds a run to the history, and returns the complete runs in it. */
const history = ({ run, totals }: ClauseReport): readonly PastRun[] => {
  const { startedAt, commit, isWhole, durationMs, workers } = run
  mkdirSync(dirname(historyFile), { recursive: true })
  appendFileSync(
    historyFile,
    `${JSON.stringify({ startedAt, commit, isWhole, durationMs, workers, ...totals.tests })}\n`,
  )
  const lines = readFileSync(historyFile, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as PastRun & { isWhole: boolean }).filter((past) => past.isWhole)
}

/**
 * Writes the report of a run: that of a complete run to `report/`, that of a partial one to `report/partial/`. The other
 * one stays. Returns the report and its folder.
 */
export const writeReport = (run: RunMetadata, tests: readonly TestRow[]): { report: ClauseReport; folder: string } => {
  const showsValues = process.env.SHOW_VALUES === '1'
  const report = reportOf(run, tests, showsValues)
  const junit = join(runningFolder, 'junit.xml')
  const inBrowser = existsSync(browserCoverage) ? readFileSync(browserCoverage, 'utf8') : ''
  const files: Readonly<Record<string, string>> = {
    'clauses.json': `${JSON.stringify(report, null, 1)}\n`,
    'index.html': reportPage(report, scenarios, history(report), [inBrowser, statementsTable(report)].join('\n')),
    ...(existsSync(junit) && { 'junit.xml': junitOf(readFileSync(junit, 'utf8'), showsValues) }),
    'requirements.csv': requirementsCsv(report),
  }
  for (const [name, text] of Object.entries(files)) write(join(runningFolder, name), text)
  for (const file of new Set(tests.map((row) => row.file)))
    write(join(runningFolder, 'sources', `${file}.html`), sourcePage(file, readFileSync(join(root, file), 'utf8')))
  const target = run.isWhole ? folder : join(folder, 'partial')
  mkdirSync(target, { recursive: true })
  for (const name of [...Object.keys(files), 'sources', 'evidence']) {
    rmSync(join(target, name), { recursive: true, force: true })
    if (existsSync(join(runningFolder, name))) renameSync(join(runningFolder, name), join(target, name))
  }
  rmSync(runningFolder, { recursive: true, force: true })
  return { report, folder: target }
}
