import type { WorldSettings } from '#specs/contract/control.ts'
import { members } from '#fixtures/members.ts'
import { refusalOf } from '../refusal.ts'
import { dataPuts, putAll, type Put } from './data.ts'
import { randomInt } from './random.ts'
import type { Collection } from './model.ts'
import type { Situation, World } from './world.ts'

/** Imported on demand: the generator and its names are larger than the whole mock. */
const loadGenerator = async () => {
  try {
    return await import('#fixtures/volume/index.ts')
  } catch {
    const text = 'The generator of records is missing. Put the file volume.mjs of the build beside mock.mjs.'
    throw refusalOf([{ field: 'volume', code: 'BAD_REQUEST', text }])
  }
}

/** Generated records are from up to ten years before the time of the clock. */
const volumeFromMs = Date.parse('0020-01-01T00:00:00Z')

const volumePuts = async (
  volume: NonNullable<WorldSettings['volume']>,
  { settings, clock, random }: Situation,
): Promise<readonly Put[]> => {
  if (clock.now() < volumeFromMs) {
    const text = 'Records are generated for the years before the time of the clock. Set now to 0020-01-01 or later.'
    throw refusalOf([{ field: 'volume', code: 'BAD_REQUEST', text }])
  }
  const { volumeRecords } = await loadGenerator()
  const seed = randomInt(random, 0, 2 ** 31)
  const persona = members.find(({ persona }) => persona === settings.persona)?.persona ?? 'main'
  const records = volumeRecords(volume, { seed, nowMs: clock.now(), persona })
  return Object.entries(records).flatMap(([table, rows]) =>
    rows.map((row): Put => ({ table: table as Collection, row })),
  )
}

/**
 * The generated records, then the given ones, which may replace them, for a world in a situation. Throws a `Refusal` if a
 * record is invalid.
 */
const putsOf = async (world: World, { volume, data }: WorldSettings, situation: Situation): Promise<readonly Put[]> => {
  const generated = volume ? await volumePuts(volume, situation) : []
  return data ? [...generated, ...dataPuts(world, data, generated)] : generated
}

/** Fills a new world with the records of its settings. Throws a `Refusal` if a record is invalid. */
export const fill = async (world: World, settings: WorldSettings): Promise<void> =>
  putAll(world, await putsOf(world, settings, world))

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
  const puts = await putsOf(world, change, situation)
  world.change(change, situation)
  await putAll(world, puts)
}
