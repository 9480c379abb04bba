import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { startFailure } from './command-line.ts'
import { copyIntact, damageOf } from './state-damage.ts'
import { applicationId, createTables, freePages, isUnfinished, schemaVersion, transaction } from './state-rows.ts'
import { codeOf, StateStore } from './state-store.ts'

const other = 'or choose another file with --state.'
const unreadable = ['is not a state file of the mock, or is damaged', `Move the file away, ${other}`] as const
const unwritable = ['cannot be written', `Change its permissions, ${other}`] as const
/** Why SQLite cannot use a file, by its code of the error, and what to do. */
const failures: { readonly [code: number]: readonly [reason: string, remedy: string] } = {
  5: ['is in use by another mock', `Stop that mock, ${other}`],
  6: ['is in use by another mock', `Stop that mock, ${other}`],
  8: unwritable,
  10: ['cannot be read or written', `Check the disk, ${other}`],
  11: unreadable,
  13: ['cannot be written, because the disk is full', `Free some space, ${other}`],
  14: unwritable,
  26: unreadable,
}

const failureOf = (file: string, error: unknown) => {
  const { message, code, path } = error as NodeJS.ErrnoException
  if (message.startsWith('Failed to start')) return error
  if (path !== undefined)
    return startFailure(
      `${path} ${unwritable[0]} (${code})`,
      code === 'ENOENT' ? `Create its folder, ${other}` : unwritable[1],
    )
  const failure = failures[codeOf(error) ?? 0]
  const [reason, remedy] = failure ?? [message, `Check the file, ${other}`]
  // The files that exist can be written, so that the folder refuses a new one.
  return startFailure(`${failure === unwritable ? dirname(file) : file} ${reason}`, remedy)
}

/** SQLite of Node. Node 22 warns that it is experimental, which helps no user of the mock. */
const loadSqlite = () => {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Whether a file is mounted itself, as container tools do with a single file. */
const isMounted = (file: string) => {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    const unescaped = (path = '') =>
      path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)))
    return lines.some((line) => unescaped(line.split(' ')[4]) === realpathSync(file))
  } catch {
    return false
  }
}

/** Rejects what SQLite would not reject in a way that says what to do. Creates a missing file. Throws an error. */
const prepareFile = (file: string) => {
  if (existsSync(file) && statSync(file).isDirectory())
    throw startFailure(`${file} is a folder`, 'Set --state to a file.')
  const start = Buffer.alloc(32)
  // Only its owner can read the state.
  const handle = openSync(file, 'a+', 0o600)
  readSync(handle, start, 0, 32, 0)
  closeSync(handle)
  if (start.toString('latin1').startsWith('{"format":"haneul-mock-state"'))
    throw startFailure(
      `${file} is a state file of an older mock`,
      `Move the file away, ${other} To keep its worlds, start that mock and save their snapshots.`,
    )
  if (isMounted(file))
    throw startFailure(
      `${file} is mounted as a single file`,
      'Mount its folder instead: the mock writes files beside it.',
    )
  // SQLite would not say which of its files it cannot write.
  for (const beside of [`${file}-wal`, `${file}-journal`]) if (existsSync(beside)) closeSync(openSync(beside, 'r+'))
}

const pragma = (database: DatabaseSync, name: string) =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])

const isEmpty = (database: DatabaseSync) => database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined

/** Throws a start failure if a database is of another program or version. Changes nothing. */
const requireOurs = (file: string, database: DatabaseSync) => {
  if (pragma(database, 'application_id') !== applicationId)
    throw startFailure(`${file} ${unreadable[0]}`, unreadable[1])
  if (pragma(database, 'user_version') !== schemaVersion)
    throw startFailure(`${file} is a state file of another version of the mock`, `Move the file away, ${other}`)
}

/** Opens the database of a file for this process alone. Throws an error of SQLite or a start failure. */
const openDatabase = (Database: typeof DatabaseSync, file: string): DatabaseSync => {
  const database = new Database(file)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  const isNew = isEmpty(database)
  if (isNew) database.exec(freePages)
  else requireOurs(file, database)
  // WAL makes a commit cheap, and only a power cut can lose one. The lock is kept until the process ends, however it ends.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 16777216')
  transaction(database, () => {
    if (isNew) database.exec(createTables)
  })
  return database
}

/** Copies what is intact into a new file that replaces the damaged one, which is kept. */
const replaceDamaged = (
  Database: typeof DatabaseSync,
  file: string,
  damaged: DatabaseSync,
  skipped: ReadonlySet<string>,
) => {
  let aside = `${file}.damaged`
  for (let n = 2; existsSync(aside); n += 1) aside = `${file}.damaged-${n}`
  const rebuilt = `${file}.rebuilt`
  for (const each of [rebuilt, `${rebuilt}-journal`]) rmSync(each, { force: true })
  closeSync(openSync(rebuilt, 'a', 0o600))
  const copy = new Database(rebuilt)
  copy.exec(freePages)
  transaction(copy, () => {
    copy.exec(createTables)
    copyIntact(damaged, copy, skipped)
  })
  copy.close()
  damaged.close()
  linkSync(file, aside)
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`)
  renameSync(rebuilt, file)
  return aside
}

/** Opens a state file, or creates it. Reports what is damaged or missing and leaves it out. Throws a start failure. */
export const openState = (named: string): StateStore => {
  let file = named
  try {
    // SQLite writes beside the file itself, not beside a link to it.
    if (existsSync(named)) file = realpathSync(named)
    prepareFile(file)
    const { DatabaseSync: Database } = loadSqlite()
    const log = `${file}-wal`
    const hasLog = existsSync(log)
    let database = openDatabase(Database, file)
    if (!hasLog && isUnfinished(database))
      console.error(`Failed to restore the last changes of ${file}: ${log} is missing. The rest is kept.`)
    const { faults, skipped } = damageOf(database)
    if (faults.length > 0) {
      const aside = replaceDamaged(Database, file, database, skipped)
      for (const [name, reason] of faults)
        console.error(
          `Failed to restore ${name} of ${file}: ${reason}. The rest is kept; ${basename(aside)} is the damaged file.`,
        )
      database = openDatabase(Database, file)
    }
    return new StateStore(file, database)
  } catch (error) {
    throw failureOf(file, error)
  }
}
