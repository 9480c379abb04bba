import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DefectName } from '#specs/contract/defects.ts'
import { readOptions, readPort, startFailure } from '../command-line.ts'
import { readOrigins } from '../network-options.ts'
import { onStop } from '../on-stop.ts'
import { startMock } from '../start-mock.ts'
import { freePort, killRunning, runCommand } from '../run-command.ts'
import { junitOf, lineOf, percentOf, summaryOf, type Run, type Verdict } from './report.ts'
import { selected, wholeNumber, type Defect } from './selection.ts'

const usage = `sabotage [options] -- command
Runs the command of a test suite against the right mock twice, then once with each defect of the mock, and lists the
defects that the suite does not notice. A failing run is repeated. The command finds the mock at HANEUL_MOCK_URL and PORT;
the entries of the package for Playwright and MSW read HANEUL_MOCK_DEFECT.

  --list                  list the defects and run nothing
  --only text             only defects with this in name, clause or sentence; can be repeated
  --sample n              only so many of them, chosen by the seed
  --seed text             seed of the sample (default: sabotage)
  --shard i/n             one of n equal parts
  --timeout seconds       limit of a run (default: 10, and three times as long as with the right mock)
  --fail-under percent    exit with 1 if fewer are noticed
  --output folder         for sabotage.json and junit.xml (default: sabotage-report)
  --port n                port of the mock (default: a free one)
  --cors origins          origins whose pages may call the product, separated by commas; can be repeated
  --help                  print this help`

const options = {
  list: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  sample: { type: 'string' },
  seed: { type: 'string', default: 'sabotage' },
  shard: { type: 'string' },
  timeout: { type: 'string' },
  'fail-under': { type: 'string', default: '0' },
  output: { type: 'string', default: 'sabotage-report' },
  port: { type: 'string' },
  cors: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const

const host = '127.0.0.1'

const readPercent = (value: string) => {
  if (/^\d{1,3}$/.test(value) && Number(value) <= 100) return Number(value)
  throw startFailure(`"${value}" is not a valid value of --fail-under`, 'Set --fail-under to a number from 0 to 100.')
}

const mockSettings = {
  ...{ host, site: undefined, seed: undefined, latencyMs: 0, hasControl: true, controlToken: undefined },
  ...{ tlsFiles: { cert: undefined, key: undefined }, stateFile: undefined },
}

interface Place {
  readonly port: number
  readonly corsOrigins: readonly string[]
  readonly command: readonly string[]
}

/** Runs the command beside a mock of its own, so that no run sees what another one has done. */
const runBeside = async ({ command, ...place }: Place, limitMs: number, defect?: DefectName) => {
  let isReached = false
  const mock = await startMock({ ...mockSettings, ...place, defect, onDefect: () => void (isReached = true) })
  const address = { HANEUL_MOCK_URL: `http://${host}:${place.port}`, PORT: String(place.port) }
  try {
    const env = { ...process.env, ...address, HANEUL_MOCK_DEFECT: defect }
    const { code, isLate, ms, output } = await runCommand(command, { env, limitMs })
    const result = isLate ? 'timed out' : code === 0 ? 'passed' : 'failed'
    const run: Run = { result, ms, ...(result !== 'passed' && { output }) }
    return { run, isReached }
  } finally {
    await mock.stop()
  }
}

/** Runs the command twice with the right mock. Throws unless it passes: then a failure would say nothing. */
const runRight = async (run: () => Promise<{ readonly run: Run }>): Promise<number> => {
  const runs = [(await run()).run, (await run()).run]
  const bad = runs.find(({ result }) => result !== 'passed')
  if (!bad) return Math.max(...runs.map(({ ms }) => ms))
  const times = runs.some(({ result }) => result === 'passed') ? 'once' : 'twice'
  throw new Error(`${bad.output}\nFailed to judge: the command ${bad.result} ${times} with the right mock.`)
}

const judge = async (defect: Defect, run: (name: DefectName) => ReturnType<typeof runBeside>): Promise<Verdict> => {
  const first = await run(defect.name)
  const { isReached } = first
  if (first.run.result === 'passed') return { ...defect, result: 'unnoticed', isReached, runs: [first.run] }
  const again = await run(defect.name)
  const result = again.run.result === 'passed' ? 'flaky' : 'noticed'
  return { ...defect, result, isReached, runs: [first.run, again.run] }
}

const minutes = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)

/** Returns the exit code. */
export const sabotage = async (args: readonly string[]): Promise<number> => {
  const end = args.indexOf('--')
  const command = end < 0 ? [] : args.slice(end + 1)
  const values = readOptions(options, args.slice(0, end < 0 ? undefined : end))
  if (values.help) {
    console.log(usage)
    return 0
  }
  const defects = selected(values)
  if (values.list) {
    console.log(defects.map(lineOf).join('\n'))
    return 0
  }
  if (command.length === 0) throw startFailure('there is no command', 'Add it: sabotage -- npm test')
  const failUnder = readPercent(values['fail-under'])
  const timeoutMs = values.timeout === undefined ? undefined : 1000 * wholeNumber('timeout', values.timeout)
  const port = values.port === undefined ? await freePort() : readPort(values.port)
  const place = { port, corsOrigins: readOrigins(values.cors), command }
  onStop(() => {
    killRunning()
    process.exit(1)
  })
  const longest = 3_600_000
  const rightMs = await runRight(() => runBeside(place, timeoutMs ?? longest))
  const limitMs = timeoutMs ?? 10_000 + 3 * rightMs
  const total = defects.length * rightMs
  console.log(
    `The command passes with the right mock in ${minutes(rightMs)}. ${defects.length} defects take about ${minutes(total)}, up to ${minutes(2 * total)} as failing runs are repeated.`,
  )
  const verdicts: Verdict[] = []
  for (const defect of defects) {
    const verdict = await judge(defect, (name) => runBeside(place, limitMs, name))
    verdicts.push(verdict)
    console.log(`${verdict.result.padEnd(9)} ${lineOf(verdict)}`)
  }
  mkdirSync(values.output, { recursive: true })
  const file = (name: string, text: string) => writeFileSync(join(values.output, name), text)
  file(
    'sabotage.json',
    `${JSON.stringify({ command, rightMs, percent: percentOf(verdicts), defects: verdicts }, null, 2)}\n`,
  )
  file('junit.xml', junitOf(verdicts))
  console.log(summaryOf(verdicts))
  return percentOf(verdicts) < failUnder ? 1 : 0
}
