import { inquiryOf, openTo, surveyEnd, surveyOf } from './cases.ts'
import { found } from './content.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { Problem, wrong } from './problem.ts'
import type { FieldError } from './problem.ts'
import type { Rec } from './store.ts'
import { length, stored, visible } from './text.ts'
import { broken } from './variants.ts'

const own = (body: Rec, name: string) => (Object.hasOwn(body, name) ? body[name] : undefined)
const survey = (c: Ctx) => {
  const inquiry = openTo(c, inquiryOf(c, c.ids.id))
  return found(surveyOf(c.state, inquiry.inquiryId, c.ids.answerId ?? 'call'))
}
const show = (c: Ctx): Reply => {
  const { registerDate, isSurvey } = survey(c)
  return { json: { registerDate, isSurvey } }
}
function check(body: Rec, errors: FieldError[]) {
  const score = own(body, 'score')
  const comment = own(body, 'comment')
  if (!Number.isInteger(score) || score < 1 || score > (broken('score-six') ? 6 : 5)) errors.push(wrong('score', 'integer', 1, 5))
  if (comment === undefined) return
  if (typeof comment !== 'string') errors.push(wrong('comment', 'string'))
  else if (length(stored(comment)) > 1000) errors.push(wrong('comment', 'longer', 1000))
}
function rate(c: Ctx): Reply {
  const one = survey(c)
  if ((one.isSurvey === 'Y' && !broken('rate-twice')) || c.state.now() > surveyEnd(one)) throw new Problem('CONFLICT')
  const comment = stored(own(c.body, 'comment') ?? '')
  c.state.put('surveys', `${one.inquiryId}/${one.answerId ?? 'call'}`, { ...one, isSurvey: 'Y', score: c.body.score, ...(visible(comment) ? { comment } : {}) })
  return { status: 204 }
}
export const surveyOperations: Operation[] = ['/call', '/answer/{answerId}'].flatMap((end) => [
  { method: 'GET', path: `/api/support/inquiry/{id}${end}`, user: false, run: show },
  { method: 'POST', path: `/api/support/inquiry/{id}${end}`, user: false, body: 'json' as const, key: true, check, run: rate },
])
