import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#e2e/support/catalogue.ts'
import type { Needs } from '#e2e/verify/target.ts'
import { sampleTest } from '../report-samples.ts'
import { knownTests } from './selection.ts'
import { merged, needsIn, readNeeds, staleNeeds } from './needs.ts'

/** The clauses of the product that can be judged at a level, without those that only repeat the document. */
const judgedAt = (level: number) => {
  const ids = knownTests(readNeeds())
    .filter((each) => each.project === 'api' && each.level <= level)
    .flatMap(({ clauses }) => clauses)
  return new Set(ids.filter((id) => catalogue[id]?.class === 'product' && !id.startsWith('call.'))).size
}

test('most requirements can be judged without our control plane', () => {
  const all = judgedAt(3)
  // What only assumed calls show is proved on pages.
  expect(all).toBeGreaterThan(40)
  expect(judgedAt(0) / all).toBeGreaterThanOrEqual(0.35)
  expect(judgedAt(1) / all).toBeGreaterThanOrEqual(0.6)
  expect(judgedAt(2) / all).toBeGreaterThanOrEqual(0.9)
  const page = readFileSync('docs/verify.md', 'utf8')
  for (const level of [0, 1, 2, 3]) {
    const count = judgedAt(level)
    expect(page).toMatch(
      new RegExp(`^\\| ${level} .*\\| ${count === all ? `all ${all}` : `${count} of ${all}`} +\\|$`, 'm'),
    )
  }
})

const needs: Needs = { level: 1, states: [], capabilities: [], users: ['main'], changes: true }
const tests = [
  sampleTest(['area.one'], { file: 'e2e/area/one.api.spec.ts', titles: ['in a group', 'one'], needs }),
  sampleTest(['area.two'], { needs }),
  sampleTest(['control.one'], { file: 'e2e/area/one.api.spec.ts', needs }),
]
const known = {
  'e2e/area/one.api.spec.ts': {
    'in a group › one': { level: 1, users: ['main'], changes: true, clauses: ['area.one'] },
  },
  'e2e/area/one.spec.ts': { 'area.two: a title': { level: 1, users: ['main'], changes: true, clauses: ['area.two'] } },
} as const

test('tests are listed with their needs and clauses, but for those of the mock itself', () => {
  expect(needsIn({ tests })).toEqual(known)
})

test('a partial run changes only the tests that ran, and removes those that no longer exist', () => {
  const others = { 'e2e/area/two.api.spec.ts': { two: { clauses: ['area.two'] } } }
  const before = {
    ...others,
    'e2e/area/one.api.spec.ts': { 'in a group › one': { clauses: ['area.one'] }, renamed: { clauses: ['area.one'] } },
    'e2e/area/removed.spec.ts': { one: { clauses: ['area.one'] } },
  }
  const existing = [...tests, { file: 'e2e/area/two.api.spec.ts', titles: ['two'] }]
  expect(merged(before, known, existing)).toEqual({ ...others, ...known })
})

test('needs that differ from those of a run are stale', () => {
  expect(staleNeeds({ tests }, known)).toEqual([])
  expect(staleNeeds({ tests }, {})).toHaveLength(2)
})
