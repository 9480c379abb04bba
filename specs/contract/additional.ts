import * as z from 'zod'
import { contentMax, limits, limitText } from '../model/limits.ts'
import { get, idempotent, openToEveryone, post, problem } from './endpoint.ts'
import { attachFile } from './inquiry-form.ts'
import { fivePartTime, id } from './wire.ts'

export const condition = z
  .object({
    customerId: z.string().nullable().describe('If null, additional inquiries are not possible.'),
    firstAnswerDate: fivePartTime
      .nullable()
      .describe(
        `When the inquiry was first answered, without the seconds; null before. Additional inquiries are possible until ${limits.additionalDays} × 24 hours after this time, including that moment.`,
      ),
    inquiryCount: z
      .int()
      .min(0)
      .describe(`Number of additional inquiries sent so far; at most ${limits.additionalMax}.`),
  })
  .meta({ id: 'AdditionalCondition' })
export type AdditionalCondition = z.infer<typeof condition>

const parent = z.object({
  id: id().describe('The id of the original inquiry. The id of an additional inquiry stands for its original one.'),
})

export const additional = {
  additionalCondition: get('/api/support/inquiry/{id}/additional-condition', {
    clause: 'call.additional.condition',
    origin: 'product',
    ...openToEveryone,
    summary: 'Whether an additional inquiry is possible',
    params: parent,
    responses: { 200: condition, 400: problem, 404: problem },
  }),
  submitAdditional: idempotent(
    post('/api/support/inquiry/{id}/additional', {
      clause: 'call.additional.submit',
      origin: 'assumed',
      ...openToEveryone,
      summary: 'Send an additional inquiry',
      notes: `409 if the inquiry has no \`customerId\`, if its first answer is older than ${limits.additionalDays} × 24 hours, or if ${limits.additionalMax} additional inquiries were sent. An inquiry without an answer can have additional ones. An additional inquiry has the type, category, title and owner of the original one.`,
      params: parent,
      form: z.object({
        content: z.string().describe(`A text with a visible character: at most ${limitText(contentMax)} characters.`),
        attachFile,
      }),
      responses: {
        201: z.object({ inquiryId: z.int().describe('The reference number.') }),
        400: problem,
        404: problem,
        409: problem,
        413: problem,
        415: problem,
      },
    }),
  ),
}
