import { browser, build, contract, format, gate, lint, offline, suites, types, unit, unused } from './checks.ts'
import { runSteps } from './steps.ts'

// Everything, or with arguments (`npm test -- --grep captcha`) the build and the part of the suites that they name.
const args = process.argv.slice(2)

const steps =
  args.length > 0
    ? [browser, build, offline, suites(args)]
    : [browser, types, lint, format, unused, contract, build, offline, unit, suites(args), gate]

if (!(await runSteps(steps))) process.exitCode ||= 1
