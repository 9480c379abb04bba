import type { DatabaseSync } from 'node:sqlite'
import { partKinds } from '../worlds/changes.ts'
import { storedKinds, type StoredHead } from '../worlds/stored-world.ts'
import { isIntact, isIntactFile, type Row } from './state-rows.ts'

type Numbered = { readonly n: bigint }

/**
 * The rows of a table. A damaged page ends a scan, so that the rows behind it are read from the other end. `onFault` is
 * called then, because rows may be missing.
 */
function* rowsOf<Content>(
  database: DatabaseSync,
  table: string,
  onFault: (name: string, reason: string) => void = () => {},
): Generator<Content> {
  let last = -1n
  for (const order of ['', 'DESC'])
    try {
      const select = database.prepare(`SELECT rowid AS n, * FROM ${table} ORDER BY rowid ${order}`)
      // Only these represent every number that a damaged row can have.
      select.setReadBigInts(true)
      for (const row of select.iterate() as Iterable<unknown>) {
        const { n } = row as Numbered
        if (order === '') last = n
        else if (n <= last) return
        yield row as Content
      }
      return
    } catch (error) {
      if (!isReadError(error)) throw error
      if (order === '') onFault(`the table ${table}`, `some rows cannot be read (${(error as Error).message})`)
    }
}

const isReadError = (error: unknown) => (error as { readonly code?: unknown }).code === 'ERR_SQLITE_ERROR'

/** The hashes of the files that a submission names. */
const filesOf = ({ value }: Row): readonly string[] => [
  ...new Set(Array.from(value.matchAll(/"bytes":"([0-9a-f]{64})"/g), ([, hash]) => hash!)),
]

interface FileRow {
  readonly hash: Uint8Array
  readonly bytes: Uint8Array
}

const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

/** What SQLite finds wrong with the structure of its file; undefined if that is nothing. */
const structureFault = (database: DatabaseSync): string | undefined => {
  try {
    const [first] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})
    return first === 'ok' ? undefined : String(first).replaceAll(/\s+/g, ' ')
  } catch (error) {
    return (error as Error).message
  }
}

interface Found {
  isCreated?: true
  counts?: StoredHead['counts']
  readonly intact: Record<string, number>
}

interface Damage {
  /** Names what is damaged, with the reason. */
  readonly faults: readonly (readonly [name: string, reason: string])[]
  /** The worlds of which nothing can be kept, because something would be missing without a sign of it. */
  readonly skipped: ReadonlySet<string>
}

/** Reads the whole file and compares everything with its checksum. */
export const damageOf = (database: DatabaseSync): Damage => {
  const faults: [name: string, reason: string][] = []
  const onFault = (name: string, reason: string) => void faults.push([name, reason])
  const worlds = new Map<string, Found>()
  const uses = new Set<string>()
  /** The names of files, by hash. */
  const needed = new Map<string, string[]>()
  const structure = structureFault(database)
  if (structure !== undefined) onFault('the structure', structure)
  for (const kind of storedKinds)
    for (const row of rowsOf<Row>(database, kind, onFault)) {
      const { world: id } = row
      const found = worlds.get(id) ?? { intact: {} }
      worlds.set(id, found)
      if (!isIntact(kind, row)) {
        onFault(
          `${kind} ${JSON.stringify(String(row.key))} of the world ${JSON.stringify(id)}`,
          'its checksum is wrong',
        )
        continue
      }
      found.intact[kind] = (found.intact[kind] ?? 0) + 1
      if (row.key === 'created') found.isCreated = true
      if (row.key === 'state') found.counts = (JSON.parse(row.value) as StoredHead).counts
      if (kind === 'submissions')
        for (const hash of filesOf(row)) {
          uses.add(`${id} ${row.key} ${hash}`)
          needed.set(hash, [...(needed.get(hash) ?? []), `a file of inquiry ${row.key} of the world "${id}"`])
        }
    }
  for (const { world, key, hash } of rowsOf<{ world: string; key: string; hash: Uint8Array }>(database, 'uses'))
    if (!uses.delete(`${world} ${key} ${hexOf(hash)}`)) uses.add('unknown')
  if (uses.size > 0) onFault('the list of files', 'it is wrong')
  for (const file of rowsOf<FileRow>(database, 'files')) if (isIntactFile(file)) needed.delete(hexOf(file.hash))
  for (const [hash, names] of needed)
    for (const name of names) onFault(name, `its bytes with the SHA-256 ${hash} are damaged or missing`)
  const skipped = new Set<string>()
  for (const [id, { isCreated, counts, intact }] of worlds) {
    const short = partKinds.find((kind) => (intact[kind] ?? 0) !== counts?.[kind])
    if (isCreated && counts && !short) continue
    skipped.add(id)
    const reason =
      isCreated && counts && short
        ? `${intact[short] ?? 0} of ${counts[short]} ${short} are intact`
        : 'its settings are damaged'
    onFault(`the world ${JSON.stringify(id)}`, reason)
  }
  return { faults, skipped }
}

/** Copies what is intact into a new database, except for some worlds. */
export const copyIntact = (damaged: DatabaseSync, copy: DatabaseSync, skipped: ReadonlySet<string>) => {
  const used = new Set<string>()
  const use = copy.prepare('INSERT OR IGNORE INTO uses VALUES (?, ?, ?)')
  for (const kind of storedKinds) {
    const put = copy.prepare(`INSERT OR IGNORE INTO ${kind} (rowid, world, key, value, sum) VALUES (?, ?, ?, ?, ?)`)
    for (const row of rowsOf<Row & Numbered>(damaged, kind)) {
      if (skipped.has(row.world) || !isIntact(kind, row)) continue
      // With its number, which is its place: the rows may have been read from the end.
      put.run(row.n, row.world, row.key, row.value, row.sum)
      if (kind !== 'submissions') continue
      for (const hash of filesOf(row)) {
        used.add(hash)
        use.run(row.world, row.key, Buffer.from(hash, 'hex'))
      }
    }
  }
  const putFile = copy.prepare('INSERT OR IGNORE INTO files VALUES (?, ?)')
  for (const file of rowsOf<FileRow>(damaged, 'files'))
    if (used.has(hexOf(file.hash)) && isIntactFile(file)) putFile.run(file.hash, file.bytes)
}
