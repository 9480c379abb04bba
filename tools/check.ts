import { contract, format, lint, types, unit, unused } from './checks.ts'
import { runSteps } from './steps.ts'

// What can be known in under a minute, without a build or a browser.
if (!(await runSteps([types, lint, format, unused, contract, unit]))) process.exitCode ||= 1
