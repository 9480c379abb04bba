import { writeEmptyReport } from '#e2e/support/write-report.ts'
import {
  browser,
  budgets,
  build,
  changedSuites,
  contract,
  format,
  gate,
  haveSuitesRun,
  lint,
  offline,
  packaged,
  ports,
  selectedSuites,
  suites,
  types,
  unit,
  unused,
} from './checks.ts'
import { runSteps } from './steps.ts'

// Runs all checks. With arguments for Playwright (`npm test -- --grep captcha`) it only builds and runs those tests.
// With --changed it runs the tests that concern what changed since the last commit, or since --changed=<commit>.
const args = process.argv.slice(2)
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))

const steps = async () => {
  if (changed !== undefined)
    return changedSuites(
      changed.split('=')[1] ?? 'HEAD',
      args.filter((arg) => arg !== changed),
    )
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

// Until the suites write their report, and if this process is killed.
writeEmptyReport('interrupted')
if (!(await runSteps(await steps()))) process.exitCode ||= 1
if (!haveSuitesRun()) writeEmptyReport('not run')
console.log('Report: report/index.html')
