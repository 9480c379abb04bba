import { build, suites } from './checks.ts'
import { runSteps } from './steps.ts'

// `npm run test:state`: the suites of the state file, with 200 kills and 200 changed bits instead of 20.
Object.assign(process.env, { STATE_KILLS: '200', STATE_FLIPS: '200' })
const files = ['e2e/control/state', 'e2e/hardening/state']
if (!(await runSteps([build, suites(['--project=api', ...files])]))) process.exitCode = 1
