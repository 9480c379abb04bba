import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue as everything } from '#e2e/support/catalogue.ts'
import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import type { Target } from '#e2e/verify/target.ts'
import { shardOf, testList } from '../suites/quick.ts'
import { command } from '../run/steps.ts'
import { compare, readBaseline, updated } from './baseline.ts'
import { comparisonText, readResult } from './compare-results.ts'
import { ConfigurationError, readSettings, template } from './config.ts'
import { countLine, notReady, writeFiles, type ResultRow } from './files.ts'
import { readArguments, replayOptions, usage, type Arguments } from './options.ts'
import { ensureNeeds, readNeeds } from './needs.ts'
import { preflight, trust } from './preflight.ts'
import { redacted, secretsOfExchanges, secretsOfSettings, withoutSecrets } from './redact.ts'
import { printFailures, printOutcome } from './print.ts'
import { exitCodes, judge, replayVerdict, verdictOf, type Run } from './results.ts'
import {
  isSelected,
  knownTests,
  listOf,
  missedBy,
  projectOf,
  select,
  statesOf,
  type KnownTest,
  type Selection,
} from './selection.ts'
import { leftOut, notJudged } from './not-judged.ts'
import { newerClauses, withWarnings } from './pinned.ts'
import { shownTests } from './shown.ts'
import { root } from '../root.ts'

// `npm run verify -- https://api.example`: judges a back end by the API suites.
const version = contractDocument.info.version as string

/** The extension of the suites: another one in the package. */
const extension = extname(import.meta.filename)

type Named = Pick<ResultRow, 'file' | 'titles'> & { readonly changes?: boolean }

const readText = (file: string, option: string) => {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new ConfigurationError(`${option} ${file}: there is no such file.`)
}

interface Previous {
  readonly target: Pick<Target, 'sites' | 'pages' | 'mode'>
  readonly tests: readonly ResultRow[]
}

/** The result whose tests run again, of which only those remain; undefined if none is named. */
const previousOf = (given: Arguments): Previous | undefined => {
  const isReplay = 'replay' in given
  const file = isReplay ? join(given.output, 'result.json') : given['rerun-failed']
  if (file === undefined) return undefined
  const result = JSON.parse(readText(file, isReplay ? 'replay' : '--rerun-failed')) as Previous
  const tests = result.tests.filter((row) => (isReplay ? row.id === given.replay : /FAIL|ERROR/.test(row.result)))
  if (tests.length === 0)
    throw new ConfigurationError(`${file} has no such test. It is that of the last run; --output names another folder.`)
  return { ...result, tests }
}

/** Of all tests those that the options select, where each of them has to select some. */
const selected = (all: readonly KnownTest[], selection: Selection, catalogue: typeof everything) => {
  const tests = select(all, selection, catalogue)
  const missed = missedBy(tests, selection)
  if (tests.length > 0 && missed.length === 0) return tests
  throw new ConfigurationError(
    `No test fits ${missed.length > 0 ? missed.join(', ') : 'these options'}. --list with --full or --ui shows what there is.`,
  )
}

/** The tests in the parts that run one after the other: where nothing resets the back end, first what changes nothing. */
const partsOf = (tests: readonly Named[], { state, controlPlane }: Target): readonly (readonly Named[])[] =>
  (state || controlPlane
    ? [tests]
    : [tests.filter((test) => !test.changes), tests.filter((test) => test.changes)]
  ).filter(({ length }) => length > 0)

/** A file as an argument of Playwright, which takes it for a regular expression. */
const patternOf = (file: string) => `/${file}$`.replaceAll('.', '\\.')

