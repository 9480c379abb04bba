import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../run/browser.mjs'
import type { ClauseReport } from '#e2e/report/clause-report.ts'
import { durationKey, readDurations, usualMs } from '#e2e/report/durations.ts'
import { port } from '#e2e/mock-client/deployment.ts'
import { isUpToDate, type BuildName } from '../build/builds.ts'
import { changedSinceSuccess, changesSince, readSources, relatedToUnits, selectTests } from './changed.ts'
import { changedTexts, contractChanges } from '../release/contract-changes.ts'
import {
  contractAt,
  currentContract,
  previousContract,
  versionProblem,
  type ContractDocument,
} from '../release/contract-versions.ts'
import { listTests } from './playwright-tests.ts'
import { checkPorts } from '../run/ports.ts'
import { quickSelection, shardOf, testList } from './quick.ts'
import { ofFlaky, problems, summary } from './gate.ts'
import { overweight, recordFile, weigh } from './weights.ts'
import { command, type Step } from '../run/steps.ts'
import { root } from '../root.ts'

const report = join(root, 'report')
// Without a shell, which on Windows would not pass on what the reporter sends.
const playwright = join(root, 'node_modules/@playwright/test/cli.js')

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

/** Runs a step only if files of this kind have changed since it last succeeded. */
const ifChanged = (kind: RegExp, step: Step): Step => ({
  ...step,
  run: async () => {
    const { files, remember } = changedSinceSuccess(step.name)
    if (!files.some((file) => kind.test(file))) return { isGood: true, output: '', note: 'unchanged since it passed' }
    const outcome = await step.run()
    if (outcome.isGood) remember()
    return outcome
  },
})

const code = /\.(tsx?|mjs|json)$|^\.gitignore$/

// One checker: each of several computes the types that they share again.
const typeArguments = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
export const types = ifChanged(code, {
  name: 'types',
  run: async () => {
    const own = await command('tsc', typeArguments)
    // Written by somebody else, with looser settings.
    return own.isGood ? command('tsc', ['-p', 'tools/second-server']) : own
  },
})

export const lint = ifChanged(code, { name: 'lint', run: () => command('oxlint') })
export const format: Step = {
  name: 'format',
  run: async () => {
    const { isGood, output } = await command('oxfmt', ['--list-different'])
    return { isGood, output: `Run npm run format for:\n${output}` }
  },
}
/** What has changed in the contract since its previous version, in one line. */
const contractNote = (document: ContractDocument) => {
  const previous = previousContract(document)
  if (!previous) return `Version ${document.info.version}. There is no earlier one in the git history.`
  const { breaking, other } = contractChanges(previous, document)
  const changes = `${breaking.length} breaking, ${other.length} other and ${changedTexts(previous, document).length} textual changes`
  return `Version ${document.info.version}: ${changes} since ${previous.info.version}. List them with npm run contract:diff.`
}

const contractLint = ifChanged(/^specs\/contract\/openapi|^redocly|^package-lock|^tools\/release\/lint-contract/, {
  name: 'contract',
  run: async () => {
    const outcomes = await Promise.all([
      command('redocly', ['lint', 'specs/contract/openapi.yaml'], { env: { REDOCLY_TELEMETRY: 'off' } }),
      command('node', ['tools/release/lint-contract.ts']),
    ])
    return outcomes.find(({ isGood }) => !isGood) ?? outcomes[0]
  },
})

/** Lints the committed OpenAPI document with two external tools, and checks that its version counts up with each change. */
export const contract: Step = {
  name: 'contract',
  run: async () => {
    const lint = await contractLint.run()
    const document = currentContract()
    const committed = contractAt('HEAD')
    const earlier = contractAt('HEAD^')
    const problem =
      (committed && versionProblem(committed, document)) ?? (earlier && committed && versionProblem(earlier, committed))
    return {
      isGood: lint.isGood && problem === undefined,
      output: problem ?? lint.output,
      note: contractNote(document),
    }
  },
}

/** Prints what the repository weighs, and fails above the record. */
export const weight: Step = {
  name: 'weight',
  run: () => {
    const weights = weigh()
    const problems = overweight(weights, readFileSync(join(root, recordFile), 'utf8'))
    const note = weights.map(({ name, count }) => `${count.toLocaleString('en')} ${name}`).join(', ')
    return Promise.resolve({ isGood: problems.length === 0, output: problems.join('\n'), note })
  },
}

export const unused = ifChanged(/\.(tsx?|mjs|json|css)$|^\.gitignore$/, { name: 'unused', run: () => command('knip') })

