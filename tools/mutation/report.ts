import { root, sourceOf } from '#e2e/report/mutant-runs.ts'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { equivalentIn } from './equivalent.ts'
import type { Half } from './mutants.ts'
import { byClause, byFolder, isKilled, verdicts, type Judged, type Verdict } from './verdicts.ts'

/** A mutant in `mutation-testing-report-schema`, where lines and columns count from 1. */
const schemaMutant = (half: Half) => (each: Judged) => {
  const [start, end] = (['start', 'end'] as const).map((name) => ({
    line: each.location[name].line + 1,
    column: each.location[name].column + 1,
  }))
  const { id, mutator: mutatorName, replacement, clause, outcome } = each
  const { verdict, error, tried, reached } = outcome
  const tests = reached && `tried with ${tried} of ${reached} tests`
  const reasons = [verdict, equivalentIn(half).get(each.name), clause && `states ${clause}`, tests, error]
  const said = { status: verdicts[verdict], statusReason: reasons.filter(Boolean).join('; ') }
  return { id, mutatorName, replacement, location: { start, end }, ...said, killedBy: [outcome.killer].filter(Boolean) }
}

const schemaReport = (judged: readonly Judged[], half: Half) => {
  const files = Object.entries(Object.groupBy(judged, ({ file }) => file)).map(([file, mutants]) => [
    file,
    { language: 'typescript', source: sourceOf(file), mutants: mutants!.map(schemaMutant(half)) },
  ])
  return { schemaVersion: '2', thresholds: { high: 90, low: 70 }, files: Object.fromEntries(files) as object }
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const share = (part: number, of: number) => `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(1)} %)`

/** What tests have noticed of the mutants that they reach. Unit tests say nothing about the proofs of a clause. */
const noticed = (judged: readonly Judged[], half: Half): string => {
  const reached = judged.filter(({ outcome }) => outcome.reached > 0)
  const killed = reached.filter(({ outcome }) => isKilled(outcome)).length
  const same = reached.filter(({ name, outcome }) => !isKilled(outcome) && equivalentIn(half).has(name)).length
  const ofClause = reached.filter((each) => each.clause && each.outcome.verdict !== 'killed by a unit test')
  const byProofs = ofClause.filter(({ outcome }) => outcome.verdict === 'killed by its clause').length
  return `${share(killed, reached.length)} of the mutants that tests reach are killed, and ${share(same, reached.length)} are equivalent.
Proofs of the clause that their code states kill ${share(byProofs, ofClause.length)}.`
}

/** The summary by folder and by clause, as Markdown. */
export const summaryOf = (judged: readonly Judged[], half: Half, clausesMax = Infinity): string => {
  const names = Object.keys(verdicts) as Verdict[]
  const counts = Object.entries(byFolder(judged)).map(([name, row]) => [name, ...names.map((each) => row[each] ?? 0)])
  const clauses = byClause(judged).slice(0, clausesMax)
  const head = ['clause', 'mutants of its code', 'killed by its proofs', 'killed by its proofs anywhere']
  return `${noticed(judged, half)}\n\n${table(['folder', ...names], counts)}\n\n${table(head, clauses.map(Object.values))}`
}

/** Writes the report for `mutation-testing-elements`, a page that shows it, and the summary. Returns the page. */
export const writeMutationReport = (judged: readonly Judged[], half: Half): string => {
  const name = half === 'server' ? 'mutation' : 'mutation-pages'
  const folder = join(root, 'report', name)
  mkdirSync(folder, { recursive: true })
  const report = JSON.stringify(schemaReport(judged, half))
  const viewer = fileURLToPath(import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js'))
  copyFileSync(viewer, join(folder, 'viewer.js'))
  writeFileSync(join(folder, 'mutation.json'), report)
  writeFileSync(join(folder, 'summary.md'), `${summaryOf(judged, half)}\n`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mutants of the ${half}</title>
<mutation-test-report-app></mutation-test-report-app><script src="viewer.js"></script>
<script>document.querySelector('mutation-test-report-app').report = ${report.replaceAll('<', '\\u003c')}</script></html>
`,
  )
  return `report/${name}/index.html`
}

const baselineFile = join(import.meta.dirname, 'baseline.json')

const shortName = ({ file, name }: Judged) => name.slice(file.length + 2)

/** Numbers by folder and by clause, and by file the names of the killed mutants. */
export const baselineOf = (judged: readonly Judged[]) => ({
  folders: byFolder(judged),
  clauses: Object.fromEntries(byClause(judged).map(({ clause, ...counts }) => [clause, Object.values(counts)])),
  killed: Object.fromEntries(
    Object.entries(Object.groupBy(judged, ({ file }) => file)).map(([file, all]) => [
      file,
      all!.filter(({ outcome }) => isKilled(outcome)).map(shortName),
    ]),
  ),
})
type Baseline = ReturnType<typeof baselineOf>

export const readBaseline = (): Baseline | undefined =>
  existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline) : undefined

/** Writes what later runs are compared with. */
export const writeBaseline = (judged: readonly Judged[]): void =>
  writeFileSync(baselineFile, `${JSON.stringify(baselineOf(judged), null, 1)}\n`)

/** What has become of the mutants that the baseline names as killed. A file that was moved keeps the names of its mutants. */
export const comparedWith = ({ killed }: Baseline, judged: readonly Judged[]): string => {
  const now = new Map(judged.map((each) => [each.name, each]))
  const moved = new Map(judged.map((each) => [shortName(each), each]))
  const lines = Object.entries(killed).flatMap(([file, names]) => {
    const lost = names.flatMap((name) => {
      const outcome = (now.get(`${file}: ${name}`) ?? moved.get(name))?.outcome
      return outcome && isKilled(outcome) ? [] : [`    ${outcome?.verdict ?? 'no longer there'}: ${name}`]
    })
    return lost.length === 0 ? [] : [`  ${file}: ${lost.length} of ${names.length}`, ...lost]
  })
  if (lines.length === 0) return 'Every mutant that the baseline names is killed.'
  return ['Killed in the baseline, not now:', ...lines].join('\n')
}
