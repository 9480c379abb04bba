import { expect, test } from 'vitest'
import { Budget } from './budget.ts'
import { Journal, type Entry } from './journal.ts'

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
