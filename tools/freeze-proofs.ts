import { readFileSync } from 'node:fs'
import type { ClauseReport } from '#e2e/support/clause-report.ts'
import { updateCounts } from './run-gate.ts'

// `npm run proofs:freeze`: writes specs/clauses/proofs.json from the report of the last complete `npm test`, which does
// the same when it passes. Use it after a merge conflict in this file.
const report = JSON.parse(readFileSync(new URL('../report/clauses.json', import.meta.url), 'utf8')) as ClauseReport
if (report.run.isWhole) console.log(updateCounts(report).note ?? 'specs/clauses/proofs.json is up to date.')
else {
  console.error('Failed to update the proof counts: the report covers only part of the suites. Run npm test first.')
  process.exitCode = 1
}
