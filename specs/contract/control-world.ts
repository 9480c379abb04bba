import * as z from 'zod'
import { instant, recordKeyMax, settableInstant, shallow } from './bounds.ts'
import { faults, faultUse, milliseconds } from './control-fault.ts'
import { defectNames } from './defects.ts'
import { persona, user } from './member.ts'
import type { MessageKey } from '../messages/i18n.ts'
import { operationId } from './operation-id.ts'
import { pattern, site } from './wire.ts'

export const worldId = pattern(/^[\w-]{1,64}$/, 'validation.worldId')

const latencyError: MessageKey<'validation'> = 'validation.latency'
const latencyOrder: MessageKey<'validation'> = 'validation.latencyOrder'
export const latency = z.union(
  [milliseconds, z.tuple([milliseconds, milliseconds]).refine(([min, max]) => min <= max, latencyOrder)],
  { error: latencyError },
)

const amountOf = (max: number) => z.int().min(0).max(max).optional()
/** Numbers of generated records. They come beside those that every world has. */
export const volume = z
  .strictObject({
    faqs: amountOf(10_000),
    notices: amountOf(10_000),
    news: amountOf(10_000),
    inquiries: amountOf(10_000).describe('Of the signed-in persona, or of main if nobody is signed in.'),
    usageMonths: amountOf(120).describe('Months of usage and invoices up to the newest one.'),
  })
  .meta({ id: 'Volume' })

export const defect = z.enum(defectNames).meta({ id: 'DefectName' })
export type Volume = z.infer<typeof volume>

const backEndError: MessageKey<'validation'> = 'validation.backEnd'
/** The base address of a back end: the paths of the contract follow it. */
export const backEnd = z
  .string()
  .max(500)
  .refine((text) => /^https?:\/\/[^@?#\s\\]+$/i.test(text) && URL.canParse(text), backEndError)

export const forward = z
  .array(
    z.strictObject({
      operationId: operationId.optional().describe('If omitted, all operations except session and accounts.'),
      to: backEnd.describe('Base address of the back end, such as https://api.example/v1.'),
    }),
  )
  .max(100)
export type Forward = z.infer<typeof forward>

/** All settings. An omitted setting keeps its value, or has its default in a new world. */
export const worldSettings = z
  .strictObject({
    persona: persona.optional().describe('Initially anonymous.'),
    member: user.partial().strict().optional().describe('Overrides fields of the user of the persona.'),
    site: site.optional().describe('Initially public. Applies to the first port only.'),
    now: settableInstant.nullable().optional().describe('The time from which the clock continues; null for real time.'),
    frozen: z.boolean().optional().describe('Whether the clock is frozen. Initially false.'),
    abuse: z.boolean().optional().describe('Whether anonymous inquiries require a captcha. Initially false.'),
    partner: z
      .boolean()
      .optional()
      .describe('If true, partnerInit is N, which means a partner member. Initially true.'),
    strictOwnership: z
      .boolean()
      .optional()
      .describe('Whether surveys and additional inquiries return 404 to everybody but the owner. Initially false.'),
    allowFileExt: z
      .array(pattern(/^[a-z0-9]{1,10}$/i, 'validation.extension'))
      .max(100)
      .optional(),
    latencyMs: latency.optional().describe('Delay of each response in ms; a pair is a random range. Initially 0.'),
    seed: z.string().min(1).max(100).optional().describe('Seed of the random generator. Initially random.'),
    forward: forward
      .optional()
      .describe(
        'Operations that a back end answers instead of the mock; the first entry that matches applies. Initially those of the option --proxy. Rejected by a mock that runs in a page.',
      ),
    defect: defect
      .nullable()
      .optional()
      .describe(
        'A bug that the world then has, which shows whether a test notices it; null for none. Initially that of the option --defect.',
      ),
    volume: volume.optional().describe('Fills the world with generated records, which the seed determines.'),
    data: shallow(
      z.record(
        z.string().min(1).max(50),
        z.record(z.string().min(1).max(recordKeyMax), z.record(z.string(), z.unknown())),
      ),
    )
      .optional()
      .describe('Records to add or replace, by collection and key.'),
  })
  .meta({ id: 'WorldSettings' })
export type WorldSettings = z.infer<typeof worldSettings>

export const newWorld = worldSettings
  .extend({ id: worldId.optional().describe('Generated if omitted. 409 if a world with this id exists.') })
  .meta({ id: 'NewWorld' })
export type NewWorld = z.infer<typeof newWorld>

export const world = z
  .object({
    id: worldId,
    persona,
    member: user.nullable().describe('The signed-in user, with overrides.'),
    memberOverrides: user.partial().nullable().describe('The overrides alone; null if there are none.'),
    site,
    now: instant.describe('The current time of its clock.'),
    frozen: z.boolean(),
    isClockSet: z.boolean().describe('Whether somebody set its clock or froze it.'),
    abuse: z.boolean(),
    partner: z.boolean(),
    strictOwnership: z.boolean(),
    allowFileExt: z.array(z.string()),
    latencyMs: latency,
    seed: z.string().nullable().describe('null if random.'),
    volume: volume.nullable().describe('The generated records it was created with; null if there are none.'),
    forward: forward.describe('The operations that a back end answers, also those of the option --proxy.'),
    hasOutsideData: z.boolean().describe('Whether a back end ever answered in it, or it was imported.'),
    defect: defect.optional().describe('Absent if it has none.'),
    faults,
    faultUses: z.array(faultUse).optional().describe('What the faults have counted; absent if nothing.'),
    exchanges: z.int().min(0).describe('Number of exchanges in the journal.'),
    recorded: z.int().min(0).describe('Number of the last exchange.'),
    inquiries: z.int().min(0).describe('Number of submitted inquiries.'),
    mails: z.int().min(0).describe('Number of emails that were sent.'),
    idleMs: z.number().min(0).describe('Time since the last use.'),
  })
  .meta({ id: 'World' })
export type World = z.infer<typeof world>
