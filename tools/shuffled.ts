import { execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { isFailure, type ClauseReport } from '#e2e/support/clause-report.ts'
import { writeEmptyReport } from '#e2e/support/write-report.ts'
import { browser, build, offline, ports, suitesShuffled } from './checks.ts'
import { nextWorkers, summary, type ShuffledRun } from './shuffled-runs.ts'
import { runSteps } from './steps.ts'

// `npm run shuffled -- 10`: runs the suites in random orders until ten runs of the current state are recorded, half of
// them with one worker and half with two. Each run is recorded when it ends, and the record is committed, so that an
// interrupted series continues where it was, on any machine. Other arguments are passed on to Playwright; such runs are
// counted apart.

const root = join(import.meta.dirname, '..')
const record = 'e2e/shuffled-runs.jsonl'
const file = join(root, record)

/** A hash of all files but those that no test depends on. It stays the same when the record is committed. */
const currentState = () => {
  const ignored = ['*.md', 'specs/clauses/proofs.json', record].map((path) => `:!${path}`)
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ...ignored]
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const hash = createHash('sha256')
  for (const path of paths.split('\0').filter((path) => path !== '' && existsSync(join(root, path))))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 9)
}

const readRuns = (): ShuffledRun[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ShuffledRun)
    : []

/** Runs the suites once; undefined if the run did not finish. */
const runOnce = async (state: string, args: readonly string[], workers: number): Promise<ShuffledRun | undefined> => {
  const seed = randomInt(2 ** 31)
  const [before] = loadavg() as [number, number, number]
  console.log(`Seed ${seed}, workers ${workers}`)
  writeEmptyReport('interrupted')
  await runSteps([ports, browser, build, offline, suitesShuffled(seed, workers, args)])
  const report = JSON.parse(readFileSync(join(root, 'report', 'clauses.json'), 'utf8')) as ClauseReport
  if (report.run.status === 'interrupted' || report.tests.length === 0 || currentState() !== state) return undefined
  const failed = [
    ...report.tests.filter(isFailure(report)).map(({ title }) => title),
    ...report.run.errors.map((error) => error.split('\n')[0]!),
  ]
  // The next run replaces the report.
  if (failed.length > 0)
    cpSync(join(root, 'report'), join(root, '.cache', 'shuffled-reports', String(seed)), { recursive: true })
  return {
    state,
    args,
    seed,
    workers,
    passed: report.totals.tests.passed,
    failed,
    seconds: Math.round(report.run.durationMs / 1000),
    load: [before, loadavg()[0]!],
  }
}

const given = process.argv.slice(2)
const isCount = /^\d+$/.test(given[0] ?? '')
const count = isCount ? Number(given[0]) : 10
const args = given.slice(isCount ? 1 : 0)
const state = currentState()
const runs = readRuns().filter((run) => run.state === state && run.args.join('\n') === args.join('\n'))
while (runs.length < count) {
  console.log(`\nRun ${runs.length + 1} of ${count} of ${state}`)
  const run = await runOnce(state, args, nextWorkers(runs))
  if (!run) {
    console.error(
      'Failed to record the run: it did not finish, or files were changed meanwhile. Run the command again.',
    )
    process.exitCode = 1
    break
  }
  appendFileSync(file, `${JSON.stringify(run)}\n`)
  runs.push(run)
}
console.log(`\n${summary(runs)}`)
if (runs.some(({ failed }) => failed.length > 0)) process.exitCode = 1
