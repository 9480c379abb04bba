import type { ClauseId } from '../clauses/index.ts'
import type { MessageKey } from '../messages/index.ts'
import { withPlainBreaks } from './inquiry-draft.ts'
import { contentMax } from './inquiry.ts'

const dayMs = 24 * 60 * 60_000
const surveyDays = 10
const additionalDays = 5
const additionalMax = 5

/** Time in ms since 1970 of year, month (from 1), day, hour and minute in UTC+9. */
export const instantOf = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: readonly number[]): number =>
  Date.UTC(year, month - 1, day, hour - 9, minute)

/** Whether more than 10 × 24 hours have passed since `registerDate`, to the millisecond. */
export const isSurveyExpired = (registerDate: readonly number[], nowMs: number): boolean =>
  nowMs - instantOf(registerDate) > surveyDays * dayMs

/** The response of the endpoint `additionalCondition`. */
export interface AdditionalCondition {
  readonly customerId: string | null
  readonly firstAnswerDate: readonly number[] | null
  readonly inquiryCount: number
}

/** Why an additional inquiry is not possible; null if it is possible. */
export const additionalInquiryBlockedBy = (
  { customerId, firstAnswerDate, inquiryCount }: AdditionalCondition,
  nowMs: number,
): 'noCustomer' | 'overLimit' | null => {
  if (customerId === null) return 'noCustomer'
  const isLate = firstAnswerDate !== null && nowMs - instantOf(firstAnswerDate) > additionalDays * dayMs
  return isLate || inquiryCount >= additionalMax ? 'overLimit' : null
}

interface ContentRule {
  readonly clause: ClauseId
  readonly isValid: (content: string) => boolean
  readonly message: MessageKey
}

/** Rules for the content of an additional inquiry, in the order in which they are checked. */
export const additionalContentRules: readonly ContentRule[] = [
  {
    clause: 'additional.content.required',
    isValid: (content) => content.trim() !== '',
    message: 'form.noContent',
  },
  {
    clause: 'additional.content.max',
    isValid: (content) => withPlainBreaks(content).length <= contentMax,
    message: 'form.contentLimit',
  },
]
