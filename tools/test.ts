import { ensureBrowser } from './browser.mjs'
import { build, contract, format, gate, lint, suites, types, unit, unused } from './checks.ts'
import { runSteps, type Step } from './steps.ts'

// Everything, or with arguments (`npm test -- --grep captcha`) the build and the part of the suites that they name.
const args = process.argv.slice(2)

const browser: Step = {
  name: 'browser',
  run: async () => {
    try {
      ensureBrowser()
      return { isGood: true, output: '' }
    } catch (error) {
      return { isGood: false, output: (error as Error).message }
    }
  },
}

const steps =
  args.length > 0
    ? [browser, build, suites(args)]
    : [browser, types, lint, format, unused, contract, unit, build, suites(args), gate]

if (!(await runSteps(steps))) process.exitCode ||= 1
