import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleTest } from '../suites/report-samples.ts'
import { readSettings } from './config.ts'
import { notReady, writeFiles } from './files.ts'
import { leftOut, notJudged } from './not-judged.ts'
import { judge, type RunTest } from './results.ts'
import { knownTests, missedBy, select } from './selection.ts'

const skipped = (skipReason: string): RunTest => ({
  ...sampleTest(['notice.list.order'], { state: 'skipped', skipReason }),
  ...{ exchanges: [], setUpErrors: [] },
})

test('what was not judged is named by group, the largest first, with what unlocks it', () => {
  const outcomes = judge(
    [
      ...[
        skipped('OMIT: level 3, which only the mock has: faults'),
        skipped('OMIT: level 3, which only the mock has: GET /'),
      ],
      skipped('SKIP: level 1, the preset records (set records)'),
      { ...skipped(''), state: 'passed' as const },
    ],
    {},
  )
  expect(notJudged(outcomes, [{ reason: 'the pages (--ui)', tests: 5 }])).toEqual([
    { reason: 'the pages (--ui)', tests: 5 },
    { reason: 'level 3, which only the mock has', tests: 2 },
    { reason: 'level 1, the preset records (set records)', tests: 1 },
  ])
})

const product = { text: '', class: 'product' } as const
const catalogue = { 'a.one': product, 'b.two': product, 'c.three': product }
const tests = knownTests({
  'e2e/a/one.api.spec.ts': { one: { clauses: ['a.one'] }, send: { clauses: ['b.two'], changes: true } },
  'e2e/a/one.spec.ts': { page: { clauses: ['c.three'], changes: true } },
})

test('the mode and the missing pages leave tests out', () => {
  expect(leftOut(tests, { mode: 'default' }, catalogue)).toEqual([
    { reason: 'it changes the back end (--full)', tests: 1 },
    { reason: 'the pages (--full --ui)', tests: 1 },
  ])
  expect(leftOut(tests, { mode: 'quick' }, catalogue)).toEqual([
    { reason: 'more than a test for every operation (without --quick)', tests: 2 },
    { reason: 'the pages (--full --ui)', tests: 1 },
  ])
  expect(leftOut(tests, { mode: 'full', ui: 'https://www.example' }, catalogue)).toEqual([])
  expect(leftOut(tests, { mode: 'default', areas: ['a'] }, catalogue)).toEqual([])
})

test('each filter has to match a test', () => {
  const missed = (selection: Parameters<typeof select>[1]) => missedBy(select(tests, selection, catalogue), selection)
  expect(missed({ mode: 'full', clauses: ['a.one', 'b.two'] })).toEqual([])
  expect(missed({ mode: 'default', clauses: ['a.one', 'b.two'], areas: ['a', 'c'] })).toEqual([
    '--clause b.two',
    '--area c',
  ])
})

test('a target that is not ready has a report, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-not-ready-'))
  const problems = ['reachable: GET https://api.example/api/support/notice?size=1 returns 404.']
  const settings = readSettings({ url: 'https://api.example' })
  const target = { ...settings, capabilities: {} as never, mode: 'default', contractVersion: '1.2.3' } as const
  writeFiles(folder, { ...notReady(problems), target, version: '1.2.3', selected: '' }, {})
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(JSON.parse(read('result.json'))).toMatchObject({
    verdict: { exitCode: 2, text: 'the target is not ready, and no test has run' },
    ...{ errors: problems, tests: [], target: { sites: { public: 'https://api.example' } } },
  })
  expect(read('report.html')).toContain(problems[0])
  rmSync(folder, { recursive: true })
})
