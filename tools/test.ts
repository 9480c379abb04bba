import { browser, build, contract, format, gate, lint, offline, suites, types, unit, unused } from './checks.ts'
import { runSteps } from './steps.ts'

// Runs all checks. With arguments for Playwright (`npm test -- --grep captcha`) it only builds and runs those tests.
const args = process.argv.slice(2)

const steps =
  args.length > 0
    ? [browser, build, offline, suites(args)]
    : [browser, types, lint, format, unused, contract, build, offline, unit, suites(args), gate]

if (!(await runSteps(steps))) process.exitCode ||= 1
