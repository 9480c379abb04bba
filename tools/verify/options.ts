import { parseArgs } from 'node:util'
import { shellQuoted } from '#e2e/report/failure-block.ts'
import { ConfigurationError, didYouMean } from './config.ts'
import { checkNames, type CheckName } from './preflight.ts'

export const usage = `haneul-verify judges a back end by the requirements of Haneul Cloud support.

haneul-verify [options] [URL]      URL: the address of the API of the site public
haneul-verify [options] replay ID  runs a test of the last result again, and prints FIXED or FAILED
haneul-verify compare A B … [--markdown]  what differs between the result.json of several runs or servers

Configuration
  --config FILE            settings (default: verify.yaml, if there is one); the environment wins
  --print-template         prints a verify.yaml with comments
  --skip-preflight NAME    leaves a check out: ${checkNames.join(', ')}; can be repeated
  --rate-limit N           requests per second
  --ui URL                 the pages of the site public: adds the browser suites, which need --full and a Chromium
                           (npx playwright install chromium)
Tests (default: those that change nothing)
  --quick                  a test for every operation
  --full                   also what changes something, such as sending inquiries
  --clause ID, --area NAME only these; can be repeated
  --only CLASS             product, assumed or hardening
  --without hardening      leaves security and robustness out, which the verdict then says
  --calls                  only the requirements that derive from the OpenAPI document
  --shard I/N              one of N equal parts
  --max-failures N         ends the run after that many FAIL or ERROR
  --rerun-failed FILE      the failed tests of a result.json
Counts, without sending anything
  --list                   counts by area, level and capability
  --states                 every state, and how many requirements it unlocks
Results
  --output DIR             for result.json, report.html, junit.xml, requirements.csv (default: verify-report)
  --fail-on assumed        warnings fail the run, too
  --baseline FILE          known failures, which do not fail the run
  --baseline-update        writes the failures of this run into that file

Exit codes: 0 conformant, 1 failures, 2 configuration or preflight, 3 incomplete: with --full or --clause, a test
needs a state that the target does not offer, 4 error of the suite, or a state could not be set up, 5 the baseline
lists what is fixed or expired. Of several, the first of 1, 4, 3, 5.`

const defaultOutput = 'verify-report'

const known = {
  config: { type: 'string' },
  'print-template': { type: 'boolean' },
  'skip-preflight': { type: 'string', multiple: true },
  'rate-limit': { type: 'string' },
  ui: { type: 'string' },
  quick: { type: 'boolean' },
  full: { type: 'boolean' },
  clause: { type: 'string', multiple: true },
  area: { type: 'string', multiple: true },
  only: { type: 'string' },
  without: { type: 'string' },
  calls: { type: 'boolean' },
  shard: { type: 'string' },
  'max-failures': { type: 'string' },
  'rerun-failed': { type: 'string' },
  list: { type: 'boolean' },
  states: { type: 'boolean' },
  output: { type: 'string', default: defaultOutput },
  'fail-on': { type: 'string' },
  baseline: { type: 'string' },
  'baseline-update': { type: 'boolean' },
  markdown: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** One of these words; throws with the nearest if it is none of them. */
const oneOf = <Word extends string>(option: string, words: readonly Word[], word: string): Word => {
  const found = words.find((each) => each === word)
  if (found === undefined) throw new ConfigurationError(`--${option} ${word} is unknown.${didYouMean(word, words)}`)
  return found
}

const positive = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined || Number(text) > 0) return text === undefined ? undefined : Number(text)
  throw new ConfigurationError(`--${option} ${text}: use a number greater than 0.`)
}

const partOf = (text: string) => {
  const [, part = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (part < 1 || part > of)
    throw new ConfigurationError(`--shard ${text}: set a part and the number of parts, such as 1/4.`)
  return { part, of }
}

const parsed = (args: string[]) => {
  try {
    return parseArgs({ args, options: known, allowPositionals: true })
  } catch (error) {
    const name = /'--?([^'=\s]+)/.exec((error as Error).message)?.[1] ?? ''
    if ((error as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new ConfigurationError(
        `--${name} is unknown.${didYouMean(
          `--${name}`,
          Object.keys(known).map((each) => `--${each}`),
        )}`,
      )
    throw new ConfigurationError(`${(error as Error).message.split('\n')[0]}`)
  }
}

/** The options and arguments of the command. */
export const readArguments = (args: string[], areas: readonly string[], clauses: readonly string[]) => {
  const { values, positionals } = parsed(args)
  const [first, second, ...more] = positionals
  const isReplay = first === 'replay'
  const isComparison = first === 'compare'
  if (isComparison && positionals.length < 3) throw new ConfigurationError('compare: add two or more result.json.')
  if (!isComparison && (more.length > 0 || (second !== undefined && !isReplay)))
    throw new ConfigurationError(`${positionals.at(-1)} is one argument too many. Set other sites in verify.yaml.`)
  if (isReplay && second === undefined) throw new ConfigurationError('replay: add the id of a test.')
  if (values.quick && values.full) throw new ConfigurationError('Use --quick or --full, not both.')
  if (values.ui !== undefined && !values.full && !values.list && !values.states)
    throw new ConfigurationError('--ui: the browser suites send inquiries. Add --full.')
  if (values['baseline-update'] && values.baseline === undefined)
    throw new ConfigurationError('--baseline-update: name the file with --baseline.')
  return {
    ...values,
    mode: values.quick ? ('quick' as const) : values.full ? ('full' as const) : ('default' as const),
    clauses: values.clause?.map((id) => oneOf('clause', clauses, id)),
    areas: values.area?.map((name) => oneOf('area', areas, name)),
    only: values.only === undefined ? undefined : oneOf('only', ['product', 'assumed', 'hardening'], values.only),
    without: values.without === undefined ? undefined : oneOf('without', ['hardening'], values.without),
    skipped: (values['skip-preflight'] ?? []).map((name): CheckName => oneOf('skip-preflight', checkNames, name)),
    failOn: values['fail-on'] === undefined ? undefined : oneOf('fail-on', ['assumed'], values['fail-on']),
    shard: values.shard === undefined ? undefined : partOf(values.shard),
    rateLimit: positive('rate-limit', values['rate-limit']),
    maxFailures: positive('max-failures', values['max-failures']),
    ...(isComparison && { compare: positionals.slice(1) }),
    ...(isReplay ? { replay: second! } : { url: isComparison ? undefined : first }),
  }
}
export type Arguments = ReturnType<typeof readArguments>

/** The options of a run without which a test of its result could not run again, each after a space. */
export const replayOptions = (given: Arguments): string =>
  [
    ...(given.output === defaultOutput ? [] : (['output'] as const)),
    ...(['config', 'skip-preflight', 'rate-limit'] as const),
  ]
    .flatMap((name) => [given[name] ?? []].flat().map((value) => ` --${name} ${shellQuoted(value)}`))
    .join('')
