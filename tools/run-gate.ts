import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClauseReport } from '#e2e/support/clause-report.ts'
import { readHistory } from './gate-history.ts'
import { readLists, trackedLists, type Lists } from './gate-lists.ts'
import { problems, proofCounts, summary } from './gate.ts'
import { listTests } from './playwright-tests.ts'
import type { Outcome } from './steps.ts'

const root = join(import.meta.dirname, '..')
const proofsFile = join(root, trackedLists.proofs.paths[0]!)

const currentLists = () => readLists(([path]) => readFileSync(join(root, path!), 'utf8')) as Lists

// One clause per line, so that a diff shows each change.
const linesOf = (counts: Lists['proofs']) =>
  `{\n${Object.entries(counts)
    .map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`)
    .join(',\n')}\n}\n`

/** Brings specs/clauses/proofs.json up to date, as test runners do with snapshots. */
export const updateCounts = (report: ClauseReport): { readonly note?: string } => {
  const text = linesOf(proofCounts(report))
  if (text === readFileSync(proofsFile, 'utf8')) return {}
  writeFileSync(proofsFile, text)
  return { note: 'specs/clauses/proofs.json was updated. Commit it.' }
}

/** Judges the run whose reporter announced this digest of its report. */
export const runGate = async (
  digest: string | undefined,
  file = join(root, 'report', 'clauses.json'),
): Promise<Outcome> => {
  const text = readFileSync(file, 'utf8')
  if (digest === undefined || createHash('sha256').update(text).digest('hex') !== digest)
    return { isGood: false, output: 'gate: report/clauses.json is not the report of this run. Run npm test.' }
  const report = JSON.parse(text) as ClauseReport
  const { tests: listed, errors } = await listTests()
  const now = currentLists()
  const { ancestors: commits, missing, problem } = readHistory(root)
  // Counts that are not committed yet may not fall either.
  const ancestors = [...commits, { commit: 'of the working tree', lists: now }]
  const isCi = Boolean(process.env.CI)
  const found = [...errors, ...(problem ? [problem] : []), ...problems(report, { listed, now, ancestors, isCi })]
  const update = found.length === 0 && report.run.target === 'this checkout' && !isCi ? updateCounts(report) : {}
  const notes = [summary(report, now), missing && `Not compared with earlier commits: ${missing}`, update.note]
  const note = notes.filter(Boolean).join('\n')
  return { isGood: found.length === 0, output: found.map((each) => `gate: ${each}`).join('\n'), note }
}
