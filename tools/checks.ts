import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { port, startsOwn } from '#e2e/support/deployment.ts'
import { isUpToDate, type BuildName } from './builds.ts'
import { changesSince, readSources, selectTests } from './changed.ts'
import { contractChanges } from './contract-changes.ts'
import {
  contractAt,
  currentContract,
  previousContract,
  versionProblem,
  type ContractDocument,
} from './contract-versions.ts'
import { listTests } from './playwright-tests.ts'
import { checkPorts } from './ports.ts'
import { runGate } from './run-gate.ts'
import { command, type Step } from './steps.ts'

const report = join(import.meta.dirname, '..', 'report')
// Without a shell, which on Windows would not pass on what the reporter sends.
const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')

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
/** What has changed in the contract since its previous version, in one line. */
const contractNote = (document: ContractDocument) => {
  const previous = previousContract(document)
  if (!previous) return `Version ${document.info.version}. There is no earlier one in the git history.`
  const { breaking, other } = contractChanges(previous, document)
  return `Version ${document.info.version}: ${breaking.length} breaking and ${other.length} other changes since ${previous.info.version}. List them with npm run contract:diff.`
}

/** Lints the committed OpenAPI document with an external tool, and checks that its version counts up with each change. */
export const contract: Step = {
  name: 'contract',
  run: async () => {
    const outcome = await command('redocly', ['lint', 'specs/contract/openapi.json'], {
      env: { REDOCLY_TELEMETRY: 'off' },
    })
    const document = currentContract()
    const committed = contractAt('HEAD')
    const earlier = contractAt('HEAD^')
    const problem =
      (committed && versionProblem(committed, document)) ?? (earlier && committed && versionProblem(earlier, committed))
    return {
      isGood: outcome.isGood && problem === undefined,
      output: problem ?? outcome.output,
      note: contractNote(document),
    }
  },
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

/** Fails before anything is built if a server of the suites could not start. */
export const ports: Step = {
  name: 'ports',
  run: async () => {
    try {
      if (startsOwn) await checkPorts(port)
      return { isGood: true, output: '' }
    } catch (error) {
      return { isGood: false, output: (error as Error).message.replace('--port', 'PORT') }
    }
  },
}

const buildStep = (name: BuildName, step: string): Step => ({
  name: step,
  needs: ['ports'],
  run: () =>
    isUpToDate(name) ? Promise.resolve({ isGood: true, output: '' }) : command('node', ['tools/build.ts', name]),
})

export const build = buildStep('app', 'build')

/** Starts the package of the mock, and its image where Docker runs. */
export const packaged: Step = {
  name: 'package',
  needs: ['build'],
  run: async () => {
    // The port of the standalone mocks of the suites, which run later.
    const outcome = await command('node', ['tools/test-package.ts'], { env: { PORT: String(port + 4) } })
    return { ...outcome, note: outcome.isGood ? outcome.output.trim() : '' }
  },
}

/** Compares the scripts of the built pages with their budgets. */
export const budgets: Step = {
  name: 'budgets',
  needs: ['build'],
  run: async () => {
    const { checkBudgets } = await import('./budgets.ts')
    const { problems, lines } = await checkBudgets(join(import.meta.dirname, '..', 'dist'))
    return { isGood: problems.length === 0, output: [...problems, ...lines].join('\n') }
  },
}

/** Builds the pages with the mock inside, which need no server. */
export const offline = buildStep('offline', 'offline')

/** What the reporter of the suites sends when it has written its report. */
interface FinishedReport {
  readonly digest: string
  readonly tests: { readonly passed: number; readonly failed: number }
  /** Tests that do not fail the run, although Playwright counts them as failed. */
  readonly isGood: boolean
}

const runPlaywright = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  let finished: FinishedReport | undefined
  const onMessage = (message: unknown) => {
    finished = message as FinishedReport
  }
  const outcome = await command('node', [playwright, 'test', ...args], { env, onMessage })
  const { digest, tests = { passed: 0, failed: 0 }, isGood = false } = finished ?? {}
  return { ...outcome, isGood: outcome.isGood || isGood, tests, digest }
}

/** The digest of the report of this run, which the gate compares with the file. */
let reportDigest: string | undefined

/** All Playwright suites. With arguments for Playwright it runs only a part of them, which the gate does not accept. */
export const suites = (args: readonly string[], needs = ['ports', 'browser', 'build', 'offline']): Step => ({
  name: 'suites',
  isAlone: true,
  needs,
  run: async () => {
    const { digest, ...outcome } = await runPlaywright(args, args.length === 0 ? { GATE: '1' } : {})
    reportDigest = digest
    return outcome
  },
})

/** All Playwright suites in the random order of a seed. */
export const suitesShuffled = (seed: number, workers: number, args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['ports', 'browser', 'build', 'offline'],
  run: () => runPlaywright([`--shuffle=${seed}`, `--workers=${workers}`, ...args], { SHUFFLED: '1' }),
})

/** The API suites against the mock in a page of the offline build. */
export const suitesOffline = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'offline'],
  run: () => runPlaywright(args, { MOCK_RUNS: 'in-page' }),
})

/** Runs after the suites even if they failed, to list everything that is wrong. */
export const gate: Step = { name: 'gate', needs: ['ports', 'build'], run: () => runGate(reportDigest) }

/** Whether the suites have written their report. */
export const haveSuitesRun = () => reportDigest !== undefined

/** Builds only what the selected tests need, and nothing that is up to date. */
export const selectedSuites = async (args: readonly string[]): Promise<readonly Step[]> => {
  const isOfflineNeeded =
    !isUpToDate('offline') && (await listTests(args)).tests.some(({ file }) => file.startsWith('e2e/offline/'))
  return isOfflineNeeded
    ? [ports, browser, build, offline, suites(args)]
    : [ports, browser, build, suites(args, ['ports', 'browser', 'build'])]
}

/** The unit tests and suites that the changes since a commit concern. */
export const changedSuites = async (commit: string, args: readonly string[]): Promise<readonly Step[]> => {
  const selection = selectTests(changesSince(commit), readSources())
  const units: Step = { name: 'unit', run: () => command('vitest', ['run', '--changed', commit, '--passWithNoTests']) }
  if (selection === 'all') console.log('The changes may affect every test.')
  else if (selection.length === 0) console.log('The changes affect no test.')
  if (selection.length === 0) return [units]
  const grep = selection === 'all' ? ['--grep', ''] : ['--grep', selection.join('|')]
  const [first, ...others] = await selectedSuites([...grep, ...args])
  return [first!, units, ...others]
}
