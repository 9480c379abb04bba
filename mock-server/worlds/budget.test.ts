import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

test('over the limit the oldest reservations are evicted first', () => {
  const budget = new Budget(100)
  const evicted: string[] = []
  for (const name of ['a', 'b', 'c']) budget.reserve(40, { evict: () => evicted.push(name) })
  expect(evicted).toEqual(['a'])
  expect(budget.bytes).toBe(80)
})

test('a released reservation is neither counted nor evicted', () => {
  const budget = new Budget(100)
  const evicted: string[] = []
  const reservation = budget.reserve(90, { evict: () => evicted.push('a') })
  reservation.release()
  reservation.release()
  budget.reserve(90, { evict: () => evicted.push('b') })
  expect(evicted).toEqual([])
  expect(budget.bytes).toBe(90)
})

test('a reservation larger than the limit is evicted immediately', () => {
  const budget = new Budget(100)
  let evictions = 0
  budget.reserve(101, { evict: () => (evictions += 1) })
  expect([evictions, budget.bytes]).toEqual([1, 0])
})

test('budgets with a common parent evict the oldest reservation of both', () => {
  const all = new Budget(100)
  const [left, right] = [new Budget(80, all), new Budget(80, all)]
  const evicted: string[] = []
  left.reserve(60, { evict: () => evicted.push('left') })
  right.reserve(60, { evict: () => evicted.push('right') })
  expect(evicted).toEqual(['left'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 60, 60])
  right.reserve(101, { evict: () => evicted.push('huge') })
  expect(evicted).toEqual(['left', 'right', 'huge'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 0, 0])
})
