import * as z from 'zod'
import { base64, fromBase64, concatBytes } from '../bytes.ts'
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
  /** Base64 in JSON; bytes where the host can store them as they are. */
  bytes: z.union([z.string(), z.instanceof(Uint8Array)]).nullable(),
})

const captcha = z.object({
  kind: z.enum(['receipt', 'audio', 'legacy']),
  locale: z.enum(['ko', 'en', 'ja']),
  expiresAt: z.number(),
  value: z.string(),
  seed: z.string(),
  verified: z.boolean(),
  wrong: z.int(),
})

/** A complete world: its settings and everything that happened in it. */
const schema = z.strictObject({
  format: z.literal(2),
  settings: worldSettings.omit({ data: true }),
  clock: z.strictObject({ now: z.number(), frozen: z.boolean() }),
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]).nullable(),
  data: worldSettings.shape.data.unwrap(),
  faults,
  captchas: z.array(z.tuple([z.string(), captcha])),
  submissions: z.array(storedInquiry.extend({ fields: z.record(z.string(), z.string()), files: z.array(file) })),
  journal: z.array(exchange),
})

/** A world without its records and its journal. `toStored` turns the chunks of a file into what the host stores. */
export const stateOf = (world: World, toStored: (chunks: readonly Uint8Array[]) => string | null) => ({
  format: 2 as const,
  settings: world.settings,
  clock: { now: world.clock.now(), frozen: world.clock.frozen },
  random: world.randomState ?? null,
  faults: world.faults,
  captchas: world.captchas.entries.map(([key, captcha]): [string, Captcha] => [key, captcha]),
  submissions: world.submissions.map((submission) => ({
    ...submission,
    files: submission.files.map((upload) => ({ ...upload, bytes: upload.bytes && toStored(upload.bytes) })),
  })),
})

/** The tables that differ from the shared records, by name. */
export const changedTables = (world: World) => Object.entries(world.tables).filter(([, table]) => table.isChanged)

export const snapshotOf = (world: World): Snapshot =>
  ({
    ...stateOf(world, (chunks) => base64(concatBytes(chunks))),
    data: Object.fromEntries(changedTables(world).map(([name, table]) => [name, Object.fromEntries(table.entries)])),
    journal: [...world.journal.exchanges],
  }) satisfies WorldSnapshot

export type WorldSnapshot = z.infer<typeof schema>

/** Format 1 of a snapshot, as far as format 2 renamed it. */
interface Format1 {
  readonly format: 1
  readonly chance?: unknown
  readonly received?: unknown
  readonly captchas?: unknown
}

const isFormat1 = (state: object): state is Format1 => 'format' in state && state.format === 1

const renameKind = (entry: unknown): unknown => {
  if (!Array.isArray(entry)) return entry
  const [key, captcha] = entry as [unknown, { readonly kind?: unknown } | undefined]
  return [key, captcha?.kind === 'old' ? { ...captcha, kind: 'legacy' } : captcha]
}

/**
 * Turns a snapshot of format 1 into format 2: `chance` became `random`, `received` became `submissions`, and the captcha
 * kind `old` became `legacy`. Anything else is returned as it is.
 */
export const upgradeFormat = <State extends object>(state: State): State => {
  if (!isFormat1(state)) return state
  const { chance, received, captchas, ...rest } = state as Format1
  return {
    ...rest,
    format: 2,
    random: chance,
    submissions: received,
    captchas: Array.isArray(captchas) ? captchas.map(renameKind) : captchas,
  } as unknown as State
}

/** Parses a snapshot of format 1 or 2. Throws a `Refusal` that lists every invalid field. */
export const readSnapshot = (snapshot: Snapshot): WorldSnapshot => {
  const { data, error } = schema.safeParse(upgradeFormat(snapshot))
  if (!error) return data
  refuseAny(error.issues.flatMap((issue) => issueFaults(issue)))
  throw new Refusal('BAD_REQUEST')
}

const toBytes = (stored: string | Uint8Array) => (typeof stored === 'string' ? fromBase64(stored) : stored)

/** Fills a new world with the contents of a snapshot. */
export const restore = async (world: World, snapshot: WorldSnapshot): Promise<void> => {
  await putData(world, snapshot.data)
  world.change(snapshot.settings)
  world.clock = new Clock(snapshot.clock.now, snapshot.clock.frozen)
  world.restoreRandom(snapshot.random ?? undefined)
  world.faults = snapshot.faults
  world.captchas.restore(snapshot.captchas)
  for (const submission of snapshot.submissions)
    world.recordSubmission({
      ...submission,
      files: submission.files.map((upload) => ({
        ...upload,
        bytes: upload.bytes === null ? null : [toBytes(upload.bytes)],
      })),
    })
  world.addExchanges(snapshot.journal)
}
