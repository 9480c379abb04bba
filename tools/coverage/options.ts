import { parseArgs } from 'node:util'
import { ConfigurationError } from '../verify/config.ts'
import { readOperations } from './policy.ts'

export const usage = `coverage [options] -- command   starts a mock, runs a command with its address in HANEUL_MOCK_URL and its
                                port in PORT, and judges what the command did with it
coverage [options]              judges the files of --merge

  --policy FILE     what is required, allowed and known (default: coverage.yaml, if there is one)
  --require WHICH   also success and errors of the operations of product, assumed or all
  --merge FILE      also what another run counted: its coverage.json, or a file of HANEUL_MOCK_COVERAGE; can be repeated
  --mock OPTION     an option of the mock, such as --mock=--latency=200; can be repeated
  --output DIR      for coverage.json, coverage.xml, coverage.html (default: coverage-report)

Exit codes: 0 the policy is met, 1 it is not or the command failed, 2 wrong configuration.`

const known = {
  policy: { type: 'string' },
  require: { type: 'string' },
  merge: { type: 'string', multiple: true },
  mock: { type: 'string', multiple: true },
  output: { type: 'string', default: 'coverage-report' },
  help: { type: 'boolean', default: false },
} as const

const parsed = (args: string[]) => {
  try {
    return parseArgs({ args, options: known }).values
  } catch (error) {
    throw new ConfigurationError(`${(error as Error).message.split('\n')[0]} See --help.`)
  }
}

/** The options, and the command behind `--`; undefined if there is none. */
export const readArguments = (args: readonly string[]) => {
  const end = args.indexOf('--')
  const values = parsed(end < 0 ? [...args] : args.slice(0, end))
  const [program, ...rest] = end < 0 ? [] : args.slice(end + 1)
  const command: readonly [string, ...string[]] | undefined = program === undefined ? undefined : [program, ...rest]
  const { merge = [], mock = [] } = values
  if (!values.help && !command && merge.length === 0)
    throw new ConfigurationError('Add a command after --, or files with --merge. See --help.')
  return {
    ...values,
    ...{ merge, mock, command },
    require: values.require === undefined ? undefined : readOperations(values.require),
  }
}
export type Arguments = ReturnType<typeof readArguments>
