import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { elapsedMs } from '../worlds/clock.ts'
import { startFailure } from './command-line.ts'

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

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

export interface Ended {
  /** The exit code; null if a signal ended it. */
  readonly code: number | null
  readonly isLate: boolean
  readonly ms: number
  /** The last lines of the output; empty if it was in the terminal. */
  readonly output: string
}

interface Options {
  readonly env: NodeJS.ProcessEnv
  readonly limitMs?: number
  /** It writes to the terminal itself. */
  readonly isInTerminal?: boolean
}

/** Runs a command, for `limitMs` at most. Throws a start failure if there is no such command. */
export const runCommand = async (
  [file = '', ...args]: readonly string[],
  { env, limitMs, isInTerminal = false }: Options,
): Promise<Ended> => {
  const startedMs = elapsedMs()
  const stdio = isInTerminal ? 'inherit' : 'pipe'
  // A process group of its own can be killed as a whole. On Windows, npx is a script of the shell.
  const child = spawn(file, args, { env, detached: !isWindows, shell: isWindows, stdio: ['ignore', stdio, stdio] })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-keptCharacters)))
  let isLate = false
  const stop = () => {
    isLate = true
    killRunning('SIGTERM')
  }
  const timers = limitMs === undefined ? [] : [setTimeout(stop, limitMs), setTimeout(killRunning, limitMs + graceMs)]
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(startFailure(`cannot run "${file}" (${message})`, 'Check the command.')),
    )
    // The output stays open as long as anything that the command started.
    child.once('exit', (exitCode) => resolve(exitCode))
  }).finally(() => timers.forEach(clearTimeout))
  killRunning()
  running = undefined
  return { code, isLate, ms: Math.round(elapsedMs() - startedMs), output: stripVTControlCharacters(output) }
}
