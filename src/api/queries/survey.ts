import { queryOptions } from '@tanstack/react-query'
import type { Survey, SurveyAnswer } from '#specs/contract/survey.ts'
import { callAt } from '../call.ts'
import type { Attempt } from '../attempt.ts'
import { send } from '../send.ts'

/** The answer that a survey is about; without an `answerId`, the phone call about the inquiry. */
export interface SurveySubject {
  readonly inquiryId: string
  readonly answerId: string | undefined
}

/** The data of a survey, with the time of the server. */
export const surveyQuery = ({ inquiryId: id, answerId }: SurveySubject) =>
  queryOptions({
    queryKey: ['survey', id, answerId],
    queryFn: async ({ signal }): Promise<Survey & { readonly at: number }> => {
      const { data, at } =
        answerId === undefined
          ? await callAt('callSurvey', { params: { id }, signal })
          : await callAt('answerSurvey', { params: { id, answerId }, signal })
      return { ...data, at }
    },
    // Loaded again when the server refuses a rating. In between, the form must stay.
    staleTime: Infinity,
    gcTime: 0,
    // The page waits for it: what it showed before may be wrong by now.
    refetchOnMount: 'always',
  })

export const sendRating = (
  { inquiryId: id, answerId }: SurveySubject,
  body: SurveyAnswer,
  running: Attempt,
): Promise<void> =>
  answerId === undefined
    ? send('answerCallSurvey', { params: { id }, body }, running)
    : send('answerAnswerSurvey', { params: { id, answerId }, body }, running)