const runUnits = async (args: readonly string[]) => {
  deleteReport('unit.json')
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=report/unit.json']
  const outcome = await command('vitest', [...args, ...reporters])
  const counts = readReport<{ numPassedTests: number; numFailedTests: number }>('unit.json')
  return { ...outcome, tests: { passed: counts?.numPassedTests ?? 0, failed: counts?.numFailedTests ?? 0 } }
}

/** The unit tests: all of them, or those that import what has changed since they last passed, or that read files. */
const unitStep = (selects: boolean): Step => ({
  name: 'unit',
  isAlone: true,
  run: async () => {
    const { files, remember } = changedSinceSuccess('unit')
    const related = selects ? relatedToUnits(files) : 'all'
    if (related.length === 0) return { isGood: true, output: '', note: 'unchanged since it passed' }
    const outcome = await runUnits(related === 'all' ? ['run'] : ['related', '--run', ...related])
    if (outcome.isGood) remember()
    if (related === 'all') return outcome
    return { ...outcome, note: `those that ${files.length} changed files reach; npm test runs all` }
  },
})

export const unit = unitStep(false)
export const reachedUnits = unitStep(true)

/** Fails before anything is built if a server of the suites could not start. */
export const ports: Step = {
  name: 'ports',
  run: async () => {
    // A server that runs already is judged.
    if (process.env.REUSE_SERVER === '1') return { isGood: true, output: '' }
    try {
      await checkPorts(port)
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
    isUpToDate(name) ? Promise.resolve({ isGood: true, output: '' }) : command('node', ['tools/build/build.ts', name]),
})

export const build = buildStep('app', 'build')

/** What a script could not do, from its lines `Left out: …`. */
export const leftOutIn = (output: string): readonly string[] =>
  [...output.matchAll(/^ *Left out: (.*)$/gm)].map(([, what = '']) => what)

/** Starts the package of the mock, and its image where Docker runs. */
export const packaged: Step = {
  name: 'package',
  needs: ['build'],
  run: async () => {
    // The port of the standalone mocks of the suites, which run later.
    const outcome = await command('node', ['tools/release/test-package.ts'], { env: { PORT: String(port + 4) } })
    return { ...outcome, note: outcome.isGood ? outcome.output.trim() : '', leftOut: leftOutIn(outcome.output) }
  },
}

/** Compares the scripts of some pages with their budgets in `.size-limit.js`. */
export const budgets: Step = {
  name: 'budgets',
  needs: ['build'],
  run: () => command('node', ['node_modules/size-limit/bin.js']),
}

/** Builds the pages with the mock inside, which need no server. */
export const offline = buildStep('offline', 'offline')

/** Builds the documents, whose generator is installed apart. */
export const docs = buildStep('docs', 'docs')

/** Names this run, so that nothing takes an earlier report for its own. */
const runId = randomUUID()

const runPlaywright = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const outcome = await command('node', [playwright, ...args], { env: { RUN_ID: runId, ...env }, isInTerminal: true })
  const reports = ['clauses.json', 'partial/clauses.json'].map((file) => readReport<ClauseReport>(file))
  const report = reports.find((each) => each?.run.id === runId)
  // As with --list, which runs no test.
  if (!report) return { ...outcome, tests: { passed: 0, failed: 0 } }
  return { ...outcome, tests: report.totals.tests }
}

/** A part of the Playwright suites, which the gate does not accept. */
export const suites = (args: readonly string[], needs: readonly string[] = ['ports', 'browser', 'build']): Step => ({
  name: 'suites',
  isAlone: true,
  needs,
  run: () => runPlaywright(['test', ...args]),
})

const ofProduct = ['--project=api', '--project=browser']

/** The suites of the product, whose clauses the gate judges. */
export const productSuites: Step = {
  ...suites([]),
  run: () => runPlaywright(['test', ...(process.env.SHUFFLED === '1' ? [] : ofProduct)], { IS_WHOLE_RUN: '1' }),
}

/** The suites of our own tools. */
export const toolSuites: Step = {
  ...suites([], ['ports', 'browser', 'build', 'offline', 'docs']),
  name: 'tools',
  run: async () => {
    const outcome = await runPlaywright(['test', '--project=tools'])
    const flaky = ofFlaky(readReport<ClauseReport>('partial/clauses.json')?.tests ?? [])
    return { ...outcome, isGood: outcome.isGood && flaky.length === 0, output: flaky.join('\n') }
  },
}

/** The API suites against the mock in a page of the offline build. */
export const suitesOffline = (args: readonly string[]): Step => ({
  name: 'suites',
  isAlone: true,
  needs: ['browser', 'offline'],
  run: () => runPlaywright(['test', ...args], { MOCK_RUNS: 'in-page' }),
})

