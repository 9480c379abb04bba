import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

/** Reserves bytes for an owner, whose name is listed after it was evicted. */
const reserver = () => {
  const evicted: string[] = []
  const reserve = (budget: Budget, name: string, bytes: number) => {
    const owner = { name }
    budget.reserve(owner, bytes, () => evicted.push(name))
    return owner
  }
  return { evicted, reserve }
}

test('over the limit the oldest reservations are evicted first, and one that is larger at once', () => {
  const budget = new Budget(100)
  const { evicted, reserve } = reserver()
  for (const name of ['a', 'b', 'c']) reserve(budget, name, 40)
  expect([evicted, budget.bytes]).toEqual([['a'], 80])
  reserve(budget, 'huge', 101)
  expect([evicted, budget.bytes]).toEqual([['a', 'huge'], 80])
})

test('a released reservation is neither counted nor evicted', () => {
  const budget = new Budget(100)
  const { evicted, reserve } = reserver()
  const owner = reserve(budget, 'a', 90)
  budget.release(owner)
  budget.release(owner)
  reserve(budget, 'b', 90)
  expect([evicted, budget.bytes]).toEqual([[], 90])
})

test('budgets with a common parent evict the oldest reservation of both', () => {
  const all = new Budget(100)
  const [left, right] = [new Budget(80, all), new Budget(80, all)]
  const { evicted, reserve } = reserver()
  reserve(left, 'left', 60)
  reserve(right, 'right', 60)
  expect(evicted).toEqual(['left'])
  expect([left.bytes, right.bytes, all.bytes]).toEqual([0, 60, 60])
  right.clear()
  expect([evicted, right.bytes, all.bytes]).toEqual([['left'], 0, 0])
})
