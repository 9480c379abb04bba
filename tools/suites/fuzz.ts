import { build, suites, unit } from './checks.ts'
import { runSteps } from '../run/steps.ts'

// All randomized tests with their full number of cases. `npm run fuzz -- 7` uses the seed 7.
const [seed = String(process.pid)] = process.argv.slice(2)
if (!/^\d+$/.test(seed)) {
  console.error(`Failed to fuzz: "${seed}" is not a valid seed. Use an integer, or nothing for a new seed.`)
  process.exit(1)
}
Object.assign(process.env, { FUZZ_REQUESTS: '20000', FUZZ_BODIES: '5000', FUZZ_DRAFTS: '100000', FUZZ_SEED: seed })
console.log(`Seed ${seed}`)
if (!(await runSteps([unit, build, suites(['--project=api', 'e2e/fuzz'])]))) process.exitCode = 1
