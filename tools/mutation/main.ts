import { parseArgs } from 'node:util'
import { ensureBuild } from '../builds.ts'
import { comparedWith, readBaseline, writeBaseline } from './baseline.ts'
import { changedLines } from './changed-lines.ts'
import { judge } from './judge.ts'
import { Kept } from './kept.ts'
import { Mock } from './mock.ts'
import { instrument } from './mutants.ts'
import { progressOf } from './progress.ts'
import { summaryOf, writeMutationReport } from './report.ts'
import { emptyWorkFolder, workFolder } from './rounds.ts'

// `npm run mutation` changes each operator, condition and literal of the server half once and lists what no test notices.
// - --deep: tries all tests of a mutant, not only the 40 most specific ones
// - --changed, --changed=<commit>: only the mutants of lines changed since the last commit, or since another one
// - --baseline: keeps the result as the baseline
const { values } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  options: { deep: { type: 'boolean', default: false }, changed: { type: 'string' }, baseline: { type: 'boolean' } },
})

const startedMs = performance.now()
const { mutants: all, sources } = await instrument()
const lines = values.changed === undefined ? undefined : changedLines(values.changed)
const mutants = lines ? all.filter(({ file, location }) => lines.get(file)?.has(location.start.line)) : all
const kept = new Kept()
const tests = lines && kept.testsOf(lines)
if (mutants.length === 0) {
  console.log('No mutants: no line of the server half has changed.')
  process.exit(0)
}
if (tests?.length === 0) {
  console.error('Failed to find the tests of the changed files. Run npm run mutation once without --changed.')
  process.exit(1)
}

await ensureBuild('app')
emptyWorkFolder(sources)
const mock = new Mock(workFolder)
let isStopped = false
process.once('SIGINT', () => (isStopped = true))
try {
  await mock.start()
  const { judged, failed, byTest, runs } = await judge(
    { mutants, sources, tests, isDeep: values.deep, kept, mock, isStopped: () => isStopped },
    progressOf(),
  )
  if (failed.length > 0) console.log(`Left out because they fail without a mutant:\n  ${failed.join('\n  ')}`)
  console.log(`\n${summaryOf(judged, lines ? 0 : 20)}\n`)
  if (lines) for (const { name, outcome } of judged) console.log(`${outcome.verdict}: ${name}`)
  else console.log(`Report: ${writeMutationReport(judged)}`)
  if (!lines && !isStopped) {
    kept.keepTests(all, byTest)
    const baseline = readBaseline()
    if (values.baseline) writeBaseline(judged)
    else if (baseline) console.log(comparedWith(baseline, judged))
  }
  const seconds = (performance.now() - startedMs) / 1000
  console.log(`${judged.length} of ${mutants.length} mutants, ${runs} runs in ${Math.round(seconds)} s`)
} finally {
  kept.save()
  await mock.stop()
}
