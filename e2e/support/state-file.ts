import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** Works on a state file that no mock uses. */
export const inStateFile = <Result>(file: string, work: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

interface StoredRow {
  readonly world: string
  readonly key: string
  readonly value: string
}

/** The checksum that a row must have. */
const sumOf = (table: string, { world, key, value }: StoredRow) =>
  hash('sha256', `${table}\n${world}\n${key}\n${value}`, 'buffer').subarray(0, 16)

/** Changes the JSON of a row, with its checksum, as a mock with other rules would have written it. */
export const changeRow = (
  file: string,
  [table, world, key]: readonly [table: string, world: string, key: string],
  change: (value: any) => unknown,
) =>
  inStateFile(file, (database) => {
    const where = 'WHERE world = ? AND key = ?'
    const { value } = database.prepare(`SELECT value FROM ${table} ${where}`).get(world, key) as unknown as StoredRow
    const changed = JSON.stringify(change(JSON.parse(value)))
    const sum = sumOf(table, { world, key, value: changed })
    database.prepare(`UPDATE ${table} SET value = ?, sum = ? ${where}`).run(changed, sum, world, key)
  })

/** Integers that depend only on the seed. */
export const integersFrom = (seed: number) => {
  let state = seed
  /** An integer from 0, less than `max`. */
  return (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}
