import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ApiClient } from './api-client.ts'

interface ServerProcess {
  /** Everything written to stdout and stderr so far. */
  readonly output: () => string
  /** Sends a signal; resolves with the exit code once the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Resolves with the exit code once the process has ended. */
  readonly ended: Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** Runs a script of this repository, or its bundle, with the Node that runs the tests. */
export const run = (file: string, args: readonly string[], env: Environment = {}): ServerProcess => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: join(import.meta.dirname, '../..'),
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
  return { output: () => output, stop, ended }
}

/** Runs `npm start` on the built app. */
export const start = (args: readonly string[], env?: Environment) => run('tools/start.ts', ['--built', ...args], env)

/** Runs `npm run mock`. */
export const startMock = (args: readonly string[], env?: Environment) => run('mock-server/main.mjs', args, env)

/** The status of a GET request; 0 when nothing listens at the origin. */
export const statusOf = (origin: string, path = '/__mock/health', headers: Readonly<Record<string, string>> = {}) =>
  new ApiClient(origin, headers).get(path).then(
    ({ status }) => status,
    () => 0,
  )
