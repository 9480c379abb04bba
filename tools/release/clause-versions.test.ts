import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#e2e/support/catalogue.ts'
import { root } from '../root.ts'
import { clauseVersions, clauseVersionsFile, type ClauseVersions } from './clause-versions.ts'

test('a clause keeps the version since which it is judged, and a new one gets the current version', () => {
  const before = { '0.13.0': ['faq.a', 'faq.b'], '0.14.2': ['faq.c'] }
  expect(clauseVersions(before, ['faq.d', 'faq.c', 'faq.a'], '0.14.3')).toEqual({
    '0.13.0': ['faq.a'],
    '0.14.2': ['faq.c'],
    '0.14.3': ['faq.d'],
  })
  expect(clauseVersions(before, ['faq.c'], '0.14.2')).toEqual({ '0.14.2': ['faq.c'] })
})

test('the committed versions are those of all clauses', () => {
  const versions = JSON.parse(readFileSync(join(root, clauseVersionsFile), 'utf8')) as ClauseVersions
  const current = Object.keys(catalogue).filter((id) => catalogue[id]!.retired === undefined)
  expect(Object.values(versions).flat().toSorted(), 'Run `npm run openapi`.').toEqual(current.toSorted())
})
