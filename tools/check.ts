import { contract, format, lint, types, unit, unused } from './checks.ts'
import { runSteps } from './steps.ts'

// All checks that need neither a build nor a browser. Takes less than a minute.
if (!(await runSteps([types, lint, format, unused, contract, unit]))) process.exitCode ||= 1
