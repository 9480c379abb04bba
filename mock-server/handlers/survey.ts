import type { survey } from '#specs/contract/index.ts'
import type { SurveyAnswer } from '#specs/contract/survey.ts'
import { isSurveyExpired } from '#specs/rules/survey.ts'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import type { Site } from '#specs/model/site.ts'
import type { Handlers } from './handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { World } from '../worlds/world.ts'
import { linkedInquiry } from './access.ts'

/** The survey of an answer, or of a phone call if `answerId` is missing. Throws the refusal `NOT_FOUND`. */
const requireSurvey = (world: World, site: Site, id: number, answerId?: number) => {
  linkedInquiry(world, site, id)
  const record = world.tables.surveys.get(`${id}/${answerId ?? 'call'}`)
  if (!record) throw new Refusal('NOT_FOUND')
  return record
}

const data = (world: World, site: Site, id: number, answerId?: number) => {
  const { isSurvey, registerDate } = requireSurvey(world, site, id, answerId)
  return { isSurvey, registerDate }
}

const rate = async (
  world: World,
  site: Site,
  { comment = '', ...answer }: SurveyAnswer,
  id: number,
  answerId?: number,
) => {
  const record = requireSurvey(world, site, id, answerId)
  if (record.isSurvey === 'Y') throw new Refusal('CONFLICT', { clause: 'survey.answer.conflict-when-expired' })
  if (isSurveyExpired(record.registerDate, world.clock.now()))
    throw new Refusal('CONFLICT', { clause: 'survey.answer.conflict-when-expired' })
  await world.tables.surveys.put({ ...record, ...answer, ...(hasVisibleText(comment) && { comment }), isSurvey: 'Y' })
}

export const surveyHandlers = {
  callSurvey: ({ world, site, params: { id } }) => data(world, site, id),
  answerSurvey: ({ world, site, params: { id, answerId } }) => data(world, site, id, answerId),
  answerCallSurvey: ({ world, site, params: { id }, body }) => rate(world, site, body, id),
  answerAnswerSurvey: ({ world, site, params: { id, answerId }, body }) => rate(world, site, body, id, answerId),
} satisfies Handlers<typeof survey>
