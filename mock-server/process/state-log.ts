import { createHash } from 'node:crypto'
import { open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { concatBytes, freeBytes, utf8 } from '../bytes.ts'
import { snapshotText } from '../worlds/snapshot-text.ts'
import type { World } from '../worlds/world.ts'
import { deletionLine, fileLine, fileReference, filesOf, headerLine } from './state-lines.ts'

/** What a state file contains. */
export interface LogContents {
  bytes: number
  /** The length and the files of the last line of each world. */
  readonly worlds: Map<string, { readonly bytes: number; readonly files: readonly string[] }>
  /** The lengths of the lines with files, by hash. */
  readonly files: Map<string, number>
}

/** Outdated lines are removed once they are this much more than the current ones. */
const outdatedMin = 16 * 1024 * 1024

const empty = (): LogContents => ({ bytes: 0, worlds: new Map(), files: new Map() })

/** Hashes of files by the chunks that they are kept in, so that a file is read once, not in each save. */
const hashes = new WeakMap<readonly Uint8Array[], string>()

const hashOf = (chunks: readonly Uint8Array[]): string => {
  const known = hashes.get(chunks)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  const digest = hash.digest('hex')
  hashes.set(chunks, digest)
  return digest
}

/** Appends worlds to a state file, and rewrites it when most of it is outdated. */
export class StateLog {
  readonly #file: string
  #contents: LogContents
  #handle: FileHandle | undefined

  /** @param contents undefined if the file does not exist or must be rewritten */
  constructor(file: string, contents: LogContents | undefined) {
    this.#file = file
    this.#contents = contents ?? empty()
  }

  /** Whether the whole file is written next. */
  get isRewriteDue(): boolean {
    const { bytes, worlds, files } = this.#contents
    if (bytes === 0) return true
    const used = new Set([...worlds.values()].flatMap((world) => world.files))
    let current = 0
    for (const world of worlds.values()) current += world.bytes
    for (const hash of used) current += files.get(hash) ?? 0
    return bytes > 2 * current + outdatedMin
  }

  /** Appends worlds and the ids of deleted ones. `onFailure` is called for a world that cannot be written. */
  async append(worlds: readonly World[], deleted: readonly string[], onFailure: (world: World, error: Error) => void) {
    this.#handle ??= await open(this.#file, 'a', 0o600)
    try {
      await this.#write(this.#handle, this.#contents, worlds, onFailure)
      for (const id of deleted) {
        this.#contents.worlds.delete(id)
        await this.#add(this.#handle, this.#contents, utf8(deletionLine(id)))
      }
      await this.#handle.datasync()
    } catch (error) {
      // A line may be incomplete, so nothing can be appended to it.
      this.#contents = empty()
      throw error
    }
  }

  /** Writes all worlds to a temporary file that then replaces the state file, so that this is always complete. */
  async rewrite(worlds: readonly World[], onFailure: (world: World, error: Error) => void) {
    const temporaryFile = temporaryFileOf(this.#file)
    const contents = empty()
    const handle = await open(temporaryFile, 'w', 0o600)
    try {
      await this.#add(handle, contents, utf8(headerLine))
      await this.#write(handle, contents, worlds, onFailure)
      await handle.sync()
      await rename(temporaryFile, this.#file)
    } catch (error) {
      await handle.close()
      await rm(temporaryFile, { force: true })
      throw error
    }
    await this.#handle?.close()
    this.#handle = handle
    this.#contents = contents
  }

  async close() {
    await this.#handle?.close()
    this.#handle = undefined
  }

  /** Appends bytes and frees them. Returns their number. */
  async #add(handle: FileHandle, contents: LogContents, bytes: Uint8Array): Promise<number> {
    const { length } = bytes
    await handle.appendFile(bytes)
    freeBytes(bytes)
    contents.bytes += length
    return length
  }

  async #write(
    handle: FileHandle,
    contents: LogContents,
    worlds: readonly World[],
    onFailure: (world: World, error: Error) => void,
  ) {
    for (const world of worlds) {
      const pieces = await this.#textOf(handle, contents, world).catch((error: Error) => error)
      if (isSystemError(pieces)) throw pieces
      if (pieces instanceof Error) {
        onFailure(world, pieces)
        continue
      }
      let bytes = 0
      const files = new Set<string>()
      for (const piece of pieces) {
        bytes += await this.#add(handle, contents, utf8(piece))
        for (const hash of filesOf(piece)) files.add(hash)
      }
      contents.worlds.set(world.id, { bytes, files: [...files] })
    }
  }

  /** The line of a world, after the lines of its new files were written. */
  async #textOf(handle: FileHandle, contents: LogContents, world: World): Promise<readonly string[]> {
    const { id, created } = world
    const pieces = await snapshotText(world, async (chunks) => {
      const hash = hashOf(chunks)
      if (!contents.files.has(hash)) {
        const bytes = concatBytes(chunks)
        const line = fileLine(hash, bytes)
        freeBytes(bytes)
        contents.files.set(hash, line.length)
        await this.#add(handle, contents, line)
      }
      return fileReference(hash)
    })
    return [`${JSON.stringify({ id, created }).slice(0, -1)},"snapshot":`, ...pieces, '}\n']
  }
}

/** Where a rewrite writes. */
const temporaryFileOf = (file: string) => `${file}.${process.pid}.part`

/** Removes the temporary files of processes that were killed while they rewrote the file. The file must be locked. */
export const removeLeftovers = async (file: string) => {
  const folder = dirname(file)
  const isLeftover = (name: string) =>
    name.startsWith(`${basename(file)}.`) && /^\d+\.part$/.test(name.slice(basename(file).length + 1))
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isLeftover)) await rm(join(folder, name), { force: true })
}

const isSystemError = (value: unknown): value is NodeJS.ErrnoException => value instanceof Error && 'syscall' in value
