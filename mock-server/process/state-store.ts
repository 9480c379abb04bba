import type { DatabaseSync } from 'node:sqlite'
import { translate } from '#specs/messages/translate.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import { partsBy, readWorld, WrittenWorlds, type StoredKind } from '../worlds/stored-world.ts'
import type { World } from '../worlds/world.ts'
import type { WorldStore } from '../worlds/worlds.ts'
import { markUnfinished, transaction, unmarkUnfinished, type Row } from './state-rows.ts'
import { StateTables } from './state-tables.ts'

const journalEveryMs = 1_000
/** Exchanges that are written before other requests are served again. */
const exchangesAtOnce = 300
const sqliteFull = 13
/** Writes what the log has into the file itself. */
const emptyLog = 'PRAGMA wal_checkpoint(TRUNCATE)'
/** 1 MiB of deleted rows. */
const freePagesMax = 256

/** The code of an error of SQLite, without its details; undefined for other errors. */
export const codeOf = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

/** The first reason of a refusal, else the message. */
const reasonOf = (error: unknown): string => {
  if (!isRefusal(error)) return (error as Error).message
  const [first] = error.detail.errors ?? []
  return `${first?.field ?? 'snapshot'}: ${first?.message === undefined ? error.code : translate('en', first.message)}`
}

/**
 * Worlds in a SQLite database. A change is committed before the response to its request is sent; exchanges of requests
 * that changed nothing else follow within a second.
 */
export class StateStore implements WorldStore {
  readonly ids: readonly string[]
  readonly #file: string
  readonly #database: DatabaseSync
  readonly #written = new WrittenWorlds()
  readonly #tables: StateTables
  /** The changes that the file has without its log. */
  #checkpointed = 0
  #isFailing = false
  #timer: NodeJS.Timeout

  constructor(file: string, database: DatabaseSync) {
    this.#file = file
    this.#database = database
    this.#tables = new StateTables(database)
    this.ids = this.#tables.ids
    this.#timer = this.#later(journalEveryMs)
  }

  hasChanges(world: World): boolean {
    return this.#written.hasChanges(world)
  }

  save(world: World) {
    if (this.hasChanges(world)) this.#write(() => [this.#written.write(this.#tables, world)])
  }

  delete(id: string) {
    this.#write(() => {
      this.#tables.deleteWorld(id)
      return [() => this.#written.forget(id)]
    })
    if (this.#tables.freePages > freePagesMax) this.#shrink()
  }

  read(id: string) {
    const valueOf = (kind: StoredKind, row: Row): unknown =>
      kind === 'submissions' ? this.#tables.submission(row) : JSON.parse(row.value)
    const parts = partsBy((kind) => this.#tables.rows(kind, id).map((row) => [row.key, valueOf(kind, row)]))
    const { created, fill } = readWorld(parts)
    return { created, fill: (world: World) => fill(world).then(() => this.#written.mark(world)) }
  }

  setAside(id: string, reason: unknown) {
    const text = reasonOf(reason)
    this.#write(() => {
      this.#tables.setAside(id, text)
      return []
    })
    console.error(
      `Failed to restore the world "${id}" of ${this.#file}: ${text}. It was left out; the table "aside" has its rows.`,
    )
  }

  /** Writes everything that is left and closes the file. Returns false if that failed. */
  end(): boolean {
    clearTimeout(this.#timer)
    try {
      this.#write(() => this.#written.worlds.map((world) => this.#written.write(this.#tables, world)))
      this.#tryAll(unmarkUnfinished)
      this.#database.close()
      return true
    } catch {
      return false
    }
  }

  /** Gives the pages of deleted worlds and the room of the log back to the disk, as far as a full disk allows it. */
  #shrink() {
    this.#tryAll(emptyLog, 'PRAGMA incremental_vacuum', emptyLog)
  }

  /** Makes the file whole without its log, for those who copy or find it alone. */
  #checkpoint() {
    const { changes } = this.#tables
    if (changes === this.#checkpointed) return
    this.#tryAll(markUnfinished, emptyLog)
    this.#checkpointed = changes
  }

  /** Runs statements that nothing depends on. */
  #tryAll(...statements: readonly string[]) {
    for (const statement of statements)
      try {
        this.#database.exec(statement)
      } catch (error) {
        if (codeOf(error) === undefined) throw error
      }
  }

  /** Commits a transaction, then runs what `work` returned. Throws a `Refusal` if it cannot be saved. */
  #write(work: () => readonly (() => void)[]) {
    const commit = () => {
      for (const done of transaction(this.#database, work)) done()
    }
    try {
      try {
        commit()
      } catch (error) {
        if (codeOf(error) !== sqliteFull) throw error
        this.#shrink()
        commit()
      }
      // From the first change on, the file says that it has a log.
      if (this.#checkpointed === 0) this.#checkpoint()
      if (this.#isFailing) console.error(`${this.#file} can be written again.`)
      this.#isFailing = false
    } catch (error) {
      if (codeOf(error) === undefined) throw error
      const values = { reason: (error as Error).message, file: this.#file }
      if (!this.#isFailing)
        console.error(
          `Failed to save the worlds: ${values.reason}. Check the free space and the permissions of ${values.file}.`,
        )
      this.#isFailing = true
      throw new Refusal('SERVICE_UNAVAILABLE', {
        message: ['control.notSaved', values],
        headers: [['retry-after', '1']],
      })
    }
  }

  /** Writes the exchanges of requests that changed nothing else. */
  #saveJournals() {
    let room = exchangesAtOnce
    const batch = this.#written.worlds.map((world) => {
      const exchanges = world.journal.unstored.slice(0, room)
      room -= exchanges.length
      return { world, exchanges }
    })
    try {
      this.#write(() =>
        batch.map(({ world, exchanges }) => this.#written.writeExchanges(this.#tables, world, exchanges)),
      )
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    this.#checkpoint()
    this.#timer = this.#later(room > 0 ? journalEveryMs : 0)
  }

  #later = (ms: number) => setTimeout(() => this.#saveJournals(), ms).unref()
}
