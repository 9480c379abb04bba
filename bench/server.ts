import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'

export interface Running {
  readonly pid: number
  /** Time from the start of the process to its first response. */
  readonly readyMs: number
  /** Processor time so far in ms; undefined if the system does not provide it. */
  readonly cpuMs: () => number | undefined
  /** Resident memory in MiB; undefined if the system does not provide it. */
  readonly memory: () => number | undefined
  readonly stop: () => Promise<void>
}

export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Whether the server on this port responds to `GET path`. */
const isResponding = (port: number, path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`),
    )
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ticksPerSecond = 100

const threadsOf = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Starts a server and waits for its first response. Throws with its output if there is none within three minutes. */
export const serve = async ({ file, args, cwd, env }: Command, port: number, path: string): Promise<Running> => {
  const startedMs = performance.now()
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  let hasEnded = false
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      hasEnded = true
      resolve()
    }),
  )
  child.once('error', (error) => (output += error.message))
  while (!(await isResponding(port, path))) {
    if (hasEnded || performance.now() - startedMs > 180_000) {
      child.kill('SIGKILL')
      throw new Error(output.trim() || `${file} did not respond on port ${port}`)
    }
    await pause(2)
  }
  const pid = child.pid ?? 0
  const procFile = (name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8')
    } catch {
      return undefined
    }
  }
  return {
    pid,
    readyMs: performance.now() - startedMs,
    cpuMs: () => {
      // In ns, of each thread; `stat` counts in ticks of 10 ms.
      const threads = threadsOf(pid).map((thread) => procFile(`task/${thread}/schedstat`)?.split(' ')[0])
      if (threads.length > 0 && threads.every((ns) => ns !== undefined))
        return threads.reduce((sum, ns) => sum + Number(ns), 0) / 1e6
      const parts = procFile('stat')?.split(') ')[1]?.split(' ')
      return parts && ((Number(parts[11]) + Number(parts[12])) * 1000) / ticksPerSecond
    },
    memory: () => {
      const kib = /VmRSS:\s+(\d+)/.exec(procFile('status') ?? '')?.[1]
      return kib === undefined ? undefined : Number(kib) / 1024
    },
    stop: async () => {
      child.kill('SIGTERM')
      // Long enough to save the state on a busy machine.
      const timeout = setTimeout(() => child.kill('SIGKILL'), 60_000)
      await ended
      clearTimeout(timeout)
    },
  }
}
