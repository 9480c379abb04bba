import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { concatBytes, freeBytes } from '../http/bytes.ts'
import { storedKinds, type PartWriter, type StoredKind } from '../worlds/stored-world.ts'
import type { Submission } from '../worlds/world.ts'
import { fileHash, isIntact, isIntactFile, sumOf, type Row } from './state-rows.ts'

/** A submission whose files have their hash instead of their bytes. */
type SavedSubmission = Omit<Submission, 'files'> & {
  readonly files: readonly (Omit<Submission['files'][number], 'bytes'> & { readonly bytes: string | null })[]
}

interface StoredFile {
  readonly hash: Uint8Array
  readonly bytes: Uint8Array
}

/** The tables of a state file. What writes belongs into a transaction. */
export class StateTables implements PartWriter {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The worlds that have rows. */
  get ids(): readonly string[] {
    return this.#run<Row>("SELECT world FROM worlds WHERE key = 'created'").map(({ world }) => world)
  }

  get freePages(): number {
    return this.#run<{ readonly freelist_count: number }>('PRAGMA freelist_count')[0]!.freelist_count
  }

  /** How many rows were changed since the file was opened. */
  get changes(): number {
    return this.#run<{ readonly changes: number }>('SELECT total_changes() AS changes')[0]!.changes
  }

  /** The rows of one kind of a world, in the order in which they were first written. Throws if one is damaged. */
  rows(kind: StoredKind, world: string): readonly Row[] {
    const rows = this.#run<Row>(`SELECT * FROM ${kind} WHERE world = ? ORDER BY rowid`, world)
    const damaged = rows.find((row) => !isIntact(kind, row))
    if (damaged) throw new Error(`its row ${kind} ${damaged.key} is damaged`)
    return rows
  }

  /** A submission with the bytes of its files, as far as they are intact. */
  submission({ value }: Row) {
    const submission = JSON.parse(value) as SavedSubmission
    const bytesOf = (hash: string) => {
      const [file] = this.#run<StoredFile>('SELECT * FROM files WHERE hash = ?', Buffer.from(hash, 'hex'))
      return file && isIntactFile(file) ? file.bytes : null
    }
    const files = submission.files.map((file) => ({ ...file, bytes: file.bytes === null ? null : bytesOf(file.bytes) }))
    return { ...submission, files }
  }

  put(world: string, kind: StoredKind, key: string | number, value: unknown) {
    if (kind === 'submissions') this.#putSubmission(world, String(key), value as Submission)
    else this.#putRow(kind, world, key, value)
  }

  delete(world: string, kind: StoredKind, key: string) {
    this.#run(`DELETE FROM ${kind} WHERE world = ? AND key = ?`, world, key)
    if (kind === 'submissions') this.#collect(this.#release(world, key))
  }

  deleteExchanges(world: string, before: number) {
    this.#run('DELETE FROM journal WHERE world = ? AND key < ?', world, before)
  }

  deleteWorld(world: string) {
    const released = this.#run<StoredFile>('DELETE FROM uses WHERE world = ? RETURNING hash', world)
    for (const kind of storedKinds) this.#run(`DELETE FROM ${kind} WHERE world = ?`, world)
    this.#collect(released)
  }

  /** Moves the rows of a world into a table that nothing else reads. */
  setAside(world: string, reason: string) {
    for (const kind of storedKinds)
      this.#run(`INSERT INTO aside SELECT ?, world, key, value, ? FROM ${kind} WHERE world = ?`, kind, reason, world)
    this.deleteWorld(world)
  }

  #putRow(kind: StoredKind, world: string, key: string | number, content: unknown) {
    const value = JSON.stringify(content)
    this.#run(
      `INSERT INTO ${kind} VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, sum = excluded.sum`,
      ...[world, key, value, sumOf(kind, { world, key, value })],
    )
  }

  #putSubmission(world: string, key: string, submission: Submission) {
    const released = this.#release(world, key)
    const files = submission.files.map((file) => ({
      ...file,
      bytes: file.bytes && this.#putFile(world, key, file.bytes),
    }))
    this.#putRow('submissions', world, key, { ...submission, files } satisfies SavedSubmission)
    this.#collect(released)
  }

  /** The files that a submission had. */
  #release(world: string, key: string) {
    return this.#run<StoredFile>('DELETE FROM uses WHERE world = ? AND key = ? RETURNING hash', world, key)
  }

  #putFile(world: string, key: string, chunks: readonly Uint8Array[]): string {
    const hash = fileHash(chunks)
    if (this.#run('SELECT 1 FROM files WHERE hash = ?', hash).length === 0) {
      const bytes = concatBytes(chunks)
      this.#run('INSERT INTO files VALUES (?, ?)', hash, bytes)
      freeBytes(bytes)
    }
    this.#run('INSERT OR IGNORE INTO uses VALUES (?, ?, ?)', world, key, hash)
    return hash.toString('hex')
  }

  /** Deletes the files that no submission has any more. */
  #collect(released: readonly StoredFile[]) {
    for (const { hash } of released)
      this.#run(
        'DELETE FROM files WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM uses WHERE uses.hash = files.hash)',
        hash,
      )
  }

  /** Runs a statement, which is prepared once. */
  #run<Result>(sql: string, ...values: readonly SQLInputValue[]): readonly Result[] {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement.all(...values) as unknown as readonly Result[]
  }
}
