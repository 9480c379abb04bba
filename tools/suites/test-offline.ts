import { browser, offline, suitesOffline } from './checks.ts'
import { runSteps } from '../run/steps.ts'

// Runs the API suites against the mock in a page, without a server. Arguments are passed on to Playwright.
if (!(await runSteps([browser, offline, suitesOffline(process.argv.slice(2))]))) process.exitCode ||= 1
