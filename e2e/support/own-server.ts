import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Wire } from './wire.ts'

interface Started {
  /** What it printed. */
  readonly output: () => string
  /** Resolves when its ports are free again. */
  readonly stop: () => Promise<void>
  /** The exit code, once it ended by itself. */
  readonly ended: Promise<number | null>
}

/** `npm start` with options of a test's own. */
export const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Started => {
  const child = spawn(process.execPath, ['tools/start.ts', '--built', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill()
    await ended
  }
  return { output: () => output, stop, ended }
}

/** The status of a call at an origin; 0 where nothing listens. */
export const statusAt = (origin: string, path = '/__mock/health', headers: Readonly<Record<string, string>> = {}) =>
  new Wire(origin, headers).get(path).then(
    ({ status }) => status,
    () => 0,
  )
