import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** The mock that a command runs against. It listens on a free port of this machine. */
export interface MockProcess {
  /** The file that starts it; by default the one that started this process. */
  readonly file?: string | undefined
  /** Its options, without the port. */
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export interface CommandResult {
  /** The exit code; null if a signal ended it, or if it could not be started. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly timedOut: boolean
  readonly ms: number
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly timeoutMs?: number
  /** Called with the address of the mock after the command, before the mock stops. */
  readonly atEnd?: (url: string) => Promise<void>
}

const isWindows = process.platform === 'win32'
/** How long what is to stop may take before it is killed. */
const patienceMs = 10_000

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Sends a signal to a process and to everything that it started. */
const signalTree = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  if (pid === undefined) return
  if (isWindows) return void spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing of it is left.
  }
}

/** Resolves once a process has ended, also if it could not be started. */
const endOf = (child: ChildProcess): Promise<Pick<CommandResult, 'code' | 'signal'>> =>
  new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })

const stop = async (child: ChildProcess, ended: Promise<unknown>) => {
  const timer = setTimeout(() => signalTree(child, 'SIGKILL'), patienceMs)
  signalTree(child, 'SIGTERM')
  await ended
  clearTimeout(timer)
}

/** Starts a mock and waits until it listens. Rejects with what it wrote if it ends before. */
const startMock = async ({ file = process.argv[1]!, args = [], env }: MockProcess, port: number) => {
  const mock = spawn(process.execPath, [file, ...args, '--port', String(port)], {
    env: { ...process.env, ...env },
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(mock)
  let errors = ''
  mock.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const hasEnded = await Promise.race([once(mock.stdout, 'data').then(() => false), ended.then(() => true)])
  if (hasEnded) throw new Error(errors.trim() || 'Failed to start the mock.')
  mock.stdout.resume()
  return { stop: () => stop(mock, ended) }
}

/**
 * Starts a mock on a free port, runs a command with its address in `HANEUL_MOCK_URL` and its port in `PORT`, and stops
 * both, also on a signal. The command writes to the terminal of this process.
 */
export const runWith = async (
  mock: MockProcess,
  [program, ...args]: readonly [string, ...string[]],
  { env, timeoutMs, atEnd }: RunOptions = {},
): Promise<CommandResult> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = await startMock(mock, port)
  try {
    const startedMs = performance.now()
    const child = spawn(program, args, {
      env: { ...process.env, ...env, HANEUL_MOCK_URL: url, PORT: String(port) },
      detached: !isWindows,
      shell: isWindows,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ended = endOf(child)
    let timedOut = false
    const timer = setTimeout(
      () => {
        timedOut = true
        void stop(child, ended)
      },
      timeoutMs ?? 2 ** 31 - 1,
    )
    const pass = (signal: NodeJS.Signals) => signalTree(child, signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    for (const signal of signals) process.on(signal, pass)
    const { code, signal } = await ended
    clearTimeout(timer)
    for (const each of signals) process.off(each, pass)
    // What the command left behind.
    signalTree(child, 'SIGTERM')
    await atEnd?.(url)
    return { code, signal, timedOut, ms: Math.round(performance.now() - startedMs) }
  } finally {
    await started.stop()
  }
}
