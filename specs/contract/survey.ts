import * as z from 'zod'
import { get, post, problem } from './endpoint.ts'
import { fivePartTime, id, yesNo } from './wire.ts'

export const surveyData = z
  .object({
    isSurvey: yesNo.describe('Y once the survey is answered.'),
    registerDate: fivePartTime.describe('The survey ends 10 times 24 hours after it.'),
  })
  .meta({ id: 'Survey' })
export type Survey = z.infer<typeof surveyData>

export const surveyAnswer = z
  .object({ score: z.int().min(1).max(5), comment: z.string().max(1000).optional() })
  .meta({ id: 'SurveyAnswer' })
export type SurveyAnswer = z.infer<typeof surveyAnswer>

const ofCall = z.object({ id: id() })
const ofAnswer = z.object({ id: id(), answerId: id() })
const data = { 200: surveyData, 400: problem, 404: problem }
const taken = { 204: null, 400: problem, 404: problem, 409: problem, 413: problem, 415: problem }

export const survey = {
  callSurvey: get('/api/support/inquiry/{id}/call', {
    clause: 'call.survey.call-data',
    origin: 'product',
    summary: 'Satisfaction survey of an inquiry by phone',
    params: ofCall,
    responses: data,
  }),
  answerSurvey: get('/api/support/inquiry/{id}/answer/{answerId}', {
    clause: 'call.survey.answer-data',
    origin: 'product',
    summary: 'Satisfaction survey of an answer',
    params: ofAnswer,
    responses: data,
  }),
  answerCallSurvey: post('/api/support/inquiry/{id}/call', {
    clause: 'call.survey.call-answer',
    origin: 'assumed',
    summary: 'Rate an inquiry by phone; 409 once answered or expired',
    params: ofCall,
    body: surveyAnswer,
    responses: taken,
  }),
  answerAnswerSurvey: post('/api/support/inquiry/{id}/answer/{answerId}', {
    clause: 'call.survey.answer-answer',
    origin: 'assumed',
    summary: 'Rate an answer; 409 once answered or expired',
    params: ofAnswer,
    body: surveyAnswer,
    responses: taken,
  }),
}
