import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWith } from '#mock-server/process/run-command.ts'
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

/** Runs the command with a mock, and returns what both counted. */
const run = async (command: readonly [string, ...string[]], { mock }: Arguments) => {
  const folder = mkdtempSync(join(tmpdir(), 'haneul-coverage-'))
  const file = join(folder, 'in-process')
  const counts: Counted[] = []
  try {
    const { code, signal } = await runWith({ args: mock }, command, {
      env: { HANEUL_MOCK_COVERAGE: file },
      atEnd: async (url) => void counts.push((await (await fetch(`${url}/__mock/coverage`)).json()) as Counted),
    })
    if (existsSync(file)) counts.push(...readCounts(readFileSync(file, 'utf8'), file))
    const failure = signal
      ? `ended with ${signal}`
      : code === null
        ? 'could not be started'
        : code !== 0 && `failed with ${code}`
    return { counts, failure }
  } finally {
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
  const isConfiguration = error instanceof ConfigurationError
  console.error(isConfiguration ? error.message : (error as Error).stack)
  process.exitCode = 2
}
