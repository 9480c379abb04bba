import { expect, test } from 'vitest'
import type { ReportedTest } from '../suites/playwright-tests.ts'
import { needsIn } from './observe-needs.ts'

const reported = (file: string, titles: readonly string[], annotations: Readonly<Record<string, string>>) =>
  ({
    ...{ file, titles, line: 1, title: titles.at(-1)!, project: 'api', hasPassed: true },
    annotations: Object.entries(annotations).map(([type, description]) => ({ type, description })),
  }) satisfies ReportedTest

test('tests are listed with their clauses and what they have shown to need, but for those of our tools', () => {
  const needs = JSON.stringify({ level: 1, states: [], capabilities: [], users: ['main'], changes: true })
  expect(
    needsIn([
      reported('e2e/area/one.spec.ts', ['a title'], { clause: 'area.two' }),
      reported('e2e/area/one.api.spec.ts', ['in a group', 'one'], { clause: 'area.one', needs }),
      reported('e2e/tools/one.api.spec.ts', ['one'], { needs }),
    ]),
  ).toEqual({
    'e2e/area/one.api.spec.ts': {
      'in a group › one': { level: 1, users: ['main'], changes: true, clauses: ['area.one'] },
    },
    'e2e/area/one.spec.ts': { 'a title': { clauses: ['area.two'] } },
  })
})
