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
      .describe(`Additional inquiries are possible for ${limits.additionalDays} × 24 hours after the first answer.`),
    inquiryCount: z
      .int()
      .min(0)
      .describe(`Number of additional inquiries sent so far; at most ${limits.additionalMax}.`),
  })
  .meta({ id: 'AdditionalCondition' })
export type AdditionalCondition = z.infer<typeof condition>

const parent = z.object({ id: id().describe('The id of the original inquiry.') })

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
      summary: 'Send an additional inquiry; 409 over the limit',
      params: parent,
      form: z.object({
        content: z.string().describe(`At most ${limitText(contentMax)} UTF-16 code units.`),
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
