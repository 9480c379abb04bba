import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
  /** Names of earlier steps that must succeed before this one. */
  readonly needs?: readonly string[]
  /** Uses all cores, so that no other step runs at the same time. */
  readonly isAlone?: boolean
}

export interface Outcome {
  readonly isGood: boolean
  /** Output of the step; printed if it failed. */
  readonly output: string
  /** Printed even if the step succeeded. */
  readonly note?: string
  /** Number of tests, if the step runs any. */
  readonly tests?: { readonly passed: number; readonly failed: number }
}

const root = join(import.meta.dirname, '..')
const tools = join(root, 'node_modules', '.bin')
const children = new Set<ChildProcess>()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill('SIGINT')
    process.exitCode = 130
    // Wait until the children have stopped their own children, so that no browser or server outlives the run.
    const wait = setInterval(() => children.size === 0 && process.exit(130), 50)
    setTimeout(() => process.exit(130), 5_000).unref()
    wait.unref()
  })

/** Runs a tool of node_modules/.bin, or `node` itself, and captures its output. */
export const command = (
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const file = name === 'node' ? process.execPath : join(tools, name)
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    children.add(child)
    let output = ''
    const append = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => (output += `Failed to run ${name}: ${error.message}\n`))
    child.on('close', (code) => {
      children.delete(child)
      resolve({ isGood: code === 0, output })
    })
  })

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const maxParallel = 2

/**
 * Runs the steps in order, up to two in parallel. Prints one line per step and finally the total number of tests.
 * Resolves to true if no step failed.
 */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const failures: { name: string; output: string }[] = []
  const totals = { passed: 0, failed: 0 }
  const startedMs = performance.now()
  const runStep = async ({ name, run, needs = [] }: Step) => {
    const missing = needs.find((need) => failures.some((failure) => failure.name === need))
    if (missing) {
      console.log(`- ${name.padEnd(8)} not run: ${missing} failed`)
      failures.push({ name, output: '' })
      return
    }
    const stepStartedMs = performance.now()
    const { isGood, output, note, tests } = await run()
    if (process.exitCode === 130) return
    totals.passed += tests?.passed ?? 0
    // A failed step without a failed test counts as one failure.
    totals.failed += Math.max(tests?.failed ?? 0, isGood ? 0 : 1)
    const counts = tests ? `, ${tests.passed} passed${tests.failed > 0 ? `, ${tests.failed} failed` : ''}` : ''
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(performance.now() - stepStartedMs)}${counts}`)
    if (note) console.log(note.replace(/^/gm, '  '))
    if (!isGood) failures.push({ name, output })
  }

  const running = new Map<string, Promise<void>>()
  /** Waits until at most `max` steps are running, and none of those in `names`. */
  const until = async (max: number, names: readonly string[] = []) => {
    while (running.size > max || names.some((name) => running.has(name))) await Promise.race(running.values())
  }
  for (const step of steps) {
    await until(step.isAlone ? 0 : maxParallel - 1, step.needs)
    if (process.exitCode === 130) break
    running.set(
      step.name,
      runStep(step).finally(() => running.delete(step.name)),
    )
    if (step.isAlone) await until(0)
  }
  await until(0)
  if (process.exitCode === 130) return false

  for (const { name, output } of failures) if (output.trim()) console.log(`\n=== ${name}\n${output.trim()}`)
  console.log(
    `\n${failures.length > 0 ? `Failed: ${failures.map(({ name }) => name).join(', ')}` : 'All checks passed'}, ${seconds(performance.now() - startedMs)}`,
  )
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return failures.length === 0
}
