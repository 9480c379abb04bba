import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { needsMock } from '../verify/observed.ts'
import { ApiClient } from '../mock-client/api-client.ts'

export interface ServerProcess {
  readonly pid: number
  /** Everything written to stdout and stderr so far. */
  readonly output: () => string
  /** Sends a signal; resolves with the exit code once the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Resolves with the exit code once the process has ended. */
  readonly ended: Promise<number | null>
}

const root = join(import.meta.dirname, '../..')

/** Undefined removes a variable that the tests have. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Runs a script of this repository or of a copy, or its bundle, with the Node that runs the tests. */
export const run = (file: string, args: readonly string[], env: Environment = {}, cwd = root): ServerProcess => {
  needsMock('a server of its own')
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid ?? 0, output: () => output, stop, ended }
}

/** Runs `npm start` on the built app. */
export const start = (args: readonly string[], env?: Environment) =>
  run('tools/run/start.ts', ['--built', ...args], env)

/** Runs `npm run mock`. */
export const startMock = (args: readonly string[], env?: Environment) => run('mock-server/main.mjs', args, env)

/** Runs a script of package.json with npm. Its process group is that of a command in a terminal. */
export const runScript = (script: string, args: readonly string[]) => {
  needsMock('a server of its own')
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid = 0 } = child
  // Closed once nothing holds its output any more.
  let isClosed = false
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => void (isClosed = true))
  return {
    /** SIGTERM reaches npm alone, as from a CI server; SIGINT reaches the group, as Ctrl-C does. */
    stop: (signal: 'SIGTERM' | 'SIGINT') => process.kill(signal === 'SIGINT' ? -pid : pid, signal),
    /** Resolves once npm and everything that it started have ended. */
    ended,
    kill: () => isClosed || process.kill(-pid, 'SIGKILL'),
  }
}

/** The status of a GET request; 0 when nothing listens at the origin. */
export const statusOf = (origin: string, path = '/__mock/health', headers: Readonly<Record<string, string>> = {}) =>
  new ApiClient(origin, headers).get(path).then(({ status }) => status, zeroWithoutConnection)

/** Returns the status 0 for a failed connection, which `fetch` reports as a TypeError. Throws any other error. */
export const zeroWithoutConnection = (error: unknown): 0 => {
  if (error instanceof TypeError) return 0
  throw error
}

/** Waits until something listens at the origin. Throws after as many tenths of a second. */
export const waitForServer = async (origin: string, path?: string, tenths = 300): Promise<void> => {
  for (let left = tenths; (await statusOf(origin, path)) === 0; left -= 1) {
    if (left === 0) throw new Error(`Failed to reach ${origin}: nothing listened there within ${tenths / 10} s.`)
    await wait(100)
  }
}
