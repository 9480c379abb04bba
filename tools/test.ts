import {
  browser,
  budgets,
  build,
  changedSuites,
  contract,
  format,
  gate,
  lint,
  offline,
  packaged,
  ports,
  quickSuites,
  selectedSuites,
  suites,
  types,
  unit,
  unused,
} from './checks.ts'
import { runSteps } from './steps.ts'

// Runs all checks. With arguments for Playwright (`npm test -- --grep captcha`) it only builds and runs those tests.
// - --quick: one test for every clause
// - --changed, --changed=<commit>: the tests that concern what changed since the last commit, or since another one
// - --shuffle=<seed>: the suites in the random order of that seed
// - --shard=1/4: the first quarter of the suites
// - --pictures: also takes pictures of the scenarios in all widths
const args = process.argv.slice(2).filter((arg) => arg !== '--pictures')
if (process.argv.includes('--pictures')) process.env.PICTURES = '1'
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
if (args.some((arg) => arg.startsWith('--shuffle'))) process.env.SHUFFLED = '1'
if (args.some((arg) => arg.startsWith('--shard'))) process.env.SHARD = '1'

const steps = async () => {
  if (changed !== undefined)
    return changedSuites(
      changed.split('=')[1] ?? 'HEAD',
      args.filter((arg) => arg !== changed),
    )
  if (args.includes('--quick')) return quickSuites(args.filter((arg) => arg !== '--quick'))
  if (args.length > 0) return selectedSuites(args)
  return [
    ports,
    browser,
    types,
    lint,
    format,
    unused,
    contract,
    build,
    budgets,
    packaged,
    offline,
    unit,
    suites([]),
    gate,
  ]
}

if (!(await runSteps(await steps()))) process.exitCode ||= 1
