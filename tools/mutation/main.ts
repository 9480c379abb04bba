import { parseArgs } from 'node:util'
import { progressLine } from '#e2e/report/progress-line.ts'
import { ensureBuild, useBuild } from '../build/builds.ts'
import { judge } from './judge.ts'
import { Kept } from './kept.ts'
import { Mock } from './mock.ts'
import { changedLines, instrument, sampleOf } from './mutants.ts'
import { buildMutatedPages } from './pages.ts'
import { comparedWith, readBaseline, summaryOf, writeBaseline, writeMutationReport } from './report.ts'
import { emptyWorkFolder, roundEnds, workFolder } from './rounds.ts'

// `npm run mutation` changes each operator, condition and literal of the server half once and lists what no test notices.
// - --pages: those of features, screens and form controls instead, by the tests in a browser
// - --sample <n>, --seed <text>: some of them, and all of changed lines if --changed is given too
// - --deep: tries all tests of a mutant, not only the first ones
// - --changed, --changed=<commit>: only the mutants of lines changed since the last commit, or since another one
// - --baseline: keeps the result as the baseline
const { values } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  options: {
    deep: { type: 'boolean', default: false },
    changed: { type: 'string' },
    baseline: { type: 'boolean' },
    pages: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
  },
})

const startedMs = performance.now()
let shown = { phase: '', fromMs: 0, atMs: 0 }
/** Shows the progress of a run: a changing line in a terminal, else a line every half minute. */
const show = (phase: string, done: number, all: number) => {
  const now = performance.now()
  if (phase !== shown.phase) shown = { ...shown, phase, fromMs: now - 5000 }
  if (!process.stdout.isTTY && now - shown.atMs < 30_000) return
  shown.atMs = now
  const elapsedMs = now - shown.fromMs
  const running = [`${((1000 * done) / elapsedMs).toFixed(1)} a second`, phase]
  const line = progressLine({ done, all, failed: 0, elapsedMs, doneShare: all > 0 ? done / all : 0, running })
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}

const half = values.pages ? 'pages' : 'server'
const { mutants: all, sources } = await instrument(half)
const lines = values.changed === undefined ? undefined : changedLines(values.changed)
const ofLines = lines ? all.filter(({ file, location }) => lines.get(file)?.has(location.start.line)) : all
const sample = values.sample === undefined ? [] : sampleOf(all, Number(values.sample), values.seed)
const mutants = values.sample === undefined ? ofLines : [...new Set([...sample, ...(lines ? ofLines : [])])]
const isWhole = mutants.length === all.length
const kept = new Kept(half)
const tests = lines && values.sample === undefined ? kept.testsOf(lines) : undefined
if (mutants.length === 0 || tests?.length === 0) {
  const isNothing = mutants.length === 0
  console.log(isNothing ? `No line of the ${half} has changed.` : 'Run npm run mutation once without --changed first.')
  process.exit(isNothing ? 0 : 1)
}

if (values.pages) process.env.MUTATED_PAGES = await buildMutatedPages(sources)
// Any build of the pages will do: the suites of the API hardly look at them.
else if (useBuild('app') === undefined) await ensureBuild('app')
emptyWorkFolder(values.pages ? {} : sources)
const mock = new Mock(workFolder)
let isStopped = false
process.once('SIGINT', () => (isStopped = true))
try {
  await mock.start()
  const options = {
    mutants,
    all,
    sources,
    tests,
    roundEnds: roundEnds[half],
    isDeep: values.deep,
    areUnitTestsFirst: values.pages,
    kept,
    mock,
    isStopped: () => isStopped,
  }
  const { judged, failed, byTest, runs } = await judge(options, show)
  if (failed.length > 0) console.log(`Left out because they fail without a mutant:\n  ${failed.join('\n  ')}`)
  console.log(`\n${summaryOf(judged, half, isWhole ? 20 : 0)}\n`)
  if (!isWhole) for (const { name, outcome } of judged) console.log(`${outcome.verdict}: ${name}`)
  console.log(`Report: ${writeMutationReport(judged, half)}`)
  const baseline = readBaseline()
  if (tests === undefined && !isStopped) kept.keepTests(all, byTest)
  if (isWhole && !values.pages && !isStopped && values.baseline) writeBaseline(judged)
  else if (isWhole && !values.pages && baseline) console.log(comparedWith(baseline, judged))
  const seconds = (performance.now() - startedMs) / 1000
  console.log(`${judged.length} of ${mutants.length} mutants, ${runs} runs in ${Math.round(seconds)} s`)
} finally {
  kept.save()
  await mock.stop()
}
