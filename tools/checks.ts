import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { command, type Step } from './steps.ts'

const report = join(import.meta.dirname, '..', 'report')

/** What a file of a report says, once its run has written it. */
const written = <Shape>(file: string): Shape | undefined => {
  const path = join(report, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : undefined
}

/** A report of an earlier run must not speak for one that broke down before it wrote its own. */
const forget = (file: string) => rmSync(join(report, file), { force: true })

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
/** The committed OpenAPI document by an outsider's rules. */
export const contract: Step = {
  name: 'contract',
  run: () => command('redocly', ['lint', 'specs/contract/openapi.json'], { REDOCLY_TELEMETRY: 'off' }),
}

export const unused: Step = { name: 'unused', run: () => command('knip') }

export const unit: Step = {
  name: 'unit',
  isAlone: true,
  run: async () => {
    forget('unit.json')
    const done = await command('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=report/unit.json',
    ])
    const counts = written<{ numPassedTests: number; numFailedTests: number }>('unit.json')
    return { ...done, tests: { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 } }
  },
}

export const build: Step = { name: 'build', run: () => command('node', ['tools/build.ts']) }

/** The same pages with the mock in them, which need no server. */
export const offline: Step = { name: 'offline', run: () => command('node', ['tools/build-offline.ts']) }

const played = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  forget('clauses.json')
  const done = await command('playwright', ['test', ...args], env)
  const counts = written<{ totals: { tests: { passed: number; failed: number } } }>('clauses.json')?.totals.tests
  return { ...done, tests: { passed: counts?.passed ?? 0, failed: counts?.failed ?? 0 } }
}

/** The suites; with arguments of Playwright's own a part of them, which nothing is concluded from. */
export const suites = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'build', 'offline'],
  run: () => played(args, args.length === 0 ? { GATE: '1' } : {}),
})

/** The wire suites, against the mock in a page of the offline build. */
export const suitesOffline = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'offline'],
  run: () => played(args, { MOCK_RUNS: 'in-page' }),
})

export const gate: Step = {
  name: 'gate',
  needs: ['browser', 'build'],
  run: async () => {
    const done = await command('node', ['tools/gate.ts'])
    return done.isGood ? { ...done, note: done.output.trim() } : done
  },
}
