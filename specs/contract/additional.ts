import * as z from 'zod'
import { get, post, problem } from './endpoint.ts'
import { attachFile } from './inquiry-form.ts'
import { fivePartTime, id } from './wire.ts'

export const condition = z
  .object({
    customerId: z.string().nullable().describe('Without one there is no additional inquiry.'),
    firstAnswerDate: fivePartTime.nullable().describe('Additional inquiries end 5 times 24 hours after it.'),
    inquiryCount: z.int().min(0).describe('Additional inquiries already sent; at most 5.'),
  })
  .meta({ id: 'AdditionalCondition' })
export type AdditionalCondition = z.infer<typeof condition>

const parent = z.object({ id: id().describe('parentInquiryId') })

export const additional = {
  additionalCondition: get('/api/support/inquiry/{id}/additional-condition', {
    clause: 'call.additional.condition',
    origin: 'product',
    summary: 'Whether more may be asked about an inquiry',
    params: parent,
    responses: { 200: condition, 400: problem, 404: problem },
  }),
  submitAdditional: post('/api/support/inquiry/{id}/additional', {
    clause: 'call.additional.submit',
    origin: 'assumed',
    summary: 'Send an additional inquiry; 409 once over the limit',
    params: parent,
    form: z.object({ content: z.string().describe('At most 5000 UTF-16 units.'), attachFile }),
    responses: {
      201: z.object({ inquiryId: z.int().describe('The receipt number.') }),
      400: problem,
      404: problem,
      409: problem,
      413: problem,
      415: problem,
    },
  }),
}
