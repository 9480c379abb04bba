import { expect, test } from 'vitest'
import { keyed, newestFirst } from './newest-first.ts'

const exchange = (path: string, status = 200, violations: string[] = []) => ({
  method: 'GET',
  path,
  query: '',
  operationId: null,
  status,
  code: null,
  ms: 1,
  at: '2026-11-20T00:15:00.000Z',
  fault: null,
  request: null,
  response: null,
  violations,
})

const paths = (exchanges: readonly { path: string }[]) => exchanges.map(({ path }) => path)

test('the newest come first', () => {
  const none = { hasErrorsOnly: false, hasViolationsOnly: false }
  expect(paths(newestFirst([exchange('/a'), exchange('/b')], none))).toEqual(['/b', '/a'])
})

test('errors and violations can be had alone', () => {
  const all = [exchange('/good'), exchange('/refused', 400), exchange('/cut', 0), exchange('/odd', 200, ['odd'])]
  expect(paths(newestFirst(all, { hasErrorsOnly: true, hasViolationsOnly: false }))).toEqual(['/cut', '/refused'])
  expect(paths(newestFirst(all, { hasErrorsOnly: false, hasViolationsOnly: true }))).toEqual(['/odd'])
})

test('an exchange keeps its key while others come in above it, even one just like it', () => {
  const first = keyed([exchange('/a')])
  const later = keyed([exchange('/b'), exchange('/a'), exchange('/a')])
  expect(later.at(-1)!.key).toBe(first[0]!.key)
  expect(new Set(later.map(({ key }) => key)).size).toBe(3)
})
