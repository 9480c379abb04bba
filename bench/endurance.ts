import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, median, type RequestSpec } from './load.ts'
import { print, type Plan } from './plan.ts'
import { formOf } from './scenarios.ts'
import { serve, type Running } from './server.ts'
import { ours } from './targets.ts'

const worldCount = 50
const megabyte = 1024 * 1024
/** What the README documents: uploads, journals, cached responses, and bodies that are being received or sent. */
const budgetMebibytes = 640 + 160 + 32 + 256 + 256

const json = { 'content-type': 'application/json' }
const idOf = (n: number) => `endurance-${n % worldCount}`

/** The kinds of requests, with their share in a thousand. */
const kinds: Readonly<Record<string, { readonly share: number; readonly request: (n: number) => RequestSpec }>> = {
  'a list, distinct address': {
    share: 300,
    request: (n) => ({ path: `/api/support/faq?page=${n % 10}&size=10&n=${n}` }),
  },
  'a list, again': { share: 300, request: (n) => ({ path: `/api/support/notice?page=${n % 3}&size=10` }) },
  'an article, distinct address': { share: 100, request: (n) => ({ path: `/api/support/notice/1062?n=${n}` }) },
  'an address of 4 kB': { share: 50, request: (n) => ({ path: `/api/event-log?n=${n}&${'x'.repeat(4000)}` }) },
  'an unknown path': { share: 100, request: (n) => ({ path: `/api/no/such/call/${n}` }) },
  'a fault': { share: 89, request: () => ({ path: '/api/support/inquiry/abuse' }) },
  'a captcha': {
    share: 30,
    request: () => ({ method: 'POST', path: '/api/security/captcha', headers: json, body: Buffer.from('{}') }),
  },
  'settings of a world': {
    share: 20,
    request: (n) => ({
      method: 'PATCH',
      path: `/__mock/worlds/${idOf(n)}`,
      headers: json,
      body: Buffer.from(`{"seed":"${n}"}`),
    }),
  },
  'an upload of 100 kB': { share: 10, request: () => formOf(randomBytes(100_000)) },
  'an upload of 1 MB': { share: 1, request: () => formOf(randomBytes(megabyte)) },
}

/** The kind of the request with this number, spread evenly. */
const kindOf = (n: number): string => {
  let place = (n * 617) % 1000
  for (const [name, { share }] of Object.entries(kinds)) {
    if (place < share) return name
    place -= share
  }
  throw new Error('Failed to choose a request: the shares are not 1000 in all.')
}

const call = async (port: number, path: string, method = 'GET', body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { headers: json, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`Failed to call ${path}: ${text}`)
  return text
}

/** With the names of objects in order, which a restart may change. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]))
}

/** Hashes of the snapshots of all worlds. */
const snapshots = async (port: number) => {
  const hashes = new Map<string, string>()
  for (let n = 0; n < worldCount; n += 1) {
    const text = await call(port, `/__mock/worlds/${idOf(n)}/snapshot`)
    hashes.set(
      idOf(n),
      createHash('sha256')
        .update(JSON.stringify(inOrder(JSON.parse(text))))
        .digest('hex'),
    )
  }
  return hashes
}

const createWorlds = async (port: number) => {
  for (let n = 0; n < worldCount; n += 1) {
    const id = idOf(n)
    await call(port, '/__mock/worlds', 'POST', { id, now: '2026-11-20T00:00:00Z', frozen: true, seed: id })
    const fault = n % 2 === 0 ? { operationId: 'abuse', status: 503 } : { operationId: 'abuse', malformed: true }
    await call(port, `/__mock/worlds/${id}/faults`, 'PUT', [fault])
  }
}

interface Times {
  readonly all: number[]
  max: number
}

/** Sends the requests of all kinds over 16 connections, and prints the memory after each tenth. */
const sendAll = async (port: number, server: Running, requests: number) => {
  const times = new Map(Object.keys(kinds).map((name): [string, Times] => [name, { all: [], max: 0 }]))
  const failures = new Map<string, number>()
  let sent = 0
  const next = () => {
    const n = (sent += 1)
    const name = kindOf(n)
    const spec = kinds[name]!.request(n)
    return { ...spec, name, headers: { 'x-mock-world': idOf(Math.floor(n / 7)), ...spec.headers } }
  }
  let mostMebibytes = 0
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await load(port, next, 16, 3600, requests / 10, ({ name = '' }, ms, status) => {
      const kind = times.get(name)!
      if (kind.all.length < 100_000) kind.all.push(ms)
      kind.max = Math.max(kind.max, ms)
      if (status >= 500 && name !== 'a fault') failures.set(name, (failures.get(name) ?? 0) + 1)
    })
    const now = server.memory() ?? NaN
    mostMebibytes = Math.max(mostMebibytes, now)
    print(`after ${(requests / 10) * tenth}`, `${now.toFixed(0)} MiB`)
  }
  return { times, failures, mostMebibytes }
}

