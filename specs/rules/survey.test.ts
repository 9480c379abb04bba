import { expect, test } from 'vitest'
import { isSurveyExpired } from './survey.ts'
import { instantOf } from './time.ts'

const date = [2026, 11, 1, 0, 30]

test('instantOf interprets five parts in UTC+9', () => {
  expect(instantOf(date)).toBe(Date.parse('2026-11-01T00:30:00+09:00'))
  expect(instantOf([2026, 1, 1, 0, 0])).toBe(Date.parse('2025-12-31T15:00:00Z'))
})

test.each([
  ['2026-11-11T00:30:00.000+09:00', false],
  ['2026-11-11T00:30:00.001+09:00', true],
  ['2026-10-01T00:00:00.000+09:00', false],
])('a survey at %s: expired %s', (now, isExpired) => expect(isSurveyExpired(date, Date.parse(now))).toBe(isExpired))
