import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

test('over the limit the oldest holdings are dropped, in their order', () => {
  const budget = new Budget(100)
  const dropped: string[] = []
  for (const name of ['a', 'b', 'c']) budget.hold(40, { drop: () => dropped.push(name) })
  expect(dropped).toEqual(['a'])
  expect(budget.bytes).toBe(80)
})

test('what was given back is not counted, nor dropped later', () => {
  const budget = new Budget(100)
  const dropped: string[] = []
  const held = budget.hold(90, { drop: () => dropped.push('a') })
  held.release()
  held.release()
  budget.hold(90, { drop: () => dropped.push('b') })
  expect(dropped).toEqual([])
  expect(budget.bytes).toBe(90)
})

test('a holding larger than the limit is let go at once', () => {
  const budget = new Budget(100)
  let dropped = 0
  budget.hold(101, { drop: () => (dropped += 1) })
  expect([dropped, budget.bytes]).toEqual([1, 0])
})

test('two budgets share a wider one: room is made at the oldest of all', () => {
  const all = new Budget(100)
  const [left, right] = [new Budget(80, all), new Budget(80, all)]
  const dropped: string[] = []
  left.hold(60, { drop: () => dropped.push('left') })
  right.hold(60, { drop: () => dropped.push('right') })
  expect(dropped).toEqual(['left'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 60, 60])
  right.hold(101, { drop: () => dropped.push('huge') })
  expect(dropped).toEqual(['left', 'right', 'huge'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 0, 0])
})
