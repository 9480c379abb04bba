import { nightlyChecks, prepared, productChecks, toolChecks } from './all-checks.ts'
import { changedSuites, quickSuites, selectedSuites, shardSuites } from './checks.ts'
import { runSteps, type Step } from '../run/steps.ts'

// `run.mjs` prints it before it installs anything, so it is a plain text.
const usage = `npm test -- [options] [files] [options of Playwright]
  Without arguments it runs what a change of the product can break.
  files, --grep text    only builds, and runs these tests
  --changed[=commit]    the tests that concern what changed since the last commit, or since another one
  --quick               one test for every clause
  --all                 also the tests of our own tools, of the packages, and the guard of speed and size
  --tools               only those
  --nightly             everything, and nothing may be left out
  --shuffle=seed        the suites in the random order of that seed
  --shard=1/4           a quarter of the suites, whose report npm run report:merge makes one of
  --pictures            also takes pictures of the scenarios in all widths
  --help                print this help`
const args = process.argv.slice(2).filter((arg) => arg !== '--pictures')
if (process.argv.includes('--pictures')) process.env.PICTURES = '1'
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
if (args.some((arg) => arg.startsWith('--shuffle'))) process.env.SHUFFLED = '1'
const shardAt = args.findIndex((arg) => /^--shard(=|$)/.test(arg))

const steps = async () => {
  if (changed !== undefined)
    return changedSuites(
      changed.split('=')[1] ?? 'HEAD',
      args.filter((arg) => arg !== changed),
    )
  if (shardAt >= 0) {
    const [option = ''] = args.splice(shardAt, 1)
    return shardSuites(option.split('=')[1] ?? args.splice(shardAt, 1)[0] ?? '', args)
  }
  if (args.includes('--quick')) return quickSuites(args.filter((arg) => arg !== '--quick'))
  if (args.length > 0) return selectedSuites(args)
  return productChecks
}

if (args.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
try {
  const [first] = args
  const sets: Readonly<Record<string, readonly Step[]>> = {
    '--all': [...productChecks, ...toolChecks],
    '--tools': [...prepared, ...toolChecks],
    '--nightly': [...productChecks, ...toolChecks, ...nightlyChecks],
  }
  if (!(await runSteps(sets[first ?? ''] ?? (await steps()), first === '--nightly'))) process.exitCode ||= 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
