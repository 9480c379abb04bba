import { expect, test } from 'vitest'
import type { TestInfo } from '@playwright/test'
import { busyness, stretchLimits } from '#e2e/support/limits.ts'

test.each([
  { load: 0, factor: 1 },
  { load: 6, factor: 1 },
  { load: 12, factor: 2 },
  { load: 90, factor: 4 },
])('limits are $factor times as long at a load of $load on two cores', ({ load, factor }) =>
  expect(busyness(load, 2)).toBe(factor),
)

test('a limit that a test sets is stretched like that of all tests', () => {
  const set: number[] = []
  const info = { timeout: 100, setTimeout: (timeout: number) => void set.push(timeout) } as TestInfo
  stretchLimits(info, 4)
  info.setTimeout(50)
  expect(set).toEqual([400, 200])
})
