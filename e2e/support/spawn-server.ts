import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ApiClient } from './api-client.ts'

interface Started {
  /** What it printed. */
  readonly output: () => string
  /** Sends a signal; resolves with the exit code when its ports are free again. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** The exit code, once it ended by itself. */
  readonly ended: Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** Runs a file of ours, or one that was built of them. */
export const run = (file: string, args: readonly string[], env: Environment = {}): Started => {
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

/** `npm start` with options of a test's own. */
export const start = (args: readonly string[], env?: Environment) => run('tools/start.ts', ['--built', ...args], env)

/** `npm run mock` with options of a test's own. */
export const startMock = (args: readonly string[], env?: Environment) => run('mock-server/main.mjs', args, env)

/** The status of a call at an origin; 0 where nothing listens. */
export const statusOf = (origin: string, path = '/__mock/health', headers: Readonly<Record<string, string>> = {}) =>
  new ApiClient(origin, headers).get(path).then(
    ({ status }) => status,
    () => 0,
  )
