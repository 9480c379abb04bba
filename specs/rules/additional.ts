import type { ClauseId } from '../clauses/index.ts'
import type { Message } from '../messages/i18n.ts'
import { contentMax, grouped, limits, type LimitContext } from '../model/limits.ts'
import { dayMs, instantOf } from './time.ts'
import { hasVisibleText } from './visible-text.ts'

/** The response of the endpoint `additionalCondition`. */
export interface AdditionalCondition {
  /** Null, absent or empty if the inquiry has no customer. */
  readonly customerId?: string | null
  readonly firstAnswerDate: readonly number[] | null
  readonly inquiryCount: number
}

/** The last moment at which an additional inquiry is possible, in ms since 1970. */
export const additionalEnd = (firstAnswerDate: readonly number[]): number =>
  instantOf(firstAnswerDate) + limits.additionalDays * dayMs

/** Why an additional inquiry is not possible; null if it is possible. */
export const additionalInquiryBlockedBy = (
  { customerId, firstAnswerDate, inquiryCount }: AdditionalCondition,
  nowMs: number,
): 'noCustomer' | 'overLimit' | null => {
  if (!customerId) return 'noCustomer'
  const isLate = firstAnswerDate !== null && nowMs > additionalEnd(firstAnswerDate)
  return isLate || inquiryCount >= limits.additionalMax ? 'overLimit' : null
}

/** How many additional inquiries can still be sent. */
export const additionalRemaining = ({ inquiryCount }: AdditionalCondition): number =>
  limits.additionalMax - inquiryCount

interface ContentRule {
  readonly clause: ClauseId
  readonly isValid: (content: string) => boolean
  readonly message: Message<'inquiryForm'>
}

/** Rules for the content of an additional inquiry to an inquiry, in the order in which they are checked. */
export const additionalContentRules = (inquiry: LimitContext): readonly ContentRule[] => [
  {
    clause: 'additional.content.required',
    isValid: hasVisibleText,
    message: 'form.noContent',
  },
  {
    clause: 'additional.content.required',
    isValid: (content) => content.length <= contentMax(inquiry),
    message: ['form.contentLimit', { max: grouped(contentMax(inquiry)) }],
  },
]
