import * as z from 'zod'
import { portableBase64, type Base64 } from '../http/bytes.ts'
import { instantMs, recordNumberMax, settableMs } from '#specs/contract/bounds.ts'
import {
  exchange,
  faults,
  faultUse,
  storedFile,
  storedInquiry,
  worldSettings,
  type Snapshot,
} from '#specs/contract/control.ts'
import { Refusal, refuseAny } from '../http/refusal.ts'
import { validationFaults } from '../http/validation-faults.ts'
import type { Upload } from '#specs/contract/upload.ts'
import { largeBytes, yieldToEventLoop } from '../http/yield-to-event-loop.ts'
import type { Captcha } from './captchas.ts'
import { base64Text } from './content-records.ts'
import { Clock } from './clock.ts'
import { dataWrites, writeAll } from './fill.ts'
import { sharedBudgets } from './budget.ts'
import { World } from './world.ts'
import { locales } from '#specs/model/locale.ts'

const file = storedFile.extend({
  field: z.string(),
  type: z.string(),
  /** Base64 in JSON; bytes where the host can store them as they are. */
  bytes: z.union([base64Text, z.instanceof(Uint8Array)]).nullable(),
})

const captcha = z.object({
  kind: z.enum(['receipt', 'audio', 'legacy']),
  locale: z.enum(locales),
  expiresAt: instantMs,
  value: z.string(),
  seed: z.string(),
  verified: z.boolean(),
  wrong: z.int(),
})

/** Reports the items of an array whose key an earlier item has. */
const distinct =
  <Item>(keyOf: (item: Item) => unknown, name: string | number) =>
  ({ value, issues }: z.core.ParsePayload<Item[]>) => {
    const keys = new Set<unknown>()
    for (const [i, item] of value.entries()) {
      const key = keyOf(item)
      if (keys.has(key)) issues.push({ code: 'custom', input: key, path: [i, name], message: 'validation.duplicate' })
      keys.add(key)
    }
  }

/** A complete world: its settings and everything that happened in it. */
const schema = z.strictObject({
  format: z.literal(2),
  settings: worldSettings.omit({ data: true, volume: true }),
  clock: z.strictObject({ now: settableMs, frozen: z.boolean() }),
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]).nullable(),
  data: worldSettings.shape.data.unwrap(),
  faults,
  faultUses: z.array(faultUse).optional(),
  hasOutsideData: z.boolean().optional(),
  captchas: z
    .array(z.tuple([z.string(), captcha]))
    .max(1000)
    .check(distinct(([key]) => key, 0)),
  submissions: z
    .array(
      storedInquiry.extend({
        inquiryId: z.int().max(recordNumberMax),
        fields: z.record(z.string(), z.string()),
        files: z.array(file),
      }),
    )
    .check(distinct(({ inquiryId }) => inquiryId, 'inquiryId')),
  // Older mocks did not record everything.
  journal: z.array(exchange.partial({ number: true, requestHeaders: true, responseHeaders: true, refusedBy: true })),
})

/** What a world is set to, without its clock. */
export const settingsOf = (world: World) => ({
  format: 2 as const,
  settings: world.settings,
  random: world.randomState ? [...world.randomState] : null,
  faults: world.faults,
  ...(world.faultUses.length > 0 && { faultUses: world.faultUses }),
  ...(world.hasOutsideData && { hasOutsideData: true }),
})

/**
 * What a snapshot contains, as it is at this moment. Everything that it refers to is replaced when it changes, except for
 * exchanges, which can only lose their bodies.
 */
export const contentsOf = (world: World) => ({
  state: {
    ...settingsOf(world),
    clock: { now: world.clock.now(), frozen: world.clock.frozen },
    captchas: world.captchas.entries.map(([key, captcha]): [string, Captcha] => [key, { ...captcha }]),
  },
  submissions: world.submissions.map((submission) => ({ ...submission })),
  /** The tables that differ from the shared records. */
  tables: Object.entries(world.tables)
    .filter(([, table]) => table.isChanged)
    .map(([name, table]): [string, readonly (readonly [string, object])[]] => [name, table.entries]),
  journal: world.journal.entries,
})

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
  const upgraded = upgradeFormat(snapshot)
  const { data, error } = schema.safeParse(upgraded)
  if (!error) return data
  refuseAny(validationFaults(error, upgraded))
  throw new Refusal('BAD_REQUEST')
}

const bytesOf = async (stored: string | Uint8Array | null, { decode }: Base64): Promise<Upload['bytes']> => {
  if (stored === null) return null
  const bytes = typeof stored === 'string' ? decode(stored) : stored
  if (bytes.length > largeBytes) await yieldToEventLoop()
  // An empty file has no chunks.
  return bytes.length === 0 ? [] : [bytes]
}

interface RestoreOptions {
  /** Decodes the files that are not stored as bytes. */
  readonly base64?: Base64 | undefined
  /** The number of the last exchange, which may have been deleted. */
  readonly added?: number | undefined
}

/** Fills a new world with the contents of a snapshot. */
export const restore = async (
  world: World,
  snapshot: WorldSnapshot,
  { base64 = portableBase64, added }: RestoreOptions = {},
): Promise<void> => {
  await writeAll(world, dataWrites(world, snapshot.data))
  world.change(snapshot.settings)
  world.clock = new Clock(snapshot.clock.now, snapshot.clock.frozen)
  world.restoreRandom(snapshot.random ?? undefined)
  for (const id of [...snapshot.faults.map((fault) => fault.id), ...snapshot.journal.map(({ faultId }) => faultId)])
    world.lastFaultId = Math.max(world.lastFaultId, id ?? 0)
  world.replaceFaults(snapshot.faults)
  world.faultUses = snapshot.faultUses ?? []
  world.hasOutsideData = snapshot.hasOutsideData ?? false
  world.captchas.restore(snapshot.captchas)
  for (const submission of snapshot.submissions) {
    const files: Upload[] = []
    for (const upload of submission.files) files.push({ ...upload, bytes: await bytesOf(upload.bytes, base64) })
    world.recordSubmission({ ...submission, files })
  }
  world.journal.restore(snapshot.journal, added)
}

/** A world with the same contents that nothing else uses, without the journal and the bytes of files. End it after use. */
export const copyOf = async (world: World): Promise<World> => {
  const copy = new World(world.id, {}, sharedBudgets())
  const { state, submissions, tables } = contentsOf(world)
  const snapshot = {
    ...state,
    submissions: submissions.map(({ files, ...rest }) => ({
      ...rest,
      files: files.map((file) => ({ ...file, bytes: null })),
    })),
    data: Object.fromEntries(tables.map(([name, entries]) => [name, Object.fromEntries(entries)])),
    journal: [],
  } as unknown as WorldSnapshot
  await restore(copy, snapshot)
  return copy
}