/** Runs the suites in Playwright and returns what its reporter wrote. */
const runSuites = async (target: Target, tests: readonly Named[], maxFailures: number): Promise<Run> => {
  // It holds secrets, so nobody else may read it.
  const folder = mkdtempSync(join(tmpdir(), 'haneul-verify-'))
  const [settings, rows, list] = ['target.json', 'rows.json', 'tests.txt'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    writeFileSync(settings, JSON.stringify(target))
    const named = tests.map(({ file, titles }) => ({
      project: projectOf(file),
      file: file.replace(/\.\w+$/, extension),
      titles,
    }))
    writeFileSync(list, testList(named))
    const { output } = await command(
      'node',
      [
        fileURLToPath(import.meta.resolve('@playwright/test/cli')),
        ...['test', '--config', join(import.meta.dirname, `playwright.config${extension}`)],
        // Without the files, Playwright would load all of them.
        ...['--test-list', list, ...new Set(named.map((each) => patternOf(each.file)))],
      ],
      {
        cwd: root,
        env: {
          ...{
            VERIFY_NEEDS: await ensureNeeds(),
            VERIFY_TARGET: settings,
            VERIFY_ROWS: rows,
            VERIFY_TEMPORARY: join(folder, 'evidence'),
          },
          VERIFY_MAX_FAILURES: String(maxFailures),
          ...(target.tls && { NODE_EXTRA_CA_CERTS: resolve(target.tls.ca) }),
        },
        isInTerminal: true,
      },
    )
    if (existsSync(rows)) return JSON.parse(readFileSync(rows, 'utf8')) as Run
    throw new Error(`Playwright wrote no result.\n${output}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const runParts = async (target: Target, parts: readonly (readonly Named[])[], maxFailures = Infinity): Promise<Run> => {
  const runs: Run[] = []
  let left = maxFailures
  for (const tests of parts) {
    if (runs.at(-1)?.status === 'interrupted') break
    const run = await runSuites(target, tests, left)
    left -= judge(run.tests, everything).filter(({ result }) => result === 'FAIL' || result === 'ERROR').length
    runs.push(run)
  }
  const notRun = parts.slice(runs.length).flat()
  return {
    ...(runs.find(({ status }) => status !== 'passed') ?? runs[0]!),
    ...{ ended: runs.at(-1)!.ended, notRun: notRun.length + (runs.at(-1)!.notRun ?? 0) },
    startedAt: runs[0]!.startedAt,
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    errors: runs.flatMap(({ errors }) => errors),
    tests: runs.flatMap((run) => run.tests),
  }
}

const verify = async (given: Arguments, env: NodeJS.ProcessEnv): Promise<number> => {
  const file = given.config ?? 'verify.yaml'
  const text = given.config !== undefined || existsSync(file) ? readText(file, '--config') : ''
  const previous = previousOf(given)
  const url = 'url' in given ? given.url : undefined
  const read = readSettings({ text, url: url ?? previous?.target.sites.public, env })
  const newer = newerClauses(read.contract)
  const catalogue = withWarnings(everything, newer)
  const pages = { ...read.pages, ...previous?.target.pages, ...(given.ui !== undefined && { public: given.ui }) }
  const settings = { ...read, pages }
  if (settings.sites.public === undefined) throw new ConfigurationError('Set the address of the API, or sites.public.')
  const limited = given.rateLimit === undefined ? settings : { ...settings, rateLimit: given.rateLimit }
  const all = knownTests(readNeeds(await ensureNeeds()))
  const part = (own: readonly KnownTest[]) => (given.shard ? shardOf(own, given.shard) : own)
  const tests = previous?.tests ?? part(selected(all, given, catalogue))
  if (tests.length === 0) throw new ConfigurationError(`--shard ${given.shard!.part}/${given.shard!.of} has no test.`)
  const baselineText =
    given.baseline !== undefined && existsSync(given.baseline) ? readFileSync(given.baseline, 'utf8') : ''
  if (given.baseline !== undefined && !given['baseline-update']) readText(given.baseline, '--baseline')
  const baseline = readBaseline(baselineText)
  if (limited.tls) trust(readText(limited.tls.ca, 'tls.ca'))

  const mode = previous?.target.mode ?? given.mode
  const { target, problems } = await preflight(limited, { mode, version, skipped: given.skipped })
  const ofSettings = secretsOfSettings(settings, text, env)
  const options = process.argv.slice(2).join(' ')
  if (problems.length > 0) {
    const lines = redacted(
      problems.map((problem) => `${problem.check}: ${problem.text}`),
      ofSettings,
    )
    for (const line of lines) console.error(line)
    const judged = { ...notReady(lines), target: redacted(target, ofSettings), version }
    // The result that names what is repeated stays.
    if (!previous) writeFiles(given.output, { ...judged, selected: redacted(options, ofSettings) }, catalogue)
    return exitCodes.configuration
  }
  const seen = await runParts(target, partsOf(tests, target), given.maxFailures)
  const shown = shownTests(seen.tests, isSelected(given, catalogue))
  const raw = { ...seen, tests: [...seen.tests, ...shown] }
  const secrets = [...ofSettings, ...secretsOfExchanges(raw.tests.flatMap(({ exchanges }) => exchanges))]
  const run = withoutSecrets(raw, secrets)
  const judgedTests = judge(run.tests, catalogue)
  const outcomes = 'replay' in given ? judgedTests.filter(({ id }) => id === given.replay) : judgedTests
  if ('replay' in given) {
    const { exitCode, text: said } = replayVerdict(outcomes)
    console.log(said)
    if (exitCode === exitCodes.failures) outcomes.forEach(printOutcome)
    return exitCode
  }
  const today = run.startedAt.slice(0, 10)
  const entries = given['baseline-update'] ? updated(baseline, outcomes, catalogue, given.failOn) : baselineText
  if (given['baseline-update']) writeFileSync(given.baseline!, entries)
  const comparison = compare(readBaseline(entries), outcomes, today, catalogue)
  const { exitCode, text: outcome } = verdictOf({
    run,
    outcomes,
    ...comparison,
    mode,
    asksForClauses: given.clauses !== undefined,
    failOn: given.failOn,
    newer,
  })
  const verdict = { exitCode, text: given.without === undefined ? outcome : `${outcome}, without ${given.without}` }
  const judged = {
    ...{ target: redacted(target, secrets), run, outcomes, ...comparison, verdict, version },
    selected: redacted(options, secrets),
    notJudged: notJudged(outcomes, previous ? [] : leftOut(all, given, catalogue)),
    replayOptions: replayOptions(given),
  }
  writeFiles(given.output, judged, catalogue)
  printFailures(judged)
  console.log(`${countLine(judged)}\n${verdict.text}. Report: ${join(given.output, 'report.html')}`)
  return verdict.exitCode
}

const main = async (): Promise<number> => {
  const areas = [...new Set(Object.keys(everything).map((id) => id.split('.')[0]!))]
  const given = readArguments(process.argv.slice(2), areas, Object.keys(everything))
  const tests = async () => selected(knownTests(readNeeds(await ensureNeeds())), { ...given, mode: 'full' }, everything)
  const prints = [
    [given.help, () => usage],
    [given['print-template'], template],
    [given.list, async () => listOf(await tests())],
    [given.states, async () => statesOf(await tests())],
    [given.compare, () => comparisonText(given.compare!.map(readResult), given.compare!, given.markdown === true)],
  ] as const
  const print = prints.find(([isAsked]) => isAsked)?.[1]
  if (!print) return verify(given, process.env)
  console.log(await print())
  return exitCodes.conformant
}

try {
  process.exitCode = await main()
} catch (error) {
  const isConfiguration = error instanceof ConfigurationError
  console.error(isConfiguration ? error.message : (error as Error).stack)
  process.exitCode = isConfiguration ? exitCodes.configuration : exitCodes.ownError
}
