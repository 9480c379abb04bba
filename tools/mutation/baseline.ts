import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byClause, byFolder, isKilled, type Judged } from './verdicts.ts'

const path = join(import.meta.dirname, 'baseline.json')

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
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Baseline) : undefined

/** Writes what later runs are compared with. */
export const writeBaseline = (judged: readonly Judged[]): void =>
  writeFileSync(path, `${JSON.stringify(baselineOf(judged), null, 1)}\n`)

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
