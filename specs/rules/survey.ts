import type { ClauseId } from '../clauses/index.ts'
import type { Message } from '../messages/i18n.ts'
import { grouped, limits } from '../model/limits.ts'
import { dayMs, instantOf } from './time.ts'

/** The last moment at which a survey can be answered, in ms since 1970. */
export const surveyEnd = (registerDate: readonly number[]): number =>
  instantOf(registerDate) + limits.surveyDays * dayMs

export const isSurveyExpired = (registerDate: readonly number[], nowMs: number): boolean =>
  nowMs > surveyEnd(registerDate)

interface SurveyState {
  readonly isSurvey: 'Y' | 'N'
  readonly registerDate: readonly number[]
}

/** What can be done with a survey. One that is both answered and expired counts as answered. */
export const surveyState = (
  { isSurvey, registerDate }: SurveyState,
  nowMs: number,
): 'answered' | 'expired' | 'open' => {
  if (isSurvey === 'Y') return 'answered'
  return isSurveyExpired(registerDate, nowMs) ? 'expired' : 'open'
}

/** A rating as the form holds it; `score` is empty until one is chosen. */
export interface Rating {
  readonly score: string
  readonly comment: string
}

/** The scores, from the worst to the best. */
export const scores = ['1', '2', '3', '4', '5'] as const

interface RatingRule {
  readonly clause: ClauseId
  readonly field: keyof Rating
  readonly isValid: (rating: Rating) => boolean
  readonly message: Message<'survey'>
}

/** Rules for a rating, in the order of the fields. */
export const ratingRules: readonly RatingRule[] = [
  {
    clause: 'survey.answer.score',
    field: 'score',
    isValid: ({ score }) => scores.some((each) => each === score),
    message: 'survey.noScore',
  },
  {
    clause: 'survey.answer.score',
    field: 'comment',
    isValid: ({ comment }) => comment.length <= limits.surveyCommentMax,
    // Formatted when it is shown: the first number that is formatted loads what formats numbers, a tenth of a start.
    get message(): Message<'survey'> {
      return ['survey.commentLimit', { max: grouped(limits.surveyCommentMax) }]
    },
  },
]
