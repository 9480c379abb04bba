import { expect, test } from 'vitest'
import { overBudget } from './budgets.ts'

const sizes = { frame: 100, home: 10 }
const page = (changes: Partial<typeof sizes> = {}) => [
  { route: '/', chunks: new Map(Object.entries({ ...sizes, ...changes })) },
]
const allowed = { pages: { '/': 2 }, chunks: { frame: 100, home: 10 } }

test('pages within their budgets are fine', () => {
  expect(overBudget(page(), 55, allowed)).toEqual([])
})

test('names the chunk that grew', () => {
  expect(overBudget(page({ home: 10.1 }), 60, allowed)).toEqual([
    'The chunk "home" has 10.1 kB, its budget is 10. Load a part of it later, or change its row in tools/budgets.ts.',
  ])
})

test('names a chunk without a budget', () => {
  expect(overBudget(page(), 60, { ...allowed, chunks: { frame: 100 } })).toEqual([
    'The chunk "home" has 10.0 kB, its budget is missing. Load a part of it later, or change its row in tools/budgets.ts.',
  ])
})

test('names the page that needs too much', () => {
  expect(overBudget(page(), 50, allowed)).toEqual(['/ needs 2.200 × the scripts of a bare page, its budget is 2.'])
})
