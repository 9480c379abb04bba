import * as z from 'zod'
import { limits } from '../model/limits.ts'
import { get, idempotent, openToEveryone, post, problem } from './endpoint.ts'
import { fivePartTime, id, yesNo } from './wire.ts'

export const surveyData = z
  .object({
    isSurvey: yesNo.describe('Y if the survey was answered.'),
    registerDate: fivePartTime.describe(`The survey expires ${limits.surveyDays} × 24 hours after this time.`),
  })
  .meta({ id: 'Survey' })
export type Survey = z.infer<typeof surveyData>

export const surveyAnswer = z
  .object({ score: z.int().min(1).max(5), comment: z.string().max(limits.surveyCommentMax).optional() })
  .meta({ id: 'SurveyAnswer' })
export type SurveyAnswer = z.infer<typeof surveyAnswer>

const callParams = z.object({ id: id() })
const answerParams = z.object({ id: id(), answerId: id() })
const data = { 200: surveyData, 400: problem, 404: problem }
const rated = { 204: null, 400: problem, 404: problem, 409: problem, 413: problem, 415: problem }

export const survey = {
  callSurvey: get('/api/support/inquiry/{id}/call', {
    clause: 'call.survey.call-data',
    origin: 'product',
    ...openToEveryone,
    summary: 'Satisfaction survey of a phone inquiry',
    params: callParams,
    responses: data,
  }),
  answerSurvey: get('/api/support/inquiry/{id}/answer/{answerId}', {
    clause: 'call.survey.answer-data',
    origin: 'product',
    ...openToEveryone,
    summary: 'Satisfaction survey of an answer',
    params: answerParams,
    responses: data,
  }),
  answerCallSurvey: idempotent(
    post('/api/support/inquiry/{id}/call', {
      clause: 'call.survey.call-answer',
      origin: 'assumed',
      ...openToEveryone,
      summary: 'Rate a phone inquiry; 409 if already rated or expired',
      params: callParams,
      body: surveyAnswer,
      responses: rated,
    }),
  ),
  answerAnswerSurvey: idempotent(
    post('/api/support/inquiry/{id}/answer/{answerId}', {
      clause: 'call.survey.answer-answer',
      origin: 'assumed',
      ...openToEveryone,
      summary: 'Rate an answer; 409 if already rated or expired',
      params: answerParams,
      body: surveyAnswer,
      responses: rated,
    }),
  ),
}
