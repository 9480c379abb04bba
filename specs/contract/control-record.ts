import * as z from 'zod'
import { faultId, instant } from './bounds.ts'
import { captchaCategory } from './captcha.ts'
import { fault } from './control-fault.ts'
import { operationId } from './operation-id.ts'
import { persona } from './member.ts'
import { site } from './wire.ts'

const headers = z.array(z.tuple([z.string(), z.string()]))

export const differenceKind = z.enum([
  'status',
  'media',
  'missing',
  'unexpected',
  'type',
  'value',
  'form',
  'length',
  'order',
  'language',
])
export type DifferenceKind = z.infer<typeof differenceKind>

/** Where the response of a back end differs from the one that the mock would have returned. */
export const difference = z
  .object({
    field: z
      .string()
      .describe('Path of the field, with the index of the first item: content.0.title. Empty: the response.'),
    kind: differenceKind.describe('`form`: of a time, an id, a key or a picture, of which only the form is compared.'),
    mock: z.string().nullable().describe('As JSON, cut at 100 characters; null if the field is missing.'),
    backEnd: z.string().nullable(),
    clauses: z.array(z.string()).describe('The requirements about it, the most specific first.'),
  })
  .meta({ id: 'Difference' })
export type Difference = z.infer<typeof difference>

const notCompared = z.object({ field: z.string(), reason: z.string() })

/** What a back end made of an exchange, beside the mock. */
export const forwarded = z
  .object({
    to: z.string(),
    mock: z
      .object({ status: z.int(), response: z.string().nullable() })
      .describe('What the mock would have returned. It changed nothing.'),
    differences: z.array(difference).describe('At most 20.'),
    notCompared: z.array(notCompared).describe('What cannot be compared, and why.'),
  })
  .meta({ id: 'Forwarded' })
export type Forwarded = z.infer<typeof forwarded>

/** An entry of the journal. */
export const exchange = z
  .object({
    number: z.int().min(1).describe('Counts from 1 in each world. Deleting exchanges does not reset it.'),
    method: z.string(),
    path: z.string(),
    query: z.string().describe('As sent, without the question mark.'),
    ignoredParameters: z
      .array(z.string())
      .optional()
      .describe('The names in the query that the operation does not know; absent if there are none.'),
    operationId: z.string().nullable().describe('null if no operation matches.'),
    status: z.int().describe('0 if the connection was closed without a response.'),
    code: z.string().nullable().describe('The code of an error.'),
    ms: z.number().min(0),
    at: instant.describe('By the clock of the world.'),
    fault: z.string().nullable().describe('The effect of the fault that was applied.'),
    faultId: faultId.optional().describe('The id of this fault; absent if there was none.'),
    earlyMs: z
      .number()
      .min(0)
      .optional()
      .describe(
        'How much too early the client came back after the Retry-After of a fault; absent if it waited, or had nothing to wait for.',
      ),
    defect: z.string().optional().describe('The defect of the world that took part; absent if none did.'),
    request: z.string().nullable().describe('Body, cut at 16,384 characters; files as name, size and sha256.'),
    response: z.string().nullable().describe('Body, cut at 16,384 characters; a file as its size.'),
    violations: z.array(z.string()).describe('Violations of the contract.'),
    requestHeaders: headers.describe('Each cut at 1,024 characters; without cookies and credentials.'),
    responseHeaders: headers.describe('Those of the mock; the server adds Date and others.'),
    refusedBy: z
      .array(z.object({ field: z.string(), clause: z.string() }))
      .describe(
        'The clauses that caused a refusal, by field. `call` stands for the whole request. If a back end answered: why the mock would have refused the request.',
      ),
    forwarded: forwarded
      .optional()
      .describe('Set if a back end answered; emails, phone numbers and secrets in this exchange are masked then.'),
  })
  .meta({ id: 'Exchange' })
export type Exchange = z.infer<typeof exchange>

export const keptAs = z
  .enum(['record', 'fault', 'step'])
  .describe(
    'record: notices, FAQ and news become records of the world. fault: the operation always gives this answer. step: it gives this answer once, after those that were kept as steps before.',
  )
export type KeptAs = z.infer<typeof keptAs>

/** What an answer was kept as. */
export const kept = z
  .object({
    fault: fault.optional(),
    records: z.array(z.object({ collection: z.string(), key: z.string() })).optional(),
  })
  .meta({ id: 'Kept' })
export type Kept = z.infer<typeof kept>

const ofExchange = exchange.pick({ number: true, operationId: true })
/** Where back ends differ from the mock, as far as the journal reaches. */
export const differences = z
  .object({
    forwarded: z.int().min(0).describe('Number of exchanges that a back end answered.'),
    differences: z.array(difference.extend(ofExchange.shape)).describe('Oldest first; number is that of the exchange.'),
    notCompared: z.array(notCompared.extend(ofExchange.shape)),
  })
  .meta({ id: 'Differences' })
export type Differences = z.infer<typeof differences>

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
    parentInquiryId: z.int().nullable().describe('The original inquiry, if this is an additional one.'),
    at: instant.describe('By the clock of the world.'),
    site,
    persona,
    fields: z.record(z.string(), z.string()).describe('Every text part as received, including unexpected ones.'),
    files: z.array(storedFile),
  })
  .meta({ id: 'StoredInquiry' })
export type StoredInquiry = z.infer<typeof storedInquiry>

export const captchaAnswer = z
  .object({
    type: captchaCategory,
    value: z.string(),
    verified: z.boolean().describe('Whether the correct value was already submitted.'),
    expiresAt: instant.describe('By the clock of the world.'),
  })
  .meta({ id: 'CaptchaAnswer' })
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

/** An issued captcha that has not expired. */
export const activeCaptcha = captchaAnswer.extend({ key: z.string() }).meta({ id: 'ActiveCaptcha' })
export type ActiveCaptcha = z.infer<typeof activeCaptcha>

export const health = z
  .object({
    name: z.literal('haneul-mock'),
    status: z.literal('ok'),
    version: z.string(),
    uptimeMs: z.number().min(0),
    worlds: z.int().min(1),
    worldCookie: z.string().describe('Name of the cookie that selects the world of a request.'),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof health>

/** The rest of a snapshot is private to the mock that wrote it. */
export const snapshot = z
  .looseObject({
    format: z.union([z.literal(1), z.literal(2)]).describe('Snapshots have format 2; format 1 can still be restored.'),
  })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof snapshot>
