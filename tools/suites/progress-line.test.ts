import { expect, test } from 'vitest'
import { progressLine } from '#e2e/report/progress-line.ts'

const progress = {
  done: 30,
  all: 90,
  failed: 0,
  elapsedMs: 10_000,
  doneShare: 0.1,
  running: ['e2e/faq/list.spec.ts:7'],
}

test('progress names the tests done, the time left by their usual durations, and what runs', () => {
  expect(progressLine(progress)).toBe('30 of 90 tests, about 1 min 30 s left, e2e/faq/list.spec.ts:7')
  expect(progressLine({ ...progress, failed: 2, doneShare: 0.5 })).toBe(
    '30 of 90 tests, 2 failed, about 10 s left, e2e/faq/list.spec.ts:7',
  )
})

test('progress shows no time left before the first and after the last test', () => {
  expect(progressLine({ ...progress, done: 0, doneShare: 0, running: [] })).toBe('0 of 90 tests')
  expect(progressLine({ ...progress, done: 90, doneShare: 1, running: [] })).toBe('90 of 90 tests')
})

test('progress fits into one line of the terminal', () => {
  expect(progressLine(progress, 24)).toBe('30 of 90 tests, about …')
})
