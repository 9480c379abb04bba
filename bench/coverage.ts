import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { load, median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { scenarios } from './scenarios.ts'
import { serve, type Running } from './server.ts'
import { sources } from './targets.ts'

const rounds = 10
/** A round alternates this often, so that both meet the same load of the machine. */
const slices = 10
const requests = 1000
const worlds = 50

/** The mock from its sources, with `preload.mjs` loaded first if there are variables for it. */
const start = (port: number, env?: Readonly<Record<string, string>>) => {
  const { file, args, ...command } = sources.command(port)
  const preload = env ? ['--import=./bench/preload.mjs'] : []
  return serve({ file, args: ['--expose-gc', ...preload, ...args], ...command, env: env ?? {} }, port, '/api/event-log')
}

/** Processor time of a cached answer in µs. */
const costOf = async (port: number, { cpuMs }: Running) => {
  const before = cpuMs() ?? NaN
  const { responses } = await load(port, scenarios.faq, 16, 60, requests)
  return (((cpuMs() ?? NaN) - before) / responses) * 1000
}

const quartiles = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 4)]!.toFixed(1)}–${sorted[Math.floor((sorted.length * 3) / 4)]!.toFixed(1)}`
}

const compare = async (port: number) => {
  const servers = [await start(port, {}), await start(port + 1)] as const
  const costs: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const sums: [number, number] = [0, 0]
      for (let slice = 0; slice < slices; slice += 1)
        for (const i of slice % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
          sums[i] += (await costOf(port + i, servers[i])) / slices
      // The first one warms up.
      if (round > 0) for (const i of [0, 1] as const) costs[i].push(sums[i])
    }
  } finally {
    for (const server of servers) await server.stop()
  }
  const [without, counted] = costs.map(median) as [number, number]
  print('a cached answer, alone', `${without.toFixed(1)} µs`, quartiles(costs[0]))
  print('with coverage', `${counted.toFixed(1)} µs`, quartiles(costs[1]))
  print('difference', `${((counted / without - 1) * 100).toFixed(1)} %`)
}

/** The heap of a mock in KiB, after its garbage was collected. */
const heapOf = async ({ pid }: Running, file: string) => {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(10)
  return Number(readFileSync(file, 'utf8')) / 1024
}

/** What worlds hold whose counts are full. */
const grow = async (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-heap-'))
  const file = join(folder, 'heap')
  const server = await start(port, { BENCH_HEAP: file })
  const call = (path: string, method: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  try {
    const paths = ['/api/support/notice', '/api/support/faq', '/service-news/page', '/service-news/type']
    for (let world = 0; world < worlds; world += 1) {
      await call('/worlds', 'POST', { id: `w${world}` })
      // Node takes 407 for an answer of a proxy.
      for (let status = 408; status < 568; status += 1) {
        await call(`/worlds/w${world}/faults`, 'PUT', [{ status }])
        for (const path of paths)
          await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-mock-world': `w${world}` } })
      }
    }
    const full = await heapOf(server, file)
    await call('/coverage', 'DELETE')
    print('counts of a full world', `${((full - (await heapOf(server, file))) / worlds).toFixed(1)} KiB`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** What counting costs: processor time of a cached answer, in alternating rounds, and memory of a world. */
export const coverage = async ({ port }: Plan) => {
  await compare(port)
  await grow(port)
}
