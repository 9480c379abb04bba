import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHistory } from './gate-history.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-history-'))
  git('init', '--quiet', '--initial-branch=main')
  commit({ 'README.md': '' })
  commit({
    'specs/clauses/frozen.json': '{"a.b.c":{"text":"One."}}',
    'specs/clauses/proofs.json': '{"a.b.c":{"count":1}}',
    'specs/clauses/pending.ts': "['a.b.c']",
    'specs/clauses/unproved.ts': '',
    'mock-server/handlers/not-implemented.ts': '',
    'specs/contract/openapi.json': '',
  })
  commit({ 'specs/clauses/gate-base': `${git('rev-parse', 'HEAD')}\n` })
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

const commit = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  git('add', '--all')
  git('commit', '--quiet', '--message', 'change')
}

const pendingLists = () => readHistory(root).ancestors.map(({ lists }) => lists.pending)

test('every commit since the base that touched a list is read, on merged branches too', () => {
  commit({ 'README.md': 'nothing of interest' })
  git('switch', '--quiet', '--create', 'side')
  commit({ 'specs/clauses/pending.ts': '[]' })
  git('switch', '--quiet', 'main')
  commit({ 'specs/clauses/pending.ts': "['a.b.c', 'a.b.d']" })
  git('merge', '--quiet', '--strategy=ours', 'side')
  expect(pendingLists()).toContainEqual([])
  expect(pendingLists()).toContainEqual(['a.b.c', 'a.b.d'])
  expect(readHistory(root).ancestors.at(-1)?.lists).toEqual({
    frozen: { 'a.b.c': { text: 'One.' } },
    proofs: { 'a.b.c': { count: 1 } },
    pending: ['a.b.c'],
    unproved: [],
    notImplemented: [],
    operations: [],
  })
})

test('a branch that began before the base is not compared, because it may lack the lists', () => {
  git('switch', '--quiet', '--create', 'side', 'HEAD~2')
  commit({ 'specs/clauses/pending.ts': '[]' })
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--strategy=ours', 'side')
  expect(pendingLists()).toEqual([['a.b.c'], ['a.b.c']])
})

test('a list is read from the path that it had in the commit', () => {
  git('mv', 'specs/clauses/pending.ts', 'specs/clauses/owed.ts')
  git('commit', '--quiet', '--message', 'move')
  expect(pendingLists()[0]).toEqual(['a.b.c'])
})

test('a list that a commit lacks or that cannot be parsed is undefined', () => {
  commit({ 'specs/clauses/proofs.json': '{' })
  git('rm', '--quiet', 'specs/clauses/unproved.ts')
  git('commit', '--quiet', '--message', 'remove')
  expect(readHistory(root).ancestors[0]?.lists).toMatchObject({ proofs: undefined, unproved: undefined })
})

test('a base that was moved, removed or made up is a problem', () => {
  const [base] = readHistory(root).ancestors
  expect(base).toBeDefined()
  const head = git('rev-parse', 'HEAD')
  commit({ 'specs/clauses/gate-base': head })
  expect(readHistory(root).problem).toMatch(/^specs\/clauses\/gate-base differs from commit/)
  commit({ 'specs/clauses/gate-base': '0123456789012345678901234567890123456789' })
  expect(readHistory(root).problem).toContain('which is not an ancestor of HEAD')
  git('rm', '--quiet', 'specs/clauses/gate-base')
  git('commit', '--quiet', '--message', 'remove')
  expect(readHistory(root).problem).toBe('specs/clauses/gate-base cannot be read in HEAD. Restore it.')
})

test('a history that is not there is reported', () => {
  const shallow = join(root, 'shallow')
  git('clone', '--quiet', '--depth=1', `file://${root}`, shallow)
  expect(readHistory(shallow)).toMatchObject({ ancestors: [], missing: expect.stringContaining('shallow clone') })
  rmSync(join(root, '.git'), { recursive: true })
  expect(readHistory(root)).toEqual({ ancestors: [], missing: 'There is no git history.' })
})
