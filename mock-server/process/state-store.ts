import type { DatabaseSync } from 'node:sqlite'
import type { WorldSettings } from '#specs/contract/control.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import { Clock, type StoredClock } from '../worlds/clock.ts'
import { partKinds } from '../worlds/changes.ts'
import { readSnapshot, restore } from '../worlds/snapshot.ts'
import type { Submission, World } from '../worlds/world.ts'
import type { WorldStore } from '../worlds/worlds.ts'
import { rowKinds, transaction, type Row, type RowKind } from './state-rows.ts'
import { StateTables } from './state-tables.ts'

const journalEveryMs = 1_000
/** Exchanges that are written before other requests are served again. */
const exchangesAtOnce = 300
const sqliteFull = 13
/** 1 MiB of deleted rows. */
const freePagesMax = 256

/** What was last written of a world in memory. */
interface Written {
  readonly world: World
  state: string
  /** The number of the oldest exchange. */
  first: number
}

/** Everything of a world that is neither a part of its own nor an exchange. The same while nothing of it changes. */
const stateOf = ({ settings, clock, randomState, faults, journal, changes }: World): string =>
  JSON.stringify({
    settings,
    clock: clock.stored,
    random: randomState ?? null,
    faults,
    // The exchanges that are there say how many there were.
    added: journal.size === 0 ? journal.added : 0,
    counts: changes?.counts,
  })

export type StoredState = {
  readonly clock: StoredClock
  readonly added: number
  readonly counts: { readonly [kind: string]: number }
  readonly [name: string]: unknown
}

/** The code of an error of SQLite, without its details; undefined for other errors. */
export const codeOf = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

const parsed = ({ value }: Row) => JSON.parse(value) as unknown

/** The first reason of a refusal, else the message. */
const reasonOf = (error: unknown): string => {
  if (!isRefusal(error)) return (error as Error).message
  const [first] = error.detail.errors ?? []
  return `${first?.field ?? 'snapshot'}: ${first?.text ?? error.code}`
}

/**
 * Worlds in a SQLite database. A change is committed before the response to its request is sent; exchanges of requests
 * that changed nothing else follow within a second.
 */
export class StateStore implements WorldStore {
  readonly ids: readonly string[]
  readonly #file: string
  readonly #database: DatabaseSync
  readonly #written = new Map<string, Written>()
  readonly #tables: StateTables
  #isFailing = false
  #timer: NodeJS.Timeout

  constructor(file: string, database: DatabaseSync) {
    this.#file = file
    this.#database = database
    this.#tables = new StateTables(database)
    this.ids = this.#tables.ids
    this.#timer = this.#later(journalEveryMs)
  }

  hasChanges(world: World, state = stateOf(world)): boolean {
    const written = this.#written.get(world.id)
    return written?.world !== world || (world.changes?.parts.size ?? 0) > 0 || written.state !== state
  }

  save(world: World) {
    const state = stateOf(world)
    if (!this.hasChanges(world, state)) return
    this.#write(() => this.#writeWorld(world, state))
    this.#markWritten(world, state)
  }

