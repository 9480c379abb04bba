import { join } from 'node:path'
import { root } from './mutant-runs.ts'

/** What the browser tests of a run have met of the contract, a line for each of them. */
export const browserCounts = join(root, 'report/running/browser-counts')

/** What the report says about that. */
export const browserCoverage = join(root, 'report/running/browser-coverage.html')
