import { expect, test } from 'vitest'
import { hex, seededRandom, seededState, systemRandom } from './random.ts'
import { Clock } from './clock.ts'

test('the same seed gives the same values, another seed does not', () => {
  const first = (seed: string) => hex(seededRandom(seededState(seed)), 128)
  expect(first('a')).toBe(first('a'))
  expect(first('a')).not.toBe(first('b'))
  expect(first('a')).toMatch(/^[0-9a-f]{32}$/)
})

test('a copied state continues the sequence', () => {
  const state = seededState('x')
  const random = seededRandom(state)
  random()
  const copy: typeof state = [...state]
  expect(seededRandom(copy)()).toBe(random())
})

test('random values are spread over the whole range', () => {
  const random = seededRandom(seededState('spread'))
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i += 1) tenths[Math.floor(random() * 10)]! += 1
  expect(Math.min(...tenths)).toBeGreaterThan(800)
  expect(systemRandom()).toBeLessThan(1)
})

test('a frozen clock does not advance; a running one does not go back', () => {
  const frozen = new Clock(1000, true)
  expect([frozen.now(), frozen.now()]).toEqual([1000, 1000])
  const running = new Clock(1000, false)
  expect(running.now()).toBeGreaterThanOrEqual(1000)
})
