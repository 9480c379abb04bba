import { constants } from 'node:fs'
import { access, appendFile, open, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type * as z from 'zod'
import type { Snapshot } from '#specs/contract/control.ts'
import { nodeBase64 } from '../hosts/node-base64.ts'
import { isRefusal } from '../refusal.ts'
import { Clock } from '../worlds/clock.ts'
import { readSnapshot, restore } from '../worlds/snapshot.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { startFailure } from './command-line.ts'
import {
  base64OfLine,
  fileReference,
  filesOf,
  hashOfLine,
  header,
  headerLine,
  linesOf,
  readWorldLine,
  worldLine,
} from './state-lines.ts'
import type { LogContents } from './state-log.ts'

/** Reads the line of a file with this hash; undefined if there is none. */
type LineOf = (hash: string) => Promise<Buffer | undefined>

interface Restored {
  /** What the file contains; undefined if nothing can be appended to it. */
  readonly contents: LogContents | undefined
  /** Whether the file contains lines that must not be read again. */
  readonly isOutdated: boolean
}

/** Restores the worlds of a file. Throws a start failure. */
export const restoreState = async (file: string, worlds: Worlds): Promise<Restored> => {
  if (!(await exists(file))) return { contents: undefined, isOutdated: false }
  const { texts, places, broken, contents, isCut } = await read(file)
  const handle = await open(file)
  const lineOf: LineOf = async (hash) => {
    const place = places.get(hash)
    return place && (await handle.read(Buffer.allocUnsafeSlow(place.length), 0, place.length, place.at)).buffer
  }
  try {
    for (const [id, text] of texts)
      await restoreWorld(text, lineOf, worlds).catch((error: unknown) =>
        broken.push({ name: `the world "${id}"`, reason: reasonOf(error), text }),
      )
    await leaveOut(file, broken, lineOf)
  } finally {
    await handle.close()
  }
  const isOutdated = isCut || broken.length > 0
  return { contents: isOutdated ? undefined : contents, isOutdated }
}

interface Broken {
  readonly name: string
  readonly reason: string
  readonly text: string
}

/** Where the line of a file is. All of them together would need twice the memory of the worlds. */
interface Place {
  readonly at: number
  readonly length: number
}

/** The last line of each world, and the places of all files. */
const read = async (file: string) => {
  const texts = new Map<string, string>()
  const places = new Map<string, Place>()
  const broken: Broken[] = []
  const contents: LogContents = { bytes: 0, worlds: new Map(), files: new Map() }
  const invalid = (reason: string) =>
    startFailure(
      `${file} is not a valid state file (${reason})`,
      'Move the file away, or choose another file with --state.',
    )
  let head: z.infer<typeof header> | undefined
  let lineNumber = 0
  const { size } = await stat(file)
  // A line without a line break at the end of the file: a save was interrupted, and the lines above count.
  const isCut = () => contents.bytes > size
  for await (const line of linesOf(file)) {
    lineNumber += 1
    const at = contents.bytes
    contents.bytes += line.length + 1
    if (!head) {
      const { data, error } = header.safeParse(parsed(line.toString()))
      if (error) throw invalid(`line 1: ${reasonOf(error)}`)
      head = data
      continue
    }
    const hash = hashOfLine(line)
    if (hash !== undefined) {
      places.set(hash, { at, length: line.length })
      contents.files.set(hash, line.length)
      continue
    }
    const text = line.toString()
    if (isCut() && head.version === 2 && parsed(text) === undefined) continue
    const world = readWorldLine(text)
    if (!world) broken.push({ name: `line ${lineNumber}`, reason: 'it is not the JSON of a world', text })
    else if (world.isDeleted) {
      texts.delete(world.id)
      contents.worlds.delete(world.id)
    } else {
      texts.set(world.id, text)
      contents.worlds.set(world.id, { bytes: line.length, files: filesOf(text) })
    }
  }
  if (!head) throw invalid('line 0: it contains no worlds')
  const count = lineNumber - 1
  if (head.version === 1 && count !== head.worlds) throw invalid(`it contains ${count} of ${head.worlds} worlds`)
  return { texts, places, broken, isCut: isCut(), contents: head.version === 1 ? undefined : contents }
}

const restoreWorld = async (text: string, lineOf: LineOf, worlds: Worlds) => {
  const { id, created, snapshot } = worldLine.parse(parsed(text))
  const saved = readSnapshot(await withFiles(snapshot, lineOf))
  const world = await worlds.put(id, created, (fresh) => restore(fresh, saved, nodeBase64))
  // A clock that follows real time must skip the time while the mock was not running.
  if (saved.settings.now === null && !saved.clock.frozen) world.clock = new Clock(null, false)
}

/** Reports lines that cannot be restored, and appends them with their files to a state file of their own. */
const leaveOut = async (file: string, broken: readonly Broken[], lineOf: LineOf) => {
  if (broken.length === 0) return
  const aside = `${file}.left-out`
  const texts = [(await isMissing(aside)) ? headerLine : '']
  for (const { name, reason, text } of broken) {
    console.error(`Failed to restore ${name} of ${file}: ${reason}. It was skipped and saved to ${basename(aside)}.`)
    for (const hash of filesOf(text)) {
      const line = await lineOf(hash)
      if (line) texts.push(`${line.toString('latin1')}\n`)
    }
    texts.push(`${text}\n`)
  }
  try {
    for (const text of texts) await appendFile(aside, text, { mode: 0o600 })
  } catch (error) {
    throw startFailure(
      `${aside} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      'Change the permissions of its folder, or choose another file with --state.',
    )
  }
}

const isMissing = (file: string) =>
  access(file).then(
    () => false,
    () => true,
  )

/** Whether the file exists; false if it can be created. Throws a start failure otherwise. */
const exists = async (file: string): Promise<boolean> => {
  const inaccessible = (done: string, { code }: NodeJS.ErrnoException) =>
    startFailure(`${file} cannot be ${done} (${code})`, 'Choose another file with --state.')
  try {
    const handle = await open(file)
    const stats = await handle.stat()
    await handle.close()
    if (stats.isFile()) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw inaccessible('read', error as NodeJS.ErrnoException)
    await access(dirname(file), constants.W_OK).catch((reason: NodeJS.ErrnoException) => {
      throw inaccessible('written', reason)
    })
    return false
  }
  throw startFailure(`${file} is a folder`, 'Set --state to a file.')
}

/** The bytes that a file names by their hash. Throws if they are missing. */
const bytesOf = async (value: unknown, lineOf: LineOf): Promise<unknown> => {
  if (typeof value !== 'string' || !value.startsWith(fileReference(''))) return value
  const line = await lineOf(value.slice(fileReference('').length))
  if (!line) throw new Error(`the file ${value} is missing`)
  return nodeBase64.decode(base64OfLine(line))
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Puts the bytes of its files into a snapshot that is not validated yet. */
const withFiles = async (snapshot: Snapshot, lineOf: LineOf): Promise<Snapshot> => {
  for (const submission of asList(snapshot.submissions) as readonly { readonly files?: unknown }[])
    for (const file of asList(submission?.files) as readonly { bytes?: unknown }[])
      if (file?.bytes !== undefined) file.bytes = await bytesOf(file.bytes, lineOf)
  return snapshot
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The first reason of a refusal or of a zod error, else the message. */
const reasonOf = (error: unknown): string => {
  if (isRefusal(error)) {
    const [first] = error.detail.errors ?? []
    return `${first?.field ?? 'snapshot'}: ${first?.text ?? error.code}`
  }
  const [issue] = (error as Partial<z.ZodError>).issues ?? []
  if (!issue) return (error as Error).message
  return [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ')
}
