import * as z from 'zod'
import { contract, type OperationId } from './index.ts'
import { persona, user } from './member.ts'
import { site } from './wire.ts'

const milliseconds = z.number().min(0).max(60_000)
const operationIds = Object.keys(contract) as [OperationId, ...OperationId[]]
export const operationId = z.enum(operationIds).meta({ id: 'OperationId' })

export const worldId = z.string().regex(/^[\w-]{1,64}$/)
/** What a clock of a world is set to and shows. */
export const instant = z.iso.datetime({ offset: true })

const latencyMs = z.union([
  milliseconds,
  z
    .tuple([milliseconds, milliseconds])
    .refine(([least, most]) => least <= most, 'the first must not be over the second'),
])

/** Everything that can be set; what is left out stays as it is, or as usual in a new world. */
export const worldSettings = z
  .strictObject({
    persona: persona.optional().describe('anonymous unless set.'),
    member: user.partial().strict().optional().describe("Laid over the persona's user."),
    site: site.optional().describe('public unless set; counts on the first port only.'),
    now: instant.nullable().optional().describe('Where the clock goes on from; null is real time.'),
    frozen: z.boolean().optional().describe('A frozen clock stands until the next change; false unless set.'),
    abuse: z.boolean().optional().describe('Whether anonymous inquiries need a captcha; false unless set.'),
    partner: z.boolean().optional().describe('true answers partnerInit N, a partner member.'),
    allowFileExt: z
      .array(z.string().regex(/^[a-z0-9]{1,10}$/i))
      .max(100)
      .optional(),
    latencyMs: latencyMs.optional().describe('How long each answer takes; a pair is a range to pick from.'),
    seed: z.string().min(1).max(100).optional().describe('The source of chance.'),
    data: z
      .record(z.string().min(1).max(50), z.record(z.string().min(1).max(100), z.record(z.string(), z.unknown())))
      .optional()
      .describe('Records to add or replace: collection, then key, then the record.'),
  })
  .meta({ id: 'WorldSettings' })
export type WorldSettings = z.infer<typeof worldSettings>

export const newWorld = worldSettings
  .extend({ id: worldId.optional().describe('Made up when it is left out; 409 when it is taken.') })
  .meta({ id: 'NewWorld' })
export type NewWorld = z.infer<typeof newWorld>

/** Played instead of, or before, the answer of the calls that it matches; without a match of its own, of every call. */
export const fault = z
  .strictObject({
    operationId: operationId.optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    path: z.string().regex(/^\//).optional().describe('As sent, or as the contract writes it with braces.'),
    status: z.int().min(200).max(599).optional(),
    code: z.string().min(1).optional(),
    message: z.string().optional(),
    body: z.unknown().optional().describe('Answered as JSON, in place of code and message.'),
    delayMs: milliseconds.optional(),
    abort: z.boolean().optional().describe('Cuts the connection.'),
    malformed: z.boolean().optional().describe('Sends broken JSON.'),
    times: z.int().min(1).optional().describe('How often it is played; without it always.'),
  })
  .refine(({ operationId, method, path }) => operationId === undefined || (method ?? path) === undefined, {
    message: 'operationId stands alone, or method and path do',
    path: ['operationId'],
  })
  .meta({ id: 'Fault' })
export type Fault = z.infer<typeof fault>

export const faults = z.array(fault).max(100)

export const world = z
  .object({
    id: worldId,
    persona,
    member: user.nullable().describe('Who is signed in, all told.'),
    site,
    now: instant.describe('What its clock shows.'),
    frozen: z.boolean(),
    abuse: z.boolean(),
    partner: z.boolean(),
    allowFileExt: z.array(z.string()),
    latencyMs,
    seed: z.string().nullable().describe('null: the chance of the system.'),
    faults,
    exchanges: z.int().min(0).describe('How many the journal keeps.'),
    inquiries: z.int().min(0).describe('How many were submitted.'),
    idleMs: z.number().min(0).describe('Since somebody used it.'),
  })
  .meta({ id: 'World' })
export type World = z.infer<typeof world>
