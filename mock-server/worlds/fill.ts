import { recordKeyMax, recordNumberMax } from '#specs/contract/bounds.ts'
import type { WorldSettings } from '#specs/contract/control.ts'
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts'
import { errorsMax } from '#specs/contract/endpoint.ts'
import { refuseAny, type FieldFault, refusalOf } from '../http/refusal.ts'
import { validationFaults } from '../http/validation-faults.ts'
import { isCollection, type Collection } from './model.ts'
import { recordSchemas } from './record-schemas.ts'
import type { World, Situation } from './world.ts'
import { members } from '#fixtures/members.ts'
import { randomInt } from './random.ts'

type Data = NonNullable<WorldSettings['data']>

/** A record is stored under the key of its content, which may differ from the key that it was given with. */
const keyFaults = (key: string | number, path: readonly string[]): FieldFault[] => {
  const isStorable = typeof key === 'number' ? key <= recordNumberMax : key.length > 0 && key.length <= recordKeyMax
  const values = { length: String(recordKeyMax), max: String(recordNumberMax) }
  return isStorable ? [] : [{ field: path.join('.'), code: 'BAD_REQUEST', message: ['validation.recordKey', values] }]
}

/** A record that will be put into a table of a world. */
export interface RecordWrite {
  readonly table: Collection
  readonly row: object
}

/** The records that `writes` will add, by table and key. */
const pending = (world: World, writes: readonly RecordWrite[]) => {
  const rows = new Map<string, object>()
  for (const { table, row } of writes) rows.set(`${table} ${String(world.tables[table].keyOf(row as never))}`, row)
  return (table: Collection, key: string): object | undefined =>
    rows.get(`${table} ${key}`) ?? world.tables[table].get(key)
}

/** The records of `data`, laid over those that the world has after `earlier`. Throws a `Refusal` if one is invalid. */
export const dataWrites = (world: World, data: Data, earlier: readonly RecordWrite[] = []): readonly RecordWrite[] => {
  const faults: FieldFault[] = []
  const writes: RecordWrite[] = []
  const previousOf = pending(world, earlier)
  for (const [name, byKey] of Object.entries(data)) {
    if (!isCollection(name)) {
      const message = ['validation.unknownName', { name, values: Object.keys(recordSchemas).join(', ') }] as const
      faults.push({ field: `data.${name}`, code: 'BAD_REQUEST', message })
      continue
    }
    for (const [key, record] of Object.entries(byKey)) {
      const value = { ...previousOf(name, key), ...record }
      const parsed = recordSchemas[name].safeParse(value)
      if (parsed.success) {
        faults.push(...keyFaults(world.tables[name].keyOf(parsed.data as never), ['data', name, key]))
        writes.push({ table: name, row: parsed.data })
      } else faults.push(...validationFaults(parsed.error, value, ['data', name, key]))
      if (faults.length >= errorsMax) refuseAny(faults)
    }
  }
  refuseAny(faults)
  return writes
}

/** Records that are written before other requests are served again. */
const atOnce = 200

/** Writes valid records. Other requests are served meanwhile. */
export const writeAll = async (world: World, writes: readonly RecordWrite[]): Promise<void> => {
  for (const [i, { table, row }] of writes.entries()) {
    await world.tables[table].put(row as never)
    if (i % atOnce === atOnce - 1) await yieldToEventLoop()
  }
}

/** Imported on demand: the generator and its names are larger than the whole mock. */
const loadGenerator = async () => {
  try {
    return await import('#fixtures/volume/index.ts')
  } catch {
    const message = ['control.missingModule', { file: 'volume.mjs' }] as const
    throw refusalOf([{ field: 'volume', code: 'BAD_REQUEST', message }])
  }
}

/** Generated records are from up to ten years before the time of the clock. */
const volumeFromMs = Date.parse('0020-01-01T00:00:00Z')

const volumeWrites = async (
  volume: NonNullable<WorldSettings['volume']>,
  { settings, clock, random }: Situation,
): Promise<readonly RecordWrite[]> => {
  if (clock.now() < volumeFromMs)
    throw refusalOf([{ field: 'volume', code: 'BAD_REQUEST', message: 'control.volumeTime' }])
  const { volumeRecords } = await loadGenerator()
  const seed = randomInt(random, 0, 2 ** 31)
  const persona = members.find(({ persona }) => persona === settings.persona)?.persona ?? 'main'
  const records = volumeRecords(volume, { seed, nowMs: clock.now(), persona })
  return Object.entries(records).flatMap(([table, rows]) =>
    rows.map((row): RecordWrite => ({ table: table as Collection, row })),
  )
}

/**
 * The generated records, then the given ones, which may replace them, for a world in a situation. Throws a `Refusal` if a
 * record is invalid.
 */
const writesOf = async (
  world: World,
  { volume, data }: WorldSettings,
  situation: Situation,
): Promise<readonly RecordWrite[]> => {
  const generated = volume ? await volumeWrites(volume, situation) : []
  return data ? [...generated, ...dataWrites(world, data, generated)] : generated
}

/** Fills a new world with the records of its settings. Throws a `Refusal` if a record is invalid. */
export const fill = async (world: World, settings: WorldSettings): Promise<void> =>
  writeAll(world, await writesOf(world, settings, world))

/**
 * Changes the settings of a world, then adds the records, which the new settings determine. Throws a `Refusal` and
 * changes nothing if a record is invalid.
 */
export const changeWorld = async (world: World, change: WorldSettings): Promise<void> => {
  if (!change.volume && !change.data) {
    world.change(change)
    return
  }
  const situation = world.after(change)
  const writes = await writesOf(world, change, situation)
  world.change(change, situation)
  await writeAll(world, writes)
}
