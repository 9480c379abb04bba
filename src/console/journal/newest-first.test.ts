import { expect, test } from 'vitest'
import { withKeys, newestFirst } from './newest-first.ts'

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

test('the newest exchange comes first', () => {
  const none = { errorsOnly: false, violationsOnly: false }
  expect(paths(newestFirst([exchange('/a'), exchange('/b')], none))).toEqual(['/b', '/a'])
})

test('filters by errors and by violations', () => {
  const all = [exchange('/good'), exchange('/refused', 400), exchange('/cut', 0), exchange('/odd', 200, ['odd'])]
  expect(paths(newestFirst(all, { errorsOnly: true, violationsOnly: false }))).toEqual(['/cut', '/refused'])
  expect(paths(newestFirst(all, { errorsOnly: false, violationsOnly: true }))).toEqual(['/odd'])
})

test('an exchange keeps its key when newer ones arrive, even an identical one', () => {
  const first = withKeys([exchange('/a')])
  const later = withKeys([exchange('/b'), exchange('/a'), exchange('/a')])
  expect(later.at(-1)!.key).toBe(first[0]!.key)
  expect(new Set(later.map(({ key }) => key)).size).toBe(3)
})
