import { expect, test } from 'vitest'
import { nextVersion, versionProblem, type ContractDocument } from './contract-versions.ts'

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
