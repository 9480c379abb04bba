import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../root.ts'
import { command, type Step } from '../run/steps.ts'
import {
  browser,
  budgets,
  build,
  contract,
  docs,
  format,
  gate,
  leftOutIn,
  lint,
  offline,
  packaged,
  ports,
  toolSuites,
  productSuites,
  suitesOffline,
  types,
  unit,
  unused,
  weight,
} from './checks.ts'

/** A script. Its output is printed if it fails, or if it is what one wants to read. */
const script = (name: string, file: string, args: readonly string[] = [], isShown = false): Step => ({
  name,
  isAlone: true,
  needs: ['ports', 'browser', 'build'],
  run: async () => {
    const outcome = await command('node', [join(root, file), ...args])
    return { ...outcome, leftOut: leftOutIn(outcome.output), ...(isShown && { note: outcome.output.trim() }) }
  },
})

/** What the suites need. */
export const prepared: readonly Step[] = [ports, browser, build]

/** What a change of the product can break. */
export const productChecks: readonly Step[] = [
  ...prepared,
  ...[types, lint, format, unused, weight, contract, unit],
  ...[productSuites, gate],
]

/** The tests of our own tools and of what is published, and what a request and a page may cost. */
export const toolChecks: readonly Step[] = [
  ...[budgets, offline, docs, packaged, toolSuites],
  script('state', 'tools/suites/test-state.ts'),
  script('verify', 'tools/suites/test-verify.ts'),
  script('defects', 'tools/suites/test-second-server.ts', ['--defects']),
  script('engines', 'tools/suites/test-engines.ts'),
  script('clients', 'tools/suites/test-clients.ts'),
  script('HTTP clients', 'tools/suites/test-http-clients.ts'),
  script('guard', 'bench/run.ts', ['--guard'], true),
]

const seed = String(randomInt(2 ** 31))

/** What takes hours. */
export const nightlyChecks: readonly Step[] = [
  script('shuffled', 'tools/suites/test.ts', [`--shuffle=${seed}`]),
  suitesOffline([]),
  script('second server', 'tools/suites/test-second-server.ts'),
  script('OpenAPI', 'tools/suites/test-openapi.ts'),
  script('exports', 'tools/suites/test-exports.ts'),
  script('vacuity', 'tools/suites/vacuity.ts', [], true),
  script('fuzz', 'tools/suites/fuzz.ts', [seed]),
  script('mutants', 'tools/mutation/main.ts', ['--deep'], true),
  script('bench', 'bench/run.ts', [], true),
]
