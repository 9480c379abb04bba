import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { command, type Step } from './steps.ts'

const report = join(import.meta.dirname, '..', 'report')

/** The content of a report file; undefined if the run did not write it. */
const readReport = <Shape>(file: string): Shape | undefined => {
  const path = join(report, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined
}

/** Deletes the report of an earlier run, so that a run that crashes before writing its own does not use it. */
const deleteReport = (file: string) => rmSync(join(report, file), { force: true })

export const browser: Step = {
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

export const types: Step = { name: 'types', run: () => command('tsc', ['--noEmit']) }
export const lint: Step = { name: 'lint', run: () => command('oxlint') }
export const format: Step = { name: 'format', run: () => command('prettier', ['--check', '--log-level=warn', '.']) }
/** Lints the committed OpenAPI document with an external tool. */
export const contract: Step = {
  name: 'contract',
  run: () => command('redocly', ['lint', 'specs/contract/openapi.json'], { REDOCLY_TELEMETRY: 'off' }),
}

export const unused: Step = { name: 'unused', run: () => command('knip') }

export const unit: Step = {
  name: 'unit',
  isAlone: true,
  run: async () => {
    deleteReport('unit.json')
    const outcome = await command('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=report/unit.json',
    ])
    const counts = readReport<{ numPassedTests: number; numFailedTests: number }>('unit.json')
    return { ...outcome, tests: { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 } }
  },
}

export const build: Step = { name: 'build', run: () => command('node', ['tools/build.ts']) }

/** Builds the pages with the mock inside, which need no server. */
export const offline: Step = { name: 'offline', run: () => command('node', ['tools/build-offline.ts']) }

const runPlaywright = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  deleteReport('clauses.json')
  const outcome = await command('playwright', ['test', ...args], env)
  const counts = readReport<{ totals: { tests: { passed: number; failed: number } } }>('clauses.json')?.totals.tests
  return { ...outcome, tests: { passed: counts?.passed ?? 0, failed: counts?.failed ?? 0 } }
}

/** All Playwright suites. With arguments for Playwright it runs only a part of them, which the gate does not accept. */
export const suites = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'build', 'offline'],
  run: () => runPlaywright(args, args.length === 0 ? { GATE: '1' } : {}),
})

/** The API suites against the mock in a page of the offline build. */
export const suitesOffline = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'offline'],
  run: () => runPlaywright(args, { MOCK_RUNS: 'in-page' }),
})

export const gate: Step = {
  name: 'gate',
  needs: ['browser', 'build'],
  run: async () => {
    const outcome = await command('node', ['tools/gate.ts'])
    return outcome.isGood ? { ...outcome, note: outcome.output.trim() } : outcome
  },
}
