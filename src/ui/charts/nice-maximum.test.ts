import { expect, test } from 'vitest'
import { niceMaximum } from './column-chart.tsx'

test.each([
  [0, 1],
  [1, 1],
  [1_000_000, 1_000_000],
  [1_000_001, 2_000_000],
  [877_569, 1_000_000],
  [350_000, 400_000],
  [5_200, 6_000],
  [99, 100],
])('%d → %d', (value, maximum) => expect(niceMaximum(value)).toBe(maximum))
