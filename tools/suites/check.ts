import { contract, format, lint, reachedUnits, types, unused, weight } from './checks.ts'
import { runSteps } from '../run/steps.ts'

// All checks that need neither a build nor a browser. Repeated, they look at what has changed.
if (!(await runSteps([types, lint, format, unused, weight, contract, reachedUnits]))) process.exitCode ||= 1
