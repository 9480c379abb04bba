import { expect, test } from 'vitest'
import type { Scenario } from '#specs/contract/control.ts'
import { matching } from './matching.ts'

const scenario = (name: string, title: string, shows: string): Scenario => ({
  name,
  title,
  shows,
  site: 'public',
  locale: 'ko',
  path: '/support',
  settings: {},
  faults: [],
  steps: [],
  clauses: [],
})
const scenarios = [
  scenario('server-down', 'The server is down.', '점검 중입니다.'),
  scenario('sent', 'It is sent.', '접수'),
]
const names = (typed: string) => matching(scenarios, typed).map(({ name }) => name)

test('every typed word must match, in any order and case', () => {
  expect(names('DOWN server')).toEqual(['server-down'])
  expect(names('점검 is')).toEqual(['server-down'])
  expect(names('server sent')).toEqual([])
  expect(names('  ')).toEqual(['server-down', 'sent'])
})
