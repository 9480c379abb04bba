import { contract, format, lint, types, unit, unused, weight } from './checks.ts'
import { runSteps } from '../run/steps.ts'

// All checks that need neither a build nor a browser. Takes one to two minutes.
if (!(await runSteps([types, lint, format, unused, weight, contract, unit]))) process.exitCode ||= 1
