import { createHash, hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { storedKinds, type StoredKind } from '../worlds/stored-world.ts'

/*
 * A state file is a SQLite database. Each part of a world is a row of JSON with a checksum, because SQLite does not notice
 * most of the bits that change on a disk. The bytes of a file are stored once, under their SHA-256; `uses` names the
 * submissions that have it.
 */

export interface Row {
  readonly world: string
  /** The number of an exchange, so that a range can be deleted; else a text. */
  readonly key: string | number | bigint
  readonly value: string
  readonly sum: Uint8Array
}

/** Identifies a database of this mock: the ASCII of HNMK. */
export const applicationId = 0x484e4d4b
export const schemaVersion = 3

/** Lets the file shrink. Only a database without tables can still get it. */
export const freePages = 'PRAGMA auto_vacuum = INCREMENTAL'

const rowTable = (name: string) =>
  `CREATE TABLE ${name} (world TEXT NOT NULL, key ANY NOT NULL, value TEXT NOT NULL, sum BLOB NOT NULL, UNIQUE (world, key)) STRICT;`

export const createTables = `
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${schemaVersion};
  ${storedKinds.map(rowTable).join('\n')}
  CREATE TABLE files (hash BLOB NOT NULL UNIQUE, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE uses (world TEXT NOT NULL, key ANY NOT NULL, hash BLOB NOT NULL, UNIQUE (world, key, hash)) STRICT;
  CREATE INDEX uses_by_hash ON uses (hash);
  CREATE TABLE aside (kind TEXT, world TEXT, key ANY, value TEXT, reason TEXT) STRICT;`

/** A table that marks a file whose mock has not stopped cleanly: its last changes are in the log beside it. */
export const markUnfinished = 'CREATE TABLE IF NOT EXISTS unfinished (mark TEXT)'
export const unmarkUnfinished = 'DROP TABLE IF EXISTS unfinished'

export const isUnfinished = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'unfinished'").get() !== undefined

const sumBytes = 16

/** The checksum of a row. It covers the place of the row too. */
export const sumOf = (kind: StoredKind, { world, key, value }: Omit<Row, 'sum'>): Uint8Array =>
  hash('sha256', `${kind}\n${world}\n${key}\n${value}`, 'buffer').subarray(0, sumBytes)

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

/** Whether a row is as it was written. */
export const isIntact = (kind: StoredKind, row: Row): boolean => isSame(sumOf(kind, row), row.sum)

/** SHA-256 of the bytes of files by the chunks that they are kept in, so that each is computed once. */
const hashes = new WeakMap<readonly Uint8Array[], Buffer>()

/** The SHA-256 of the bytes of a file. */
export const fileHash = (chunks: readonly Uint8Array[]): Buffer => {
  const known = hashes.get(chunks)
  if (known) return known
  const sha256 = createHash('sha256')
  for (const chunk of chunks) sha256.update(chunk)
  const digest = sha256.digest()
  hashes.set(chunks, digest)
  return digest
}

/** Whether the bytes of a file are as they were written. */
export const isIntactFile = ({ hash, bytes }: { readonly hash: Uint8Array; readonly bytes: Uint8Array }) =>
  isSame(fileHash([bytes]), hash)

/** Runs `work` in a transaction, which is rolled back if it throws. */
export const transaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    try {
      database.exec('ROLLBACK')
    } catch {
      // SQLite has rolled it back already, for example because the disk is full.
    }
    throw error
  }
}
