import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { onStop } from '#mock-server/process/on-stop.ts'
import { root } from '../root.ts'

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
  /** Output of the step; printed as soon as it has failed. */
  readonly output: string
  /** Printed even if the step succeeded. */
  readonly note?: string
  /** What the step could not do for want of a program or a network, and why. */
  readonly leftOut?: readonly string[]
  /** Number of tests, if the step runs any. */
  readonly tests?: { readonly passed: number; readonly failed: number }
}

const tools = join(root, 'node_modules', '.bin')
/** The running commands, each with the signal that ends it. */
const children = new Map<ChildProcess, NodeJS.Signals>()

let isStopping = false

/** Sends a signal to a child and to everything that it started. */
const signalTree = (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.pid === undefined) return
  if (process.platform === 'win32') return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Nothing of it is left.
  }
}

let isWatching = false

/** Called when the first command starts. On a signal that `onStop` reports, ends all commands and then this process. */
const stopWithCommands = () => {
  if (isWatching) return
  isWatching = true
  onStop(() => {
    isStopping = true
    for (const [child, signal] of children) signalTree(child, signal)
    const exit = () => {
      for (const child of children.keys()) signalTree(child, 'SIGKILL')
      process.exit(130)
    }
    setTimeout(exit, 10_000)
    setInterval(() => children.size === 0 && exit(), 50)
  })
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The child writes to the terminal itself instead of its output being captured. */
  readonly isInTerminal?: boolean
  /** The folder in which it runs; the repository if absent. */
  readonly cwd?: string
}

/** Runs a tool of node_modules/.bin, or `node` itself, and captures its output. */
export const command = (
  name: string,
  args: readonly string[] = [],
  { env = {}, isInTerminal = false, cwd = root }: CommandOptions = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    stopWithCommands()
    const file = name === 'node' ? process.execPath : join(tools, name)
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...env },
      stdio: isInTerminal ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that Ctrl-C reaches it once, through this process, and nothing of it is left over.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && name !== 'node',
    })
    // Only Playwright has a browser and a server to close and a report to write.
    children.set(child, isInTerminal ? 'SIGINT' : 'SIGKILL')
    let output = ''
    const append = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.on('error', (error) => (output += `Failed to run ${name}: ${error.message}\n`))
    child.on('close', (code) => {
      children.delete(child)
      resolve({ isGood: code === 0, output })
    })
  })

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const maxParallel = 2

/**
 * Runs the steps in order, up to two in parallel. Prints one line per step and finally what was left out and the total
 * number of tests. Resolves to true if no step failed and, where everything has to be there, none left anything out.
 */
export const runSteps = async (steps: readonly Step[], isComplete = false): Promise<boolean> => {
  stopWithCommands()
  const failures: string[] = []
  const leftOut: string[] = []
  const totals = { passed: 0, failed: 0 }
  const startedMs = performance.now()
  const runStep = async ({ name, run, needs = [] }: Step) => {
    const missing = needs.find((need) => failures.includes(need))
    if (missing) {
      console.log(`- ${name.padEnd(8)} not run: ${missing} failed`)
      failures.push(name)
      return
    }
    const stepStartedMs = performance.now()
    // What takes longer says so, also where nobody sees a terminal.
    const timer = setTimeout(() => console.log(`… ${name}`), 800)
    const { isGood, output, note, tests, leftOut: ofStep = [] } = await run()
    clearTimeout(timer)
    if (isStopping) return
    leftOut.push(...ofStep.map((each) => `${name}: ${each}`))
    totals.passed += tests?.passed ?? 0
    // A failed step without a failed test counts as one failure.
    totals.failed += Math.max(tests?.failed ?? 0, isGood ? 0 : 1)
    const counts = tests ? `, ${tests.passed} passed${tests.failed > 0 ? `, ${tests.failed} failed` : ''}` : ''
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(8)} ${seconds(performance.now() - stepStartedMs)}${counts}`)
    if (note) console.log(note.replace(/^/gm, '  '))
    if (isGood) return
    failures.push(name)
    if (output.trim()) console.log(output.trim().replace(/^/gm, '  '))
  }

  const running = new Map<string, Promise<void>>()
  /** Waits until at most `max` steps are running, and none of those in `names`. */
  const until = async (max: number, names: readonly string[] = []) => {
    while (running.size > max || names.some((name) => running.has(name))) await Promise.race(running.values())
  }
  for (const step of steps) {
    await until(step.isAlone ? 0 : maxParallel - 1, step.needs)
    if (isStopping) break
    running.set(
      step.name,
      runStep(step).finally(() => running.delete(step.name)),
    )
    if (step.isAlone) await until(0)
  }
  await until(0)
  // The process ends as soon as the commands have.
  if (isStopping) return new Promise(() => {})

  console.log(
    `\n${failures.length > 0 ? `Failed: ${failures.join(', ')}` : 'All checks passed'}, ${seconds(performance.now() - startedMs)}`,
  )
  if (leftOut.length > 0) console.log([`Left out ${leftOut.length}:`, ...leftOut].join('\n  '))
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return failures.length === 0 && !(isComplete && leftOut.length > 0)
}
