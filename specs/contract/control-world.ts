import * as z from 'zod'
import { contract, type OperationId } from './index.ts'
import { persona, user } from './member.ts'
import { site } from './wire.ts'

const milliseconds = z.number().min(0).max(60_000)
const operationIds = Object.keys(contract) as [OperationId, ...OperationId[]]
export const operationId = z.enum(operationIds).meta({ id: 'OperationId' })

export const worldId = z.string().regex(/^[\w-]{1,64}$/)
/** A time of the clock of a world. */
export const instant = z.iso.datetime({ offset: true })

const latencyMs = z.union([
  milliseconds,
  z
    .tuple([milliseconds, milliseconds])
    .refine(([min, max]) => min <= max, 'the first value must not be greater than the second'),
])

/** All settings. An omitted setting keeps its value, or has its default in a new world. */
export const worldSettings = z
  .strictObject({
    persona: persona.optional().describe('Initially anonymous.'),
    member: user.partial().strict().optional().describe('Overrides fields of the user of the persona.'),
    site: site.optional().describe('Initially public. Applies to the first port only.'),
    now: instant.nullable().optional().describe('The time from which the clock continues; null for real time.'),
    frozen: z.boolean().optional().describe('Whether the clock stands still. Initially false.'),
    abuse: z.boolean().optional().describe('Whether anonymous inquiries require a captcha. Initially false.'),
    partner: z
      .boolean()
      .optional()
      .describe('If true, partnerInit is N, which means a partner member. Initially true.'),
    allowFileExt: z
      .array(z.string().regex(/^[a-z0-9]{1,10}$/i))
      .max(100)
      .optional(),
    latencyMs: latencyMs.optional().describe('Delay of each response in ms; a pair is a random range. Initially 0.'),
    seed: z.string().min(1).max(100).optional().describe('Seed of the random generator. Initially random.'),
    data: z
      .record(z.string().min(1).max(50), z.record(z.string().min(1).max(100), z.record(z.string(), z.unknown())))
      .optional()
      .describe('Records to add or replace, by collection and key.'),
  })
  .meta({ id: 'WorldSettings' })
export type WorldSettings = z.infer<typeof worldSettings>

export const newWorld = worldSettings
  .extend({ id: worldId.optional().describe('Generated if omitted. 409 if a world with this id exists.') })
  .meta({ id: 'NewWorld' })
export type NewWorld = z.infer<typeof newWorld>

/**
 * Replaces or delays the response of the operations that it matches. Without `operationId`, `method` and `path` it
 * matches every operation.
 */
export const fault = z
  .strictObject({
    operationId: operationId.optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    path: z.string().regex(/^\//).optional().describe('As sent, or as in the contract with parameters in braces.'),
    status: z.int().min(200).max(599).optional(),
    code: z.string().min(1).optional(),
    message: z.string().optional(),
    body: z.unknown().optional().describe('Response body as JSON, instead of code and message.'),
    delayMs: milliseconds.optional(),
    abort: z.boolean().optional().describe('Closes the connection without a response.'),
    malformed: z.boolean().optional().describe('Returns malformed JSON.'),
    times: z.int().min(1).optional().describe('Number of times it applies; unlimited if omitted.'),
  })
  .refine(({ operationId, method, path }) => operationId === undefined || (method ?? path) === undefined, {
    message: 'give either operationId, or method and path',
    path: ['operationId'],
  })
  .meta({ id: 'Fault' })
export type Fault = z.infer<typeof fault>

export const faults = z.array(fault).max(100)

export const world = z
  .object({
    id: worldId,
    persona,
    member: user.nullable().describe('The signed-in user, with overrides.'),
    site,
    now: instant.describe('The current time of its clock.'),
    frozen: z.boolean(),
    abuse: z.boolean(),
    partner: z.boolean(),
    allowFileExt: z.array(z.string()),
    latencyMs,
    seed: z.string().nullable().describe('null if random.'),
    faults,
    exchanges: z.int().min(0).describe('Number of exchanges in the journal.'),
    inquiries: z.int().min(0).describe('Number of submitted inquiries.'),
    idleMs: z.number().min(0).describe('Time since the last use.'),
  })
  .meta({ id: 'World' })
export type World = z.infer<typeof world>
