import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collected, selectedSuites } from './checks.ts'
import { quickSelection, shardOf, testList, type TimedTest } from './quick.ts'

vi.mock('../build/builds.ts', () => ({ isUpToDate: () => false }))
// Playwright lists the tests for seconds.
vi.mock('./playwright-tests.ts', () => ({ listTests: () => new Promise(() => undefined) }))

const product = (text: string, proof?: 'both') =>
  ({ text, class: 'product', statements: ['5.1'], ...(proof && { proof }) }) as const
const clauses = { 'a.one': product('One.'), 'a.two': product('Two.', 'both'), 'a.three': product('Three.') }

const timed = (title: string, ms: number, ids: readonly string[], file = 'e2e/a/one.spec.ts'): TimedTest => ({
  file,
  titles: ['a group', title],
  project: file.endsWith('.api.spec.ts') ? 'api' : 'browser',
  annotations: ids.map((description) => ({ type: 'clause', description })),
  ms,
})

test('selects the cheapest tests that prove every clause, of each kind that it needs', () => {
  const api = 'e2e/a/one.api.spec.ts'
  const tests = [
    timed('slow', 900, ['a.one']),
    timed('quick', 100, ['a.one']),
    timed('two on a page', 300, ['a.two', 'a.three']),
    timed('three alone', 250, ['a.three']),
    timed('two by the API', 10, ['a.two'], api),
    timed('two by the API again', 20, ['a.two'], api),
  ]
  expect(quickSelection(tests, clauses).map(({ titles }) => titles[1])).toEqual([
    'quick',
    'two on a page',
    'two by the API',
  ])
  expect(testList(tests.slice(0, 1))).toBe('[browser] › a/one.spec.ts › a group › slow\n')
})

test('deals the tests of each project out to shards, each test to one', () => {
  const tests = [
    ...Array.from({ length: 6 }, (_, i) => timed(`api ${i}`, 10, [], 'e2e/a/one.api.spec.ts')),
    ...Array.from({ length: 3 }, (_, i) => timed(`page ${i}`, 900, [])),
  ]
  const titles = [1, 2, 3, 4].map((part) => shardOf(tests, { part, of: 4 }).map(({ titles: [, title] }) => title))
  expect(titles).toEqual([['api 0', 'api 4', 'page 0'], ['api 1', 'api 5', 'page 1'], ['api 2', 'page 2'], ['api 3']])
})

test('the reports of all shards are merged, whatever their names are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shards-'))
  for (const shard of ['1-2', '2-2']) {
    mkdirSync(join(folder, shard))
    writeFileSync(join(folder, shard, 'report.zip'), shard)
  }
  const all = collected(folder)
  onTestFinished(() => [folder, all].forEach((each) => rmSync(each, { recursive: true })))
  expect(readdirSync(all)).toHaveLength(2)
})

test('a run of some suites says at once that it builds the pages', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  void selectedSuites(['e2e/faq'])
  expect(log.mock.calls.flat().join()).toContain('the pages are built first')
})
