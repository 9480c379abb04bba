import { expect, test } from 'vitest'
import { overweight } from './weights.ts'

const record = '| what | at most | why |\n| --- | ---: | --- |\n| tracked files | 1,500 | … |'

test('a total above the record fails, with what to do', () => {
  expect(overweight([{ name: 'tracked files', count: 1500 }], record)).toEqual([])
  expect(overweight([{ name: 'tracked files', count: 1501 }], record)).toEqual([
    'tracked files: 1501, at most 1500. Remove some, or raise tools/suites/weights.md and say why.',
  ])
})

test('a total without a record fails', () => {
  expect(overweight([{ name: 'live clauses', count: 1 }], record)).toEqual([
    'tools/suites/weights.md has no row "live clauses". Add it.',
  ])
})