  delete(id: string) {
    this.#write(() => this.#tables.deleteWorld(id))
    this.#written.delete(id)
    if (this.#tables.freePages > freePagesMax) this.#shrink()
  }

  read(id: string) {
    const rows = Object.fromEntries(rowKinds.map((kind) => [kind, this.#tables.rows(kind, id)])) as Record<
      RowKind,
      readonly Row[]
    >
    const [created, stored] = ['created', 'state'].map((name) => rows.worlds.find(({ key }) => key === name))
    if (!created || !stored) throw new Error('its settings are missing')
    const { clock, added, counts, ...state } = parsed(stored) as StoredState
    const short = partKinds.find((kind) => rows[kind].length !== counts[kind])
    if (short) throw new Error(`it has ${rows[short].length} of ${counts[short]} ${short}`)
    const data: Record<string, Record<string, unknown>> = {}
    for (const row of rows.records) {
      const [, table = '', key = ''] = /^(\w+)\/(.*)$/s.exec(String(row.key)) ?? []
      ;(data[table] ??= {})[key] = parsed(row)
    }
    const fill = async (world: World) => {
      const snapshot = readSnapshot({
        format: 2,
        ...state,
        clock: { now: clock.now, frozen: clock.frozen },
        data,
        captchas: rows.captchas.map((row) => [row.key, parsed(row)]),
        submissions: rows.submissions.map((row) => this.#tables.submission(row)),
        journal: rows.journal.map(parsed),
      })
      await restore(world, snapshot, { added })
      world.clock = Clock.restored(clock)
      this.#markWritten(world, stateOf(world))
    }
    return { created: parsed(created) as WorldSettings, fill }
  }

  setAside(id: string, reason: unknown) {
    const text = reasonOf(reason)
    this.#write(() => this.#tables.setAside(id, text))
    console.error(
      `Failed to restore the world "${id}" of ${this.#file}: ${text}. It was left out; the table "aside" has its rows.`,
    )
  }

  /** Writes everything that is left and closes the file. Returns false if that failed. */
  end(): boolean {
    clearTimeout(this.#timer)
    try {
      this.#write(() => {
        for (const { world } of this.#written.values()) this.#writeWorld(world, stateOf(world))
      })
      this.#database.close()
      return true
    } catch {
      return false
    }
  }

  /** Gives the pages of deleted worlds and the room of the log back to the disk, as far as a full disk allows it. */
  #shrink() {
    for (const step of ['wal_checkpoint(TRUNCATE)', 'incremental_vacuum', 'wal_checkpoint(TRUNCATE)'])
      try {
        this.#database.exec(`PRAGMA ${step}`)
      } catch (error) {
        if (codeOf(error) === undefined) throw error
      }
  }

  /** Commits a transaction. Throws a `Refusal` if it cannot be saved. */
  #write(work: () => void) {
    try {
      try {
        transaction(this.#database, work)
      } catch (error) {
        if (codeOf(error) !== sqliteFull) throw error
        this.#shrink()
        transaction(this.#database, work)
      }
      if (this.#isFailing) console.error(`${this.#file} can be written again.`)
      this.#isFailing = false
    } catch (error) {
      if (codeOf(error) === undefined) throw error
      const reason = `${(error as Error).message}. Check the free space and the permissions of ${this.#file}.`
      if (!this.#isFailing) console.error(`Failed to save the worlds: ${reason}`)
      this.#isFailing = true
      const text = `The change was undone, because it could not be saved: ${reason}`
      throw new Refusal('SERVICE_UNAVAILABLE', { text, headers: [['retry-after', '1']] })
    }
  }

  #writeWorld(world: World, state: string) {
    const { id, created, changes, journal } = world
    const written = this.#written.get(id)
    const isNew = written?.world !== world
    if (isNew) {
      this.#tables.deleteWorld(id)
      this.#tables.put('worlds', id, 'created', JSON.stringify(created))
    }
    if (isNew || written.state !== state) this.#tables.put('worlds', id, 'state', state)
    for (const [kind, key, value] of changes?.parts.values() ?? []) {
      if (kind === 'submissions') this.#tables.putSubmission(id, key, value as Submission | undefined)
      else if (value === undefined) this.#tables.delete(kind, id, key)
      else this.#tables.put(kind, id, key, JSON.stringify(value))
    }
    this.#writeJournal(world, journal.unstored)
  }

  #writeJournal({ id, journal: { first } }: World, unstored: World['journal']['unstored']) {
    if (first !== this.#written.get(id)?.first) this.#tables.deleteExchanges(id, first)
    for (const exchange of unstored) this.#tables.put('journal', id, exchange.number, JSON.stringify(exchange.exchange))
  }

  #markWritten(world: World, state: string) {
    const { journal, changes } = world
    this.#written.set(world.id, { world, state, first: journal.first })
    for (const exchange of journal.unstored) exchange.isStored = true
    changes?.clear()
  }

  /** Writes the exchanges of requests that changed nothing else. */
  #saveJournals() {
    let room = exchangesAtOnce
    const batch = [...this.#written.values()].map((written) => {
      const { first, unstored } = written.world.journal
      const exchanges = unstored.slice(0, room)
      room -= exchanges.length
      return { written, first, exchanges }
    })
    try {
      this.#write(() => {
        for (const { written, exchanges } of batch) this.#writeJournal(written.world, exchanges)
      })
      for (const { written, first, exchanges } of batch) {
        written.first = first
        for (const exchange of exchanges) exchange.isStored = true
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    this.#timer = this.#later(room > 0 ? journalEveryMs : 0)
  }

  #later = (ms: number) => setTimeout(() => this.#saveJournals(), ms).unref()
}
