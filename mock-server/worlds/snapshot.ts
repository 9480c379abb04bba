import * as z from 'zod'
import { exchange, faults, storedInquiry, worldSettings, type Snapshot } from '#specs/contract/control.ts'
import { fromBase64, toBase64 } from '../captcha/base64.ts'
import { Refusal, refuseAny } from '../refusal.ts'
import { Clock } from './clock.ts'
import { putData } from './data.ts'
import type { World } from './world.ts'

const file = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  bytes: z.string().nullable(),
})

const captcha = z.object({
  kind: z.enum(['receipt', 'audio', 'old']),
  locale: z.enum(['ko', 'en', 'ja']),
  expiresAt: z.number(),
  value: z.string(),
  seed: z.string(),
  verified: z.boolean(),
  wrong: z.int(),
})

/** A whole world: what it is set to, and all that happened in it. */
const schema = z.strictObject({
  format: z.literal(1),
  settings: worldSettings.omit({ data: true }),
  clock: z.strictObject({ now: z.number(), frozen: z.boolean() }),
  chance: z.tuple([z.int(), z.int(), z.int(), z.int()]).nullable(),
  data: worldSettings.shape.data.unwrap(),
  faults,
  captchas: z.array(z.tuple([z.string(), captcha])),
  received: z.array(storedInquiry.extend({ fields: z.record(z.string(), z.string()), files: z.array(file) })),
  journal: z.array(exchange),
})

export const snapshotOf = (world: World): Snapshot =>
  ({
    format: 1,
    settings: world.settings,
    clock: { now: world.clock.now(), frozen: world.clock.frozen },
    chance: world.chanceState ?? null,
    data: Object.fromEntries(
      Object.entries(world.tables)
        .filter(([, table]) => table.isChanged)
        .map(([name, table]) => [name, Object.fromEntries(table.entries)]),
    ),
    faults: world.faults,
    captchas: world.captchas.entries.map(([key, captcha]) => [key, captcha]),
    received: world.received.map((received) => ({
      ...received,
      files: received.files.map((upload) => ({ ...upload, bytes: upload.bytes && toBase64(upload.bytes) })),
    })),
    journal: [...world.journal.exchanges],
  }) satisfies WholeWorld

export type WholeWorld = z.infer<typeof schema>

/** What a snapshot says; refuses one that is not whole, naming every place that is wrong. */
export const readSnapshot = (snapshot: Snapshot): WholeWorld => {
  const { data, error } = schema.safeParse(snapshot)
  if (!error) return data
  refuseAny(
    error.issues.map(({ path, message }) => ({
      field: path.join('.') || 'body',
      code: 'BAD_REQUEST' as const,
      text: message,
    })),
  )
  throw new Refusal('BAD_REQUEST')
}

/** Puts it into a new world. */
export const restore = async (world: World, whole: WholeWorld): Promise<void> => {
  await putData(world, whole.data)
  world.change(whole.settings)
  world.clock = new Clock(whole.clock.now, whole.clock.frozen)
  world.restoreChance(whole.chance ?? undefined)
  world.faults = whole.faults
  world.captchas.restore(whole.captchas)
  for (const received of whole.received)
    world.receive({
      ...received,
      files: received.files.map((upload) => ({
        ...upload,
        bytes: upload.bytes === null ? null : fromBase64(upload.bytes),
      })),
    })
  world.addExchanges(whole.journal)
}
