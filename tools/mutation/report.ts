import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, sourceOf } from './files.ts'
import { byClause, byFolder, verdicts, type Judged, type Verdict } from './verdicts.ts'

const reasonOf = ({ clause, outcome: { verdict, error, tried, reached } }: Judged) =>
  [verdict, clause && `states ${clause}`, reached > 0 && `tried with ${tried} of ${reached} tests`, error]
    .filter(Boolean)
    .join('; ')

/** A mutant in `mutation-testing-report-schema`, where lines and columns count from 1. */
const schemaMutant = (each: Judged) => {
  const [start, end] = (['start', 'end'] as const).map((name) => ({
    line: each.location[name].line + 1,
    column: each.location[name].column + 1,
  }))
  return {
    id: each.id,
    mutatorName: each.mutator,
    replacement: each.replacement,
    location: { start, end },
    status: verdicts[each.outcome.verdict],
    statusReason: reasonOf(each),
    ...(each.outcome.killer !== undefined && { killedBy: [each.outcome.killer] }),
  }
}

const schemaReport = (judged: readonly Judged[]) => {
  const files = Object.entries(Object.groupBy(judged, ({ file }) => file)).map(([file, mutants]) => [
    file,
    { language: 'typescript', source: sourceOf(file), mutants: mutants!.map(schemaMutant) },
  ])
  return { schemaVersion: '2', thresholds: { high: 90, low: 70 }, files: Object.fromEntries(files) as object }
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The summary by folder and by clause, as Markdown. */
export const summaryOf = (judged: readonly Judged[], clausesMax = Infinity): string => {
  const names = Object.keys(verdicts) as Verdict[]
  const rows = Object.entries({
    ...byFolder(judged),
    all: byFolder(judged.map((each) => ({ ...each, file: 'all' })))['all'],
  })
  const counts = rows.map(([name, row = {}]) => {
    const cells = names.map((verdict) => row[verdict] ?? 0)
    return [name, ...cells, cells.reduce((sum, count) => sum + count, 0)]
  })
  const clauses = byClause(judged)
    .slice(0, clausesMax)
    .map(({ clause, stated, own, killed }) => [clause, stated, own, killed])
  const head = ['clause', 'mutants of its code', 'killed by its proofs', 'killed by its proofs anywhere']
  return `${table(['folder', ...names, 'all'], counts)}\n\n${table(head, clauses)}`
}

/** Writes the report for `mutation-testing-elements`, a page that shows it, and the summary. Returns the page. */
export const writeMutationReport = (judged: readonly Judged[]): string => {
  const folder = join(root, 'report', 'mutation')
  mkdirSync(folder, { recursive: true })
  const report = JSON.stringify(schemaReport(judged))
  const viewer = fileURLToPath(import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js'))
  copyFileSync(viewer, join(folder, 'viewer.js'))
  writeFileSync(join(folder, 'mutation.json'), report)
  writeFileSync(join(folder, 'summary.md'), `${summaryOf(judged)}\n`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mutants of the server half</title>
<mutation-test-report-app></mutation-test-report-app><script src="viewer.js"></script>
<script>document.querySelector('mutation-test-report-app').report = ${report.replaceAll('<', '\\u003c')}</script></html>
`,
  )
  return 'report/mutation/index.html'
}
