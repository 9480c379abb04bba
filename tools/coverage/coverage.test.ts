import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coverageOf, mergedCounts } from '#specs/rules/coverage.ts'
import { root } from '../root.ts'
import { judgeCoverage } from './judge.ts'
import { readPolicy, withRequired } from './policy.ts'

const today = '2026-11-20'
const counts = {
  'newsItem 200': 2,
  'newsItem 400 BAD_REQUEST': 1,
  'newsItem 400 BAD_REQUEST error.status.bad-request': 1,
  'newsItem !unknown-name': 1,
}
const judge = (policy: string, counted: Readonly<Record<string, number>> = counts) =>
  judgeCoverage(coverageOf(mergedCounts([{ counts: counted }])), readPolicy(policy), today)

test('mistakes fail, unless the policy allows them by kind, clause and operation', () => {
  expect(judge('')).toMatchObject({ exitCode: 1, text: '2 mistakes' })
  expect(judge('allow: [{ kind: unknown-name }]')).toMatchObject({ exitCode: 1, text: '1 mistake' })
  expect(judge('allow: [{ operation: notices }]')).toMatchObject({ exitCode: 1, text: '2 mistakes' })
  expect(
    judge('allow: [{ kind: unknown-name }, { clause: error.status.bad-request, operation: newsItem, reason: old }]'),
  ).toMatchObject({ exitCode: 0, text: 'no mistakes, and everything that is required was met' })
})

const met = { 'newsItem 200': 1, 'newsItem 500 INTERNAL_ERROR': 1 }
const requires = (states: string) => `require: [{ operations: [newsItem], states: [${states}] }]`

test('required states are those of the contract', () => {
  const { requirements, text } = judge(requires('success, errors, failure, lost, 404, 409'), met)
  expect(requirements).toEqual([
    { operation: 'newsItem', state: 'success', isMet: true },
    { operation: 'newsItem', state: 'failure', isMet: true },
    { operation: 'newsItem', state: '404 NOT_FOUND', isMet: false },
    { operation: 'newsItem', state: 'lost', isMet: false },
  ])
  expect(text).toBe('2 required states not met')
  expect(judge('require: [{ operations: assumed, states: [success] }]', met).requirements).toContainEqual({
    ...{ operation: 'newsItem', state: 'success', isMet: true },
  })
  const all = judgeCoverage(coverageOf(mergedCounts([{ counts: met }])), withRequired(readPolicy(''), 'product'), today)
  expect(all.requirements.map(({ operation }) => operation)).not.toContain('newsItem')
  expect(all.requirements).toContainEqual({
    ...{ operation: 'additionalCondition', state: '404 NOT_FOUND', isMet: false },
  })
  expect(all.requirements.map(({ state }) => state)).not.toContain('400 BAD_REQUEST')
})

test('a known gap does not fail until it is met or expired', () => {
  const known = (row: string) => judge(`${requires('404')}\nknown: [{ operation: newsItem, ${row} }]`, met)
  expect(known('state: 404, reason: no such page yet, expires: 2026-11-20')).toMatchObject({
    exitCode: 0,
    requirements: [{ state: '404 NOT_FOUND', known: 'no such page yet' }],
  })
  expect(known('state: 404 NOT_FOUND')).toMatchObject({ exitCode: 0 })
  expect(known('state: 404, expires: 2026-11-19')).toMatchObject({
    exitCode: 1,
    stale: ['expired: newsItem 404'],
    text: '1 required state not met, 1 known gap to remove or renew',
  })
  expect(known('state: success')).toMatchObject({ exitCode: 1, stale: ['met, or not required: newsItem success'] })
})

test('what is wrong with a policy is said', () => {
  expect(() => readPolicy('require: [{ operations: none }]')).toThrow('The policy is not valid: require.0.operations')
  expect(() => readPolicy('{')).toThrow('The policy is not YAML')
})

const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
afterAll(() => rmSync(folder, { recursive: true }))
const command = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/run/mock.mjs'), 'coverage', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  return { status, output: stdout + stderr }
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the command judges a client, writes its files, and merges those of other runs', () => {
  const client = join(folder, 'client.mjs')
  writeFileSync(
    client,
    `for (const path of ['/api/support/notice', '/service-news/page?size=1000&typo=1'])
  await fetch(process.env.HANEUL_MOCK_URL + path)`,
  )
  writeFileSync(join(folder, 'coverage.yaml'), 'allow: [{ kind: unknown-name, reason: a tag of our proxy }]')
  const first = command('--output', 'one', '--', process.execPath, client)
  expect(first).toMatchObject({ status: 1, output: expect.stringContaining('Operations called: 2 of 58') })
  expect(first.output).toContain('latestNews size, 1 ×: BAD_REQUEST error.status.bad-request: ')
  expect(first.output).toMatch(/Never called:\n {2}notice, .*savePassword/)
  expect(first.output).toContain('Coverage: 1 mistake.')
  expect(JSON.parse(read('one/coverage.json'))).toMatchObject({ exitCode: 1, counts: { 'notices 200': 1 } })
  expect(read('one/coverage.xml')).toContain('<testsuite name="mistakes" ')
  expect(read('one/coverage.xml')).toMatch(/tests="2" failures="1" errors="0" skipped="1"/)
  expect(read('one/coverage.html')).toContain('latestNews size, 1 ×: BAD_REQUEST')
  expect(read('one/coverage.html')).not.toContain('typo')

  writeFileSync(join(folder, 'lines'), `${JSON.stringify({ counts: { 'notices 200': 2 } })}\n`.repeat(2))
  writeFileSync(join(folder, 'allows.yaml'), 'allow: [{}]\nrequire: [{ operations: [notices], states: [success] }]')
  const merged = command('--policy', 'allows.yaml', '--merge', 'one/coverage.json', '--merge', 'lines')
  expect(merged).toMatchObject({ status: 0, output: expect.stringContaining('everything that is required was met') })
  expect(JSON.parse(read('coverage-report/coverage.json')).counts['notices 200']).toBe(5)
})

test('a command that fails, and a wrong option, are said', () => {
  expect(command('--', process.execPath, '--eval', 'process.exit(7)')).toMatchObject({
    status: 1,
    output: expect.stringContaining('The command failed with 7. Coverage: no mistakes'),
  })
  expect(command('--requires', 'x')).toMatchObject({ status: 2, output: expect.stringContaining('See --help.') })
  expect(command('--require', 'x', '--', 'true').output).toBe('--require x: use one of product, assumed, all.\n')
  expect(command('--help').output).toContain('--policy FILE')
})
