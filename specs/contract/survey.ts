import * as z from 'zod'
import { limits } from '../model/limits.ts'
import { get, idempotent, openToEveryone, post, problem } from './endpoint.ts'
import { fivePartTime, id, textUpTo, yesNo } from './wire.ts'

export const surveyData = z
  .object({
    isSurvey: yesNo.describe('Y if the survey was answered.'),
    registerDate: fivePartTime.describe(
      `When the inquiry was answered, without the seconds. The survey can be answered until ${limits.surveyDays} × 24 hours after this time, including that moment.`,
    ),
  })
  .meta({ id: 'Survey' })
export type Survey = z.infer<typeof surveyData>

export const surveyAnswer = z
  .object({
    score: z.int().min(1).max(5),
    comment: textUpTo(limits.surveyCommentMax)
      .optional()
      .describe('Plain text. Without a visible character it is not stored.'),
  })
  .meta({ id: 'SurveyAnswer' })
export type SurveyAnswer = z.infer<typeof surveyAnswer>

const conflicts =
  '409 if the survey was answered before or has expired; one that is both counts as answered. Load the survey to see which. 404 if the inquiry has no such answer.'
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
      clause: 'call.survey.answer-answer',
      origin: 'assumed',
      ...openToEveryone,
      summary: 'Rate a phone inquiry',
      notes: conflicts,
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
      summary: 'Rate an answer',
      notes: conflicts,
      params: answerParams,
      body: surveyAnswer,
      responses: rated,
    }),
  ),
}
