import { expect, test } from 'vitest'
import { exchangeOf } from './exchange.examples.ts'
import { merged } from './use-journal.ts'

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => exchangeOf({ number: from + i }))
const ends = (exchanges: readonly { readonly number: number }[]) => [exchanges[0]?.number, exchanges.at(-1)?.number]

test('newer exchanges are added, and only a thousand are kept', () => {
  expect(ends(merged(numbered(1, 1000), numbered(1001, 1003)))).toEqual([4, 1003])
  const known = numbered(1, 2)
  expect(merged(known, [])).toBe(known)
})

test('after a reset of the world, the known ones are dropped', () => {
  expect(ends(merged(numbered(1, 9), numbered(1, 2)))).toEqual([1, 2])
})
