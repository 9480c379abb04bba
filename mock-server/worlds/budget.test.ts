import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

test('over the limit the oldest holdings are dropped, in their order', () => {
  const budget = new Budget(100)
  const dropped: string[] = []
  for (const name of ['a', 'b', 'c']) budget.reserve(40, { evict: () => dropped.push(name) })
  expect(dropped).toEqual(['a'])
  expect(budget.bytes).toBe(80)
})

test('what was given back is not counted, nor dropped later', () => {
  const budget = new Budget(100)
  const dropped: string[] = []
  const held = budget.reserve(90, { evict: () => dropped.push('a') })
  held.release()
  held.release()
  budget.reserve(90, { evict: () => dropped.push('b') })
  expect(dropped).toEqual([])
  expect(budget.bytes).toBe(90)
})

test('a holding larger than the limit is let go at once', () => {
  const budget = new Budget(100)
  let dropped = 0
  budget.reserve(101, { evict: () => (dropped += 1) })
  expect([dropped, budget.bytes]).toEqual([1, 0])
})

test('two budgets share a wider one: room is made at the oldest of all', () => {
  const all = new Budget(100)
  const [left, right] = [new Budget(80, all), new Budget(80, all)]
  const dropped: string[] = []
  left.reserve(60, { evict: () => dropped.push('left') })
  right.reserve(60, { evict: () => dropped.push('right') })
  expect(dropped).toEqual(['left'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 60, 60])
  right.reserve(101, { evict: () => dropped.push('huge') })
  expect(dropped).toEqual(['left', 'right', 'huge'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 0, 0])
})
