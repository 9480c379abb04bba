import { build, suites, unit } from './checks.ts'
import { runSteps } from './steps.ts'

// All that is made by chance, at its full length; `npm run fuzz -- 7` takes another seed.
const [seed = String(process.pid)] = process.argv.slice(2)
if (!/^\d+$/.test(seed)) {
  console.error(`Failed to fuzz: "${seed}" is no seed. Give a whole number, or none for a new one.`)
  process.exit(1)
}
Object.assign(process.env, { FUZZ_REQUESTS: '20000', FUZZ_BODIES: '5000', FUZZ_DRAFTS: '100000', FUZZ_SEED: seed })
console.log(`Seed ${seed}`)
if (!(await runSteps([unit, build, suites(['--project=api', 'e2e/fuzz'])]))) process.exitCode = 1
