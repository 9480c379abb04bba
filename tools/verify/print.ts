import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { failedStep, valuesOf } from '#e2e/report/failure-block.ts'
import { catalogue } from '#e2e/support/catalogue.ts'
import { remainingWork, statedOperations } from '#specs/requirements/remaining-work.ts'
import type { Judged } from './files.ts'
import { groupLine } from './not-judged.ts'
import { clauseResults, curlOf, replayOf, type Outcome } from './results.ts'

const maxPrinted = 20

/** What failed, and the request that shows it. */
export const printOutcome = ({ result, clause, site, language, reason, test }: Outcome) => {
  console.log(`${result} ${clause} (${site}/${language}): ${catalogue[clause]?.text ?? test.title}`)
  const steps = test.errors.map((error) => failedStep(test, error))
  const error = steps.find(({ id }) => id === clause)?.message ?? steps[0]?.message
  for (const line of error ? valuesOf(error) : [reason]) console.log(`  ${line}`)
  const exchange = test.exchanges.at(-1)
  if (!exchange) return
  const kind = exchange.responseHeaders['content-type']?.includes('html') ? ' (HTML, not JSON)' : ''
  console.log(`  status ${exchange.status}${kind}: ${curlOf(exchange).split('\n')[0]}`)
}

/** Prints the failures of a run, with the commands that repeat them. */
export const printFailures = ({ outcomes, known, stale, notJudged = [], replayOptions: options }: Judged) => {
  const failed = (['FAIL', 'ERROR', 'WARNING'] as const).flatMap((result) =>
    outcomes.filter((each) => each.result === result && !known.has(each)),
  )
  for (const outcome of failed.slice(0, maxPrinted)) {
    printOutcome(outcome)
    console.log(`  again: ${replayOf(outcome, options)}`)
  }
  const left = remainingWork(statedOperations(contractDocument.paths), clauseResults(outcomes, catalogue))
  const wrong = left.flatMap((each) => (each.wrong.length > 0 ? `${each.id} ${each.wrong.length}` : []))
  if (wrong.length > 0) console.log(`Clauses that do not hold, by operation: ${wrong.join(', ')}`)
  if (failed.length > maxPrinted) console.log(`and ${failed.length - maxPrinted} more in the report`)
  for (const [{ clause, site, language }, { reason }] of known)
    console.log(`known: ${clause} (${site}/${language}) ${reason}`)
  if (notJudged.length > 0) console.log('Not judged, and what unlocks it:')
  for (const group of notJudged) console.log(`  ${groupLine(group)}`)
  for (const { entry, why } of stale) console.log(`${why}: ${entry.clause}. Change the baseline.`)
}
