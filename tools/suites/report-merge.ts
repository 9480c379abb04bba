import { gate, merged } from './checks.ts'
import { runSteps } from '../run/steps.ts'

// `npm run report:merge -- <folder>`: makes one report of those that `npm test -- --shard=1/4` and the others have
// written to `report/shards`, collected in a folder, and judges it as a complete run.
if (!(await runSteps([merged(process.argv[2] ?? 'report/shards'), { ...gate, needs: ['merge'] }])))
  process.exitCode ||= 1
