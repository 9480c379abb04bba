import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commitOf,
  contractVersions,
  nextVersion,
  versionProblem,
  versionsIn,
  withContractVersions,
  type ContractDocument,
} from './contract-versions.ts'
import { root } from '../root.ts'

const responses = { 200: { description: 'OK' } }

const contract = (version: string, paths: object = { '/faq': { get: { responses } } }): ContractDocument & object =>
  ({ openapi: '3.1.1', info: { version }, paths }) as ContractDocument

const before = contract('0.3.7')
const withOperation = { '/faq': { get: { responses } }, '/notice': { get: { responses } } }
const withText = { '/faq': { get: { responses, description: 'FAQ.' } } }

test.each([
  ['nothing', before, '0.3.7'],
  ['an operation is added', contract('0.3.7', withOperation), '0.3.8'],
  ['only a text changes', contract('0.3.7', withText), '0.3.8'],
  ['an operation is removed', contract('0.3.7', {}), '0.4.0'],
])('the next version if %s', (_, after, expected) => expect(nextVersion(before, after)).toBe(expected))

test.each([
  ['the same contract', contract('0.3.7'), undefined],
  ['an addition with a new version', contract('0.3.8', withOperation), undefined],
  ['an addition with a far newer version', contract('0.10.0', withOperation), undefined],
  ['an addition with the old version', contract('0.3.7', withOperation), 'not 0.3.8'],
  ['a breaking change with the third number counted up', contract('0.3.9', {}), 'not 0.4.0'],
])('%s', (_, after, expected) => {
  const problem = versionProblem(before, after)
  if (expected === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(expected)
})

test('a version is that of the commit that introduced it', () => {
  const commit = (hash: string, version: string) =>
    `commit ${hash} contract: change\n\ndiff\n@@ -4 +4 @@ info:\n-  version: 0.0.1\n+  version: ${version}\n+    version: 9.9.9\n`
  const log = [commit('d4', '0.13.0'), commit('c3', '0.12.1'), commit('b2', '0.12.0'), commit('a1', '0.12.0')].join('')
  const versions = versionsIn(log)
  expect(versions.map(({ version, commit: hash }) => [version, hash])).toEqual([
    ['0.12.0', 'a1'],
    ['0.12.1', 'c3'],
    ['0.13.0', 'd4'],
  ])
  expect(versions[0]?.subject).toBe('contract: change')
  const found = ['0.12', '0.12.1', '0.13', '0.1'].map((version) => commitOf(version, versions))
  expect(found).toEqual(['a1', 'c3', 'd4', undefined])
})

test('a release lists the versions of the contract that led to it', () => {
  const versions = ['0.1.0', '0.2.0', '0.3.0', '0.4.0'].map((version) => ({
    version,
    commit: '',
    subject: 'contract: a',
  }))
  const earlier = '# haneul\n\n## 0.1.0\n\n### Versions of the contract\n\n- 0.1.0: contract: a\n'
  const released = withContractVersions(earlier.replace('## 0.1.0', '## 0.3.0\n\n## 0.1.0'), versions)
  expect(released).toBe(
    '# haneul\n\n## 0.3.0\n\n### Versions of the contract\n\n- 0.3.0: contract: a\n- 0.2.0: contract: a\n\n## 0.1.0\n\n### Versions of the contract\n\n- 0.1.0: contract: a\n',
  )
  expect(withContractVersions(released, versions)).toBe(released)
})

test('CHANGELOG.md lists the versions of the contract up to the last release', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  expect(withContractVersions(changelog, contractVersions())).toBe(changelog)
})
