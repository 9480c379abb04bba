import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { pending } from '#specs/clauses/pending.ts'
import { unproved } from '#specs/clauses/unproved.ts'
import { masked } from '#specs/messages/masked.ts'
import { clauseReport, type ClauseReport, type RunMetadata, type TestRow } from './clause-report.ts'
import { reportPage, sourcePage } from './report-page.ts'

export const root = join(import.meta.dirname, '../..')
export const folder = join(root, 'report')

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The report without personal data and captcha values, because it is kept and passed on. SHOW_VALUES=1 shows them. */
export const reportOf = (run: RunMetadata, tests: readonly TestRow[], showsValues: boolean): ClauseReport => {
  const listed = [...Object.values(pending), ...Object.values(unproved)].flat()
  const shown = (texts: readonly string[]) => (showsValues ? texts : texts.map(masked))
  const rows = tests.map((row) => ({ ...row, errors: shown(row.errors) }))
  return clauseReport({ ...run, errors: shown(run.errors) }, rows, { catalogue, pending: listed })
}

/** Writes report/clauses.json, report/index.html and the sources that the page links to. */
export const writeReport = (run: RunMetadata, tests: readonly TestRow[]): { report: ClauseReport; text: string } => {
  const report = reportOf(run, tests, process.env.SHOW_VALUES === '1')
  const text = `${JSON.stringify(report, null, 1)}\n`
  rmSync(join(folder, 'sources'), { recursive: true, force: true })
  for (const file of new Set(tests.map((row) => row.file)))
    write(join(folder, 'sources', `${file}.html`), sourcePage(file, readFileSync(join(root, file), 'utf8')))
  write(join(folder, 'clauses.json'), text)
  write(join(folder, 'index.html'), reportPage(report, scenarios))
  return { report, text }
}

/** Writes the report of a run that has no results, so that nobody takes that of an earlier run for it. */
export const writeEmptyReport = (status: RunMetadata['status']) =>
  writeReport(
    {
      status,
      startedAt: new Date().toISOString(),
      durationMs: 0,
      isWhole: false,
      workers: 0,
      target: process.env.BASE_URL ?? 'this checkout',
      node: process.version,
      playwright: '',
      errors: [],
    },
    [],
  )
