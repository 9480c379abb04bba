import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
  /** Steps before it without which this one makes no sense. */
  readonly needs?: readonly string[]
  /** Fills the machine itself, so that nothing runs beside it. */
  readonly isAlone?: boolean
}

export interface Outcome {
  readonly isGood: boolean
  /** All that it printed; shown when it failed. */
  readonly output: string
  /** Shown even when all is well. */
  readonly note?: string
  /** Of the tests in it, where there are any. */
  readonly tests?: { readonly passed: number; readonly failed: number }
}

const root = join(import.meta.dirname, '..')
const tools = join(root, 'node_modules', '.bin')
const children = new Set<ChildProcess>()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill('SIGINT')
    process.exitCode = 130
    // The children end their own children first: a browser or a server must not outlive the run.
    const wait = setInterval(() => children.size === 0 && process.exit(130), 50)
    setTimeout(() => process.exit(130), 5_000).unref()
    wait.unref()
  })

/** Runs a tool of node_modules/.bin, or `node` itself, and keeps what it prints. */
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
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => (output += `Failed to run ${name}: ${error.message}\n`))
    child.on('close', (code) => {
      children.delete(child)
      resolve({ isGood: code === 0, output })
    })
  })

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const atOnce = 2

/**
 * Runs the steps in their order, two at once where they may, with a line for each; ends with the sum of all tests. True
 * when nothing failed.
 */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const failures: { name: string; output: string }[] = []
  const sum = { passed: 0, failed: 0 }
  const startedMs = performance.now()
  const take = async ({ name, run, needs = [] }: Step) => {
    const missing = needs.find((need) => failures.some((failure) => failure.name === need))
    if (missing) {
      console.log(`- ${name.padEnd(8)} not run: ${missing} failed`)
      failures.push({ name, output: '' })
      return
    }
    const beganMs = performance.now()
    const { isGood, output, note, tests } = await run()
    if (process.exitCode === 130) return
    sum.passed += tests?.passed ?? 0
    // A step without tests of its own, or one that broke down around them, counts as one failure.
    sum.failed += Math.max(tests?.failed ?? 0, isGood ? 0 : 1)
    const counts = tests ? `, ${tests.passed} passed${tests.failed > 0 ? `, ${tests.failed} failed` : ''}` : ''
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(performance.now() - beganMs)}${counts}`)
    if (note) console.log(note.replace(/^/gm, '  '))
    if (!isGood) failures.push({ name, output })
  }

  const running = new Map<string, Promise<void>>()
  /** Waits until no more than so many steps run, and none of those named. */
  const until = async (most: number, names: readonly string[] = []) => {
    while (running.size > most || names.some((name) => running.has(name))) await Promise.race(running.values())
  }
  for (const step of steps) {
    await until(step.isAlone ? 0 : atOnce - 1, step.needs)
    if (process.exitCode === 130) break
    running.set(
      step.name,
      take(step).finally(() => running.delete(step.name)),
    )
    if (step.isAlone) await until(0)
  }
  await until(0)
  if (process.exitCode === 130) return false

  for (const { name, output } of failures) if (output.trim()) console.log(`\n=== ${name}\n${output.trim()}`)
  console.log(
    `\n${failures.length > 0 ? `Failed: ${failures.map(({ name }) => name).join(', ')}` : 'All is well'}, ${seconds(performance.now() - startedMs)}`,
  )
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return failures.length === 0
}
