import { expect, test } from 'vitest'
import { isSurveyExpired, ratingRules, surveyState } from './survey.ts'
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

test.each([
  ['Y', '2026-12-01T00:00:00Z', 'answered'],
  ['N', '2026-12-01T00:00:00Z', 'expired'],
  ['N', '2026-11-02T00:00:00Z', 'open'],
] as const)('a survey with %s at %s is %s', (isSurvey, now, state) =>
  expect(surveyState({ isSurvey, registerDate: date }, Date.parse(now))).toBe(state),
)

test.each([
  ['', '', ['survey.noScore']],
  ['0', '', ['survey.noScore']],
  ['6', '', ['survey.noScore']],
  ['1', '', []],
  ['5', 'x'.repeat(1000), []],
  ['5', 'x'.repeat(1001), [['survey.commentLimit', { max: '1,000' }]]],
])('the score %j with a comment: %j', (score, comment, messages) =>
  expect(ratingRules.filter(({ isValid }) => !isValid({ score, comment })).map(({ message }) => message)).toEqual(
    messages,
  ),
)
