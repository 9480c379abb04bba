import type { survey } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const surveyHandlers = {
  callSurvey: notYet,
  answerSurvey: notYet,
  answerCallSurvey: notYet,
  answerAnswerSurvey: notYet,
} satisfies Handlers<typeof survey>