/** Copies the reports of shards, which may have the same name, into a new folder. */
export const collected = (folder: string): string => {
  const all = mkdtempSync(join(tmpdir(), 'shards-'))
  globSync('**/*.zip', { cwd: folder }).forEach((file, i) => cpSync(join(folder, file), join(all, `${i}.zip`)))
  return all
}

/** Makes one report of those that shards have written into a folder. */
export const merged = (folder: string): Step => ({
  name: 'merge',
  run: async () => {
    const all = collected(folder)
    try {
      return await runPlaywright(['merge-reports', '--config=playwright.config.ts', all], {
        IS_WHOLE_RUN: '1',
        MERGES: '1',
      })
    } finally {
      rmSync(all, { recursive: true, force: true })
    }
  },
})

/** Runs after the suites even if they failed, to list everything that is wrong. */
export const gate: Step = {
  name: 'gate',
  needs: ['ports', 'build'],
  run: () => {
    const report = readReport<ClauseReport>('clauses.json')
    const found = report ? problems(report, runId) : ['There is no report of a complete run. Run npm test.']
    const output = found.map((each) => `gate: ${each}`).join('\n')
    return Promise.resolve({ isGood: found.length === 0, output, note: report ? summary(report) : '' })
  },
}

/** Builds only what the selected tests need, and nothing that is up to date. */
export const selectedSuites = async (args: readonly string[]): Promise<readonly Step[]> => {
  if (!isUpToDate('app'))
    console.log('The sources have changed, so the pages are built first. That takes a minute or two.')
  const others = [
    { step: offline, folder: 'e2e/tools/offline/' },
    { step: docs, folder: 'e2e/tools/documents' },
  ].filter(({ step }) => !isUpToDate(step.name as BuildName))
  const files = others.length === 0 ? [] : (await listTests(args)).tests.map(({ file }) => file)
  const needed = others.filter(({ folder }) => files.some((file) => file.startsWith(folder))).map(({ step }) => step)
  const steps = [ports, browser, build, ...needed]
  return [
    ...steps,
    suites(
      args,
      steps.map(({ name }) => name),
    ),
  ]
}

/** Of the product. */
const everyTest = async (args: readonly string[] = []) => {
  const { tests, errors } = await listTests([...ofProduct, ...args])
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return tests
}

/** Runs the tests of a list, in which Playwright reads one test per line. */
const listedSuites = (tests: Parameters<typeof testList>[0], args: readonly string[]): readonly Step[] => {
  const file = join(root, '.cache/tests.txt')
  writeFileSync(file, testList(tests))
  return [ports, browser, build, suites([`--test-list=${file}`, ...args])]
}

/** A part of the suites such as `1/4`, and a report of it for `npm run report:merge`. */
export const shardSuites = async (shard: string, args: readonly string[]): Promise<readonly Step[]> => {
  const [, part, of] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? []).map(Number)
  if (!part || !of || part > of)
    throw new Error(`--shard=${shard}: set a part and the number of parts, such as --shard=1/4.`)
  process.env.SHARD = `${part}-of-${of}`
  // Those of another number of parts would be merged too.
  for (const folder of globSync(join(report, 'shards/*')))
    if (!folder.endsWith(`-of-${of}`)) rmSync(folder, { recursive: true, force: true })
  return listedSuites(shardOf(await everyTest(args), { part, of }), args)
}

/** A test for every clause, chosen by what the tests took in earlier runs. */
export const quickSuites = async (args: readonly string[]): Promise<readonly Step[]> => {
  const tests = await everyTest()
  const durations = readDurations()
  const timed = tests.map((test) => ({
    ...test,
    ms: durations[durationKey(test.file, test.titles)] ?? usualMs(test.file),
  }))
  const chosen = quickSelection(timed)
  console.log(
    `${chosen.length} of ${tests.length} tests prove every clause. Further examples, sites and languages are left out.`,
  )
  return listedSuites(chosen, args)
}

/** The unit tests and suites that the changes since a commit concern. */
export const changedSuites = async (commit: string, args: readonly string[]): Promise<readonly Step[]> => {
  const selection = selectTests(changesSince(commit), readSources())
  const units: Step = { name: 'unit', run: () => command('vitest', ['run', '--changed', commit, '--passWithNoTests']) }
  if (selection === 'all') {
    console.log('The changes may affect every test.')
    const [first, ...others] = await quickSuites(args)
    return [first!, units, ...others]
  }
  if (selection.length === 0) {
    console.log('The changes affect no test.')
    return [units]
  }
  const [first, ...others] = await selectedSuites(['--grep', selection.join('|'), ...args])
  return [first!, units, ...others]
}
