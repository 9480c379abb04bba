import * as z from 'zod'
import { instant } from './bounds.ts'
import { locale, site } from './wire.ts'

export const mailKind = z.enum(['RECEIPT', 'ANSWER', 'CALL'])
export const linkRel = z.enum(['questions', 'faq', 'survey', 'additional', 'inquiry'])

const text = z.object({ text: z.string().describe('Plain text.') })
const html = z.object({ html: z.string().describe('An answer as it was written. Sanitise it before you render it.') })
const link = z.object({
  rel: linkRel.describe('The page that it opens.'),
  label: z.string(),
  url: z.url().describe('Absolute, on the site of the inquiry.'),
})

/** An email of the product. */
export const mail = z
  .object({
    mailId: z.int(),
    kind: mailKind.describe('A confirmation of receipt, a written answer, or a survey request after a phone call.'),
    inquiryId: z.int(),
    answerId: z.int().nullable(),
    site,
    locale,
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    sentAt: instant.describe('By the clock of the world.'),
    body: z.array(z.union([text, html, link])).describe('Its paragraphs and links, in order.'),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof mail>

/** What an agent answers to an inquiry. */
export const agentAnswer = z
  .strictObject({
    channelType: z
      .enum(['ANSWER', 'CALL'])
      .optional()
      .describe('A written answer (default) or an answer by phone. Both send an email with a link to the survey.'),
    content: z
      .string()
      .trim()
      .min(1)
      .max(20_000)
      .optional()
      .describe('HTML of a written answer; by default a short text in the language of the inquiry.'),
  })
  .meta({ id: 'AgentAnswer' })
export type AgentAnswer = z.infer<typeof agentAnswer>

export const answered = z
  .object({
    inquiryId: z.int(),
    answerId: z.int().nullable().describe('null if it was answered by phone.'),
    mailId: z.int().nullable().describe('null if the email address of the sender is unknown.'),
  })
  .meta({ id: 'Answered' })
export type Answered = z.infer<typeof answered>
