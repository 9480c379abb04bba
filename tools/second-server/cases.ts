/** Inquiries with their additional ones, answers and surveys. */
import { found } from './content.ts'
import type { Ctx } from './http.ts'
import { Problem } from './problem.ts'
import type { Rec, State } from './store.ts'
import { DAY, five, minute, ofFive, ofYmdt, ymdt } from './time.ts'
import { broken } from './variants.ts'

export const accountOf = (state: State, key: string | null): Rec | undefined => (key ? state.get('accounts', key) : undefined)
export const inquiryOf = (c: Ctx, id: number) => {
  const inquiry = found(c.state.get('inquiries', id))
  found(inquiry.sites.includes(c.site))
  return inquiry
}
/** The original inquiry. */
export function caseOf(c: Ctx, id: number): Rec {
  const inquiry = inquiryOf(c, id)
  return inquiry.parentInquiryId ? inquiryOf(c, inquiry.parentInquiryId) : inquiry
}
/** Operations that links in emails open can be those of the owner. */
export function openTo(c: Ctx, inquiry: Rec): Rec {
  if (c.state.strict && (!c.user || c.user.user !== inquiry.persona)) throw new Problem('NOT_FOUND')
  return inquiry
}
const byId = (a: Rec, b: Rec) => a.inquiryId - b.inquiryId
export const additionalTo = (state: State, original: Rec) =>
  state
    .all('inquiries')
    .filter((one) => one.parentInquiryId === original.inquiryId)
    .toSorted(byId)
export const answersOf = (state: State, inquiryId: number) =>
  state
    .all('answers')
    .filter((one) => one.inquiryId === inquiryId)
    .toSorted((a, b) => (a.regYmdt < b.regYmdt ? -1 : a.regYmdt > b.regYmdt ? 1 : a.answerId - b.answerId))
export const surveyOf = (state: State, inquiryId: number, answerId: number | 'call') => state.get('surveys', `${inquiryId}/${answerId}`)

const SURVEY_DAYS = () => (broken('expiry-14-days') ? 14 : 10)
export const surveyEnd = (survey: Rec) => ofFive(survey.registerDate) + SURVEY_DAYS() * DAY
export const rating = (state: State, survey: Rec | undefined) => {
  if (!survey) return { rated: false, ratable: false, rateUntilYmdt: null }
  const rated = survey.isSurvey === 'Y'
  const until = surveyEnd(survey)
  return { rated, ratable: (!rated || broken('rate-twice')) && state.now() <= until, rateUntilYmdt: ymdt(until) }
}

/** Whether additional inquiries to the original one are possible. */
export function furtherOf(state: State, original: Rec) {
  const call = surveyOf(state, original.inquiryId, 'call')
  const times = answersOf(state, original.inquiryId).map((one) => minute(ofYmdt(one.regYmdt)))
  if (call) times.push(ofFive(call.registerDate))
  const first = times.length ? Math.min(...times) : null
  const inquiryCount = additionalTo(state, original).length
  const until = first === null ? null : first + 5 * DAY
  const status = !accountOf(state, original.persona)?.customerId
    ? 'NO_CUSTOMER'
    : until !== null && state.now() > until
      ? 'OVER_DAYS'
      : inquiryCount >= 5
        ? 'OVER_COUNT'
        : first === null
          ? 'NOT_ANSWERED'
          : 'OPEN'
  return { status, inquiryCount, untilYmdt: until === null ? null : ymdt(until), firstAnswerDate: first === null ? null : five(first) }
}

/** An answered inquiry with an additional one that has no answer is in progress again. */
export function statusOf(state: State, inquiry: Rec) {
  if (!['ANSWERED', 'CLOSED'].includes(inquiry.status) || inquiry.parentInquiryId) return inquiry.status
  const open = additionalTo(state, inquiry).some((one) => one.status === 'RECEIVED' || one.status === 'IN_PROGRESS')
  return open ? 'IN_PROGRESS' : inquiry.status
}
export const ownerOf = (c: Ctx): string => accountOf(c.state, c.user!.user)?.owner ?? c.user!.user
