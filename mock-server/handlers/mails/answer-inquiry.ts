import type { AgentAnswer, Answered } from '#specs/contract/control.ts'
import { translate } from '#specs/messages/translate.ts'
import { Refusal } from '../../http/refusal.ts'
import { fiveParts, koreanTime } from '../times.ts'
import { nextNumber } from '../../worlds/next-number.ts'
import type { World } from '../../worlds/world.ts'
import { mailSubjectOf, sendMail } from './outbox.ts'
import { answerMail, callMail } from './write-mail.ts'

/** Answers an inquiry as an agent: sets its status, opens its survey, and sends the email. Throws `NOT_FOUND`. */
export const answerInquiry = async (
  world: World,
  inquiryId: number,
  { channelType, content }: AgentAnswer,
): Promise<Answered> => {
  const { inquiries, answers, surveys } = world.tables
  const inquiry = inquiries.get(inquiryId)
  if (!inquiry) throw new Refusal('NOT_FOUND', { message: ['control.noInquiry', { inquiryId: String(inquiryId) }] })
  const subject = mailSubjectOf(world, inquiry)
  const regYmdt = koreanTime(world.clock.now())
  const survey = { inquiryId, isSurvey: 'N' as const, registerDate: fiveParts(regYmdt) }
  await inquiries.put({ ...inquiry, status: 'ANSWERED' })
  if (channelType === 'CALL') {
    await surveys.put({ ...survey, answerId: null })
    const mailId = await sendMail(world, subject, { kind: 'CALL', answerId: null, ...callMail(subject) })
    return { inquiryId, answerId: null, mailId }
  }
  // Not the arguments of one call, because a world can have very many answers.
  const largest = answers.rows.reduce((max, answer) => Math.max(max, answer.answerId), 100_000)
  const answerId = nextNumber(largest, (id) => answers.get(id) !== undefined)
  const html = content ?? `<p>${translate(subject.locale, 'defaultAnswer')}</p>`
  await answers.put({ answerId, inquiryId, content: html, regYmdt })
  await surveys.put({ ...survey, answerId })
  const mail = { kind: 'ANSWER' as const, answerId, ...answerMail(subject, answerId, html) }
  return { inquiryId, answerId, mailId: await sendMail(world, subject, mail) }
}
