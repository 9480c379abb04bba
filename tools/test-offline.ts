import { browser, offline, suitesOffline } from './checks.ts'
import { runSteps } from './steps.ts'

// The wire suites a second time, with the mock in a page and no server; arguments are Playwright's own.
if (!(await runSteps([browser, offline, suitesOffline(process.argv.slice(2))]))) process.exitCode ||= 1
