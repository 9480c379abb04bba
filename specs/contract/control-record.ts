import * as z from 'zod'
import { captchaCategory } from './captcha.ts'
import { instant, operationId } from './control-world.ts'
import { persona } from './member.ts'
import { site } from './wire.ts'

/** One entry of the journal. */
export const exchange = z
  .object({
    method: z.string(),
    path: z.string(),
    query: z.string().describe('As sent, without the question mark.'),
    operationId: z.string().nullable().describe('null where no row matched.'),
    status: z.int().describe('0 where the connection was cut.'),
    code: z.string().nullable().describe('Of a refusal.'),
    ms: z.number().min(0),
    at: instant.describe("By the world's clock."),
    fault: z.string().nullable().describe('The fault that was played, by what it did.'),
    request: z.string().nullable().describe('Body, cut at 16 KiB; files as name, size and sha256.'),
    response: z.string().nullable().describe('Body, cut at 16 KiB.'),
    violations: z.array(z.string()).describe('How the exchange broke the contract.'),
  })
  .meta({ id: 'Exchange' })
export type Exchange = z.infer<typeof exchange>

export const storedFile = z.object({
  name: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type StoredFile = z.infer<typeof storedFile>

export const storedInquiry = z
  .object({
    inquiryId: z.int(),
    operationId: operationId.extract(['submitInquiry', 'submitAdditional']),
    parentInquiryId: z.int().nullable().describe('Of an additional inquiry.'),
    at: instant.describe("By the world's clock."),
    site,
    persona,
    fields: z.record(z.string(), z.string()).describe('Every text part as received, also those that nobody asked for.'),
    files: z.array(storedFile),
  })
  .meta({ id: 'StoredInquiry' })
export type StoredInquiry = z.infer<typeof storedInquiry>

export const captchaAnswer = z
  .object({
    type: captchaCategory,
    value: z.string(),
    verified: z.boolean().describe('Whether the right value was given already.'),
    expiresAt: instant.describe("By the world's clock."),
  })
  .meta({ id: 'CaptchaAnswer' })
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

/** One that was given out and can still be answered. */
export const livingCaptcha = captchaAnswer.extend({ key: z.string() }).meta({ id: 'LivingCaptcha' })
export type LivingCaptcha = z.infer<typeof livingCaptcha>

export const health = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    uptimeMs: z.number().min(0),
    worlds: z.int().min(1),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof health>

/** The rest of a snapshot is private to the mock that wrote it. */
export const snapshot = z
  .looseObject({ format: z.union([z.literal(1), z.literal(2)]).describe('Written as 2; 1 can still be restored.') })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof snapshot>
