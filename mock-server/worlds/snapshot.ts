import * as z from 'zod'
import { base64, fromBase64, concatBytes } from '#fixtures/files/bytes.ts'
import { exchange, faults, storedInquiry, worldSettings, type Snapshot } from '#specs/contract/control.ts'
import { Refusal, issueFaults, refuseAny } from '../refusal.ts'
import type { Captcha } from './captchas.ts'
import { Clock } from './clock.ts'
import { putData } from './data.ts'
import type { World } from './world.ts'

const file = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** As base64 in JSON, as they are where a host can keep them so. */
  bytes: z.union([z.string(), z.instanceof(Uint8Array)]).nullable(),
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

/** What a world is and what happened in it, apart from its records and its journal. */
export const stateOf = (world: World, writtenBytes: (pieces: readonly Uint8Array[]) => string | null) => ({
  format: 1 as const,
  settings: world.settings,
  clock: { now: world.clock.now(), frozen: world.clock.frozen },
  chance: world.randomState ?? null,
  faults: world.faults,
  captchas: world.captchas.entries.map(([key, captcha]): [string, Captcha] => [key, captcha]),
  received: world.submissions.map((submission) => ({
    ...submission,
    files: submission.files.map((upload) => ({ ...upload, bytes: upload.bytes && writtenBytes(upload.bytes) })),
  })),
})

/** The tables that a world has records of its own in, by name. */
export const changedTables = (world: World) => Object.entries(world.tables).filter(([, table]) => table.isChanged)

export const snapshotOf = (world: World): Snapshot =>
  ({
    ...stateOf(world, (pieces) => base64(concatBytes(pieces))),
    data: Object.fromEntries(changedTables(world).map(([name, table]) => [name, Object.fromEntries(table.entries)])),
    journal: [...world.journal.exchanges],
  }) satisfies WorldSnapshot

export type WorldSnapshot = z.infer<typeof schema>

/** What a snapshot says; refuses one that is not whole, naming every place that is wrong. */
export const readSnapshot = (snapshot: Snapshot): WorldSnapshot => {
  const { data, error } = schema.safeParse(snapshot)
  if (!error) return data
  refuseAny(error.issues.flatMap((issue) => issueFaults(issue)))
  throw new Refusal('BAD_REQUEST')
}

const asBytes = (written: string | Uint8Array) => (typeof written === 'string' ? fromBase64(written) : written)

/** Puts it into a new world. */
export const restore = async (world: World, snapshot: WorldSnapshot): Promise<void> => {
  await putData(world, snapshot.data)
  world.change(snapshot.settings)
  world.clock = new Clock(snapshot.clock.now, snapshot.clock.frozen)
  world.restoreRandom(snapshot.chance ?? undefined)
  world.faults = snapshot.faults
  world.captchas.restore(snapshot.captchas)
  for (const received of snapshot.received)
    world.recordSubmission({
      ...received,
      files: received.files.map((upload) => ({
        ...upload,
        bytes: upload.bytes === null ? null : [asBytes(upload.bytes)],
      })),
    })
  world.addExchanges(snapshot.journal)
}
