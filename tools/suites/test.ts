import {
  browser,
  budgets,
  build,
  changedSuites,
  contract,
  docs,
  format,
  gate,
  lint,
  offline,
  packaged,
  ports,
  quickSuites,
  selectedSuites,
  shardSuites,
  suites,
  types,
  unit,
  unused,
  weight,
} from './checks.ts'
import { runSteps } from '../run/steps.ts'

// Runs all checks. With arguments for Playwright (`npm test -- --grep captcha`) it only builds and runs those tests.
// - --quick: one test for every clause
// - --changed, --changed=<commit>: the tests that concern what changed since the last commit, or since another one
// - --shuffle=<seed>: the suites in the random order of that seed
// - --shard=1/4: a quarter of the suites, whose report `npm run report:merge` makes one of
// - --pictures: also takes pictures of the scenarios in all widths
const args = process.argv.slice(2).filter((arg) => arg !== '--pictures')
if (process.argv.includes('--pictures')) process.env.PICTURES = '1'
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
if (args.some((arg) => arg.startsWith('--shuffle'))) process.env.SHUFFLED = '1'
const shardAt = args.findIndex((arg) => /^--shard(=|$)/.test(arg))

const steps = async () => {
  if (changed !== undefined)
    return changedSuites(
      changed.split('=')[1] ?? 'HEAD',
      args.filter((arg) => arg !== changed),
    )
  if (shardAt >= 0) {
    const [option = ''] = args.splice(shardAt, 1)
    return shardSuites(option.split('=')[1] ?? args.splice(shardAt, 1)[0] ?? '', args)
  }
  if (args.includes('--quick')) return quickSuites(args.filter((arg) => arg !== '--quick'))
  if (args.length > 0) return selectedSuites(args)
  return [
    ports,
    browser,
    types,
    lint,
    format,
    unused,
    weight,
    contract,
    build,
    budgets,
    packaged,
    offline,
    docs,
    unit,
    suites([]),
    gate,
  ]
}

try {
  if (!(await runSteps(await steps()))) process.exitCode ||= 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
