import { runSteps, command, type Step } from '../run/steps.ts'

// `npm run test:state`: the tests of the state file, with 200 kills and 200 changed bits.
Object.assign(process.env, { STATE_KILLS: '200', STATE_FLIPS: '200' })
const unit: Step = { name: 'unit', run: () => command('vitest', ['run', 'mock-server/process']) }
if (!(await runSteps([unit]))) process.exitCode = 1
