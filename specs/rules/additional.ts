import type { ClauseId } from '../clauses/index.ts'
import type { Message } from '../messages/i18n.ts'
import { contentMaxText, limits } from '../model/limits.ts'
import { dayMs, fivePartsOf, instantOf } from './time.ts'
import { hasVisibleText } from './visible-text.ts'

/** The response of the endpoint `additionalCondition`. */
export interface AdditionalCondition {
  /** Null, absent or empty if the inquiry has no customer. */
  readonly customerId?: string | null
  readonly firstAnswerDate: readonly number[] | null
  readonly inquiryCount: number
}

/** Why an additional inquiry is not possible; null if it is possible. */
export const additionalInquiryBlockedBy = (
  { customerId, firstAnswerDate, inquiryCount }: AdditionalCondition,
  nowMs: number,
): 'noCustomer' | 'overLimit' | null => {
  if (!customerId) return 'noCustomer'
  const isLate = firstAnswerDate !== null && nowMs - instantOf(firstAnswerDate) > limits.additionalDays * dayMs
  return isLate || inquiryCount >= limits.additionalMax ? 'overLimit' : null
}

/** The last moment of the limit of days, as a five-part time. */
export const additionalDeadline = (firstAnswerDate: readonly number[]): readonly number[] =>
  fivePartsOf(instantOf(firstAnswerDate) + limits.additionalDays * dayMs)

/** How many additional inquiries can still be sent. */
export const additionalRemaining = ({ inquiryCount }: AdditionalCondition): number =>
  limits.additionalMax - inquiryCount

interface ContentRule {
  readonly clause: ClauseId
  readonly isValid: (content: string) => boolean
  readonly message: Message<'inquiryForm'>
}

/** Rules for the content of an additional inquiry, in the order in which they are checked. */
export const additionalContentRules: readonly ContentRule[] = [
  {
    clause: 'additional.content.required',
    isValid: hasVisibleText,
    message: 'form.noContent',
  },
  {
    clause: 'additional.content.max',
    isValid: (content) => content.length <= limits.contentMax,
    message: ['form.contentLimit', { max: contentMaxText }],
  },
]
