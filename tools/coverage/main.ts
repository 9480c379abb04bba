import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onStop } from '#mock-server/process/on-stop.ts'
import { freePort, killRunning, runCommand } from '#mock-server/process/run-command.ts'
import type { Coverage } from '#specs/contract/control-coverage.ts'
import { coverageOf, mergedCounts } from '#specs/rules/coverage.ts'
import { ConfigurationError } from '../verify/config.ts'
import { linesOf, writeFiles } from './files.ts'
import { judgeCoverage } from './judge.ts'
import { readArguments, usage, type Arguments } from './options.ts'
import { readPolicy, withRequired } from './policy.ts'

// `npm run mock -- coverage`: judges what a client did with the mock.
type Counted = Pick<Coverage, 'counts' | 'leftOut'>

const readText = (file: string, option: string) => {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new ConfigurationError(`${option} ${file}: there is no such file.`)
}

/** What a file counted: the line of a `coverage.json`, or one for each request or world. */
const readCounts = (text: string, file: string): readonly Counted[] => {
  try {
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Counted]))
  } catch {
    throw new ConfigurationError(`${file} has no coverage.`)
  }
}

const policyOf = ({ policy, require: operations }: Arguments) => {
  const file = policy ?? 'coverage.yaml'
  const read = readPolicy(policy !== undefined || existsSync(file) ? readText(file, '--policy') : '')
  return operations ? withRequired(read, operations) : read
}

/** Starts a mock with the file that started this process, and waits until it listens. */
const startMock = async (port: number, options: readonly string[]) => {
  const mock = spawn(process.execPath, [process.argv[1]!, ...options, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(mock, 'exit')
  let errors = ''
  mock.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const hasEnded = await Promise.race([once(mock.stdout, 'data').then(() => false), ended.then(() => true)])
  if (hasEnded) throw new ConfigurationError(errors.trim() || 'Failed to start the mock.')
  mock.stdout.resume()
  const stop = async () => {
    mock.kill()
    await ended
  }
  return { stop }
}

/** Runs the command with a mock, and returns what both counted. */
const run = async (command: readonly string[], { mock: options }: Arguments) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const mock = await startMock(port, options)
  onStop(() => {
    killRunning()
    void mock.stop().then(() => process.exit(1))
  })
  const folder = mkdtempSync(join(tmpdir(), 'haneul-coverage-'))
  const file = join(folder, 'in-process')
  const counts: Counted[] = []
  try {
    const env = { ...process.env, HANEUL_MOCK_COVERAGE: file, HANEUL_MOCK_URL: url, PORT: String(port) }
    const { code } = await runCommand(command, { env, isInTerminal: true })
    counts.push((await (await fetch(`${url}/__mock/coverage`)).json()) as Counted)
    if (existsSync(file)) counts.push(...readCounts(readFileSync(file, 'utf8'), file))
    return { counts, failure: code !== 0 && (code === null ? 'was ended by a signal' : `failed with ${code}`) }
  } finally {
    await mock.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const judge = async (given: Arguments): Promise<number> => {
  const policy = policyOf(given)
  const merged = given.merge.flatMap((file) => readCounts(readText(file, '--merge'), file))
  const startedAt = new Date().toISOString()
  const { counts, failure } = given.command ? await run(given.command, given) : { counts: [], failure: false }
  const all = [...merged, ...counts]
  const leftOut = all.reduce((sum, each) => sum + (each.leftOut ?? 0), 0)
  const coverage = coverageOf(mergedCounts(all), leftOut)
  const judgement = judgeCoverage(coverage, policy, startedAt.slice(0, 10))
  const result = { coverage, judgement, startedAt }
  writeFiles(given.output, result)
  const verdict = [failure && `The command ${failure}.`, `Coverage: ${judgement.text}.`].filter(Boolean).join(' ')
  console.log([...linesOf(result), verdict, `Report: ${join(given.output, 'coverage.html')}`].join('\n'))
  return failure ? 1 : judgement.exitCode
}

try {
  const given = readArguments(process.argv.slice(3))
  if (given.help) console.log(usage)
  else process.exitCode = await judge(given)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
