import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { startFailure } from '../command-line.ts'
import { elapsedMs } from '../../worlds/clock.ts'

export interface Run {
  readonly result: 'passed' | 'failed' | 'timed out'
  readonly ms: number
  /** The last lines of the output; absent if it passed. */
  readonly output?: string
}

const isWindows = process.platform === 'win32'
const keptCharacters = 4000
/** Time in which a test runner can stop what it has started. */
const graceMs = 2000

/** The command that runs, with everything that it started. */
let running: ChildProcess | undefined

/** Ends the command and everything that it started, so that no server of it keeps its port. */
export const killRunning = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): void => {
  const { pid } = running ?? {}
  if (pid === undefined) return
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else
    try {
      process.kill(-pid, signal)
    } catch {
      // Everything has ended.
    }
}

/** Runs a command, for `limitMs` at most. Throws a start failure if there is no such command. */
export const runCommand = async (
  [file = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
): Promise<Run> => {
  const startedMs = elapsedMs()
  // A process group of its own can be killed as a whole. On Windows, npx is a script of the shell.
  const child = spawn(file, args, { env, detached: !isWindows, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe'] })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-keptCharacters)))
  let isLate = false
  const timers = [
    setTimeout(() => {
      isLate = true
      killRunning('SIGTERM')
    }, limitMs),
    setTimeout(killRunning, limitMs + graceMs),
  ]
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(startFailure(`cannot run "${file}" (${message})`, 'Check the command.')),
    )
    // The output stays open as long as anything that the command started.
    child.once('exit', (exitCode) => resolve(exitCode))
  }).finally(() => timers.forEach(clearTimeout))
  killRunning()
  running = undefined
  const result = isLate ? 'timed out' : code === 0 ? 'passed' : 'failed'
  const ms = Math.round(elapsedMs() - startedMs)
  return { result, ms, ...(result !== 'passed' && { output: stripVTControlCharacters(output) }) }
}