const writes = 2_000

/** Processor time of one submission without files, in µs, of a mock with these options. */
const writeCost = async (port: number, options: readonly string[]) => {
  const command = ours[0]!.command(port)
  const server = await serve({ ...command, args: [...command.args, ...options] }, port, '/__mock/health')
  const submit = () => load(port, () => formOf(Buffer.from('a')), 4, 3600, writes)
  await submit()
  const before = server.cpuMs() ?? NaN
  await submit()
  const used = (server.cpuMs() ?? NaN) - before
  await server.stop()
  return (used * 1000) / writes
}

/** A long load of all kinds over 50 worlds with a state file: memory, response times, and whether the state is restored. */
export const endurance = async ({ port, isLong }: Plan) => {
  const requests = isLong ? 1_000_000 : 100_000
  const folder = mkdtempSync(join(tmpdir(), 'bench-state-'))
  const file = join(folder, 'worlds.state')
  const turnFile = join(folder, 'longest-turn')
  const start = () => {
    const command = ours[0]!.command(port)
    const args = ['--import', join(import.meta.dirname, 'longest-turn.mjs'), ...command.args, '--state', file]
    return serve({ ...command, args, env: { BENCH_TURN: turnFile } }, port, '/__mock/health')
  }
  try {
    const [memory, state] = [
      await writeCost(port, []),
      await writeCost(port, ['--state', join(folder, 'writes.state')]),
    ]
    print(
      'a write',
      `CPU ${memory.toFixed(0)} µs`,
      `with --state ${state.toFixed(0)} µs`,
      `${(state - memory).toFixed(0)} µs more`,
    )
    const server = await start()
    const idle = server.memory() ?? NaN
    print('idle', `${idle.toFixed(0)} MiB`)
    await createWorlds(port)
    const startedMs = performance.now()
    const { times, failures, mostMebibytes } = await sendAll(port, server, requests)
    const seconds = (performance.now() - startedMs) / 1000
    const allowed = 1.6 * idle + budgetMebibytes
    print('most memory', `${mostMebibytes.toFixed(0)} MiB`, `allowed ${allowed.toFixed(0)} MiB`)
    print('requests', String(requests), `${seconds.toFixed(0)} s`, `${(requests / seconds).toFixed(0)} per s`)
    const medianMs = median([...times.values()].flatMap(({ all }) => all))
    const maxMs = Math.max(...[...times.values()].map(({ max }) => max))
    print(
      'all kinds',
      `median ${medianMs.toFixed(1)} ms`,
      `max ${maxMs.toFixed(0)} ms`,
      `${(maxMs / medianMs).toFixed(0)} × median`,
    )
    const turnMs = Number(readFileSync(turnFile, 'utf8'))
    print('longest turn of the mock', `CPU ${turnMs} ms`, `${(turnMs / medianMs).toFixed(0)} × median`)
    for (const [name, { all, max }] of times)
      print(name.slice(0, 23), `median ${median(all).toFixed(1)} ms`, `max ${max.toFixed(0)} ms`)
    print('responses of 5xx', [...failures].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none')
    // Files and bodies that were evicted after the last change of a world would still be in its saved state.
    for (let n = 0; n < worldCount; n += 1) await call(port, `/__mock/worlds/${idOf(n)}`, 'PATCH', { seed: 'the end' })
    const before = await snapshots(port)
    const stopMs = performance.now()
    await server.stop()
    print(
      'stop',
      `${((performance.now() - stopMs) / 1000).toFixed(1)} s`,
      `${(statSync(file).size / megabyte).toFixed(0)} MiB`,
    )
    const restored = await start()
    const after = await snapshots(port)
    const equal = [...before].filter(([id, hash]) => after.get(id) === hash).length
    print('restored equal', `${equal} of ${worldCount} worlds`, `${(restored.readyMs / 1000).toFixed(1)} s`)
    await restored.stop()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
