import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { Budget } from './budget.ts'
import { Journal, type Entry } from './journal.ts'
import { cut } from './journal-texts.ts'
import { sharedBudgets } from './budget.ts'
import { World } from './world.ts'

const limit = 1024 * 1024

const entry = (n: number): Entry => ({
  method: 'GET',
  path: `/api/${'p'.repeat(400)}`,
  query: `n=${n}&${'q'.repeat(4000)}`,
  operationId: null,
  status: 404,
  code: null,
  ms: 1,
  at: Date.UTC(2026, 10, 20),
  fault: null,
  request: null,
  response: n % 2 === 0 ? 'x'.repeat(8000) : '가'.repeat(3000),
  violations: [],
  requestHeaders: '',
  responseHeaders: '',
  refusedBy: [],
})

const savedOf = ({ exchanges }: Journal) => exchanges

test('journals that have dropped bodies are restored as they were', () => {
  const journals = (all = new Budget(limit)) => [1, 2, 3].map(() => new Journal(new Budget(limit, all)))
  const live = journals()
  for (let n = 0; n < 900; n += 1) live[n % 3]!.add(entry(n))
  const saved = live.map(savedOf)
  for (const exchanges of saved)
    expect(exchanges.filter(({ response }) => response === null).length).toBeGreaterThan(100)
  const restored = journals()
  for (const [i, journal] of restored.entries()) journal.restore(saved[i]!)
  expect(restored.map(savedOf)).toEqual(saved)
})

/** How many of the exchanges of a world still have their bodies; they are the newest. */
const completeOf = ({ journal }: World) => {
  const complete = journal.exchanges.filter(({ response }) => response !== null)
  expect(complete).toEqual(journal.exchanges.slice(-complete.length))
  return complete.length
}

test('a world keeps 16 MiB of bodies, all worlds together 160 MiB, the newest of them', () => {
  const budgets = sharedBudgets()
  const body = 'x'.repeat(16_384)
  // 64 KiB each, as two bytes a character.
  const filled = Array.from({ length: 11 }, (_, i) => {
    const world = new World(`w${i}`, {}, budgets)
    for (let n = 0; n < 300; n += 1) world.journal.add({ ...entry(n), query: '', request: body, response: body })
    if (i === 0) expect(completeOf(world)).toBe(252)
    return world
  })
  const counts = filled.map(completeOf)
  expect(counts[0]).toBeLessThanOrEqual(40)
  expect(counts.at(-1)).toBe(252)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(2500)
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(2560)
  expect(filled[0]!.journal.size).toBe(300)
})

test('long addresses count as bodies do, and are shortened when there is no more room', () => {
  const world = new World('w', {}, sharedBudgets())
  // 30 kB each, of which 16 MiB are 556.
  for (let n = 0; n < 1000; n += 1)
    world.journal.add({ ...entry(n), path: '/', query: `n=${n}&${'x'.repeat(15_000)}`, response: 'x' })
  const count = completeOf(world)
  expect(count).toBeGreaterThan(500)
  expect(count).toBeLessThan(560)
  expect(world.journal.exchanges[0]!.query).toHaveLength(201)
})

test('the recorded start of a text does not keep the whole text in memory', () => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const usedMegabytes = () => {
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  const before = usedMegabytes()
  const recorded = Array.from({ length: 50 }, (_, n) => cut(`${n} ${'x'.repeat(50)}`.repeat(20_000)))
  expect(usedMegabytes() - before).toBeLessThan(25)
  expect(recorded).toHaveLength(50)
})
