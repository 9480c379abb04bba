import { fromUtf8, concatBytes, utf8 } from '../bytes.ts'
import type { Upload } from '#specs/contract/upload.ts'
import { fileBytesMax, limits as productLimits } from '#specs/rules/limits.ts'
import type { Form } from '../request.ts'
import { bodyBytesMax, limits, formRefusals } from './form-limits.ts'

/** Functions for which each host has its own fast implementation. */
export interface HostFunctions {
  /** Index of `pattern` in the bytes; -1 if it is not there. */
  readonly indexOf: (bytes: Uint8Array, pattern: Uint8Array) => number
  readonly sha256: () => Hasher
}

/** Computes a hash while the bytes arrive, when they are still in the cache of the processor. */
export interface Hasher {
  readonly update: (bytes: Uint8Array) => void
  /** The hash as hex. */
  readonly digest: () => string | Promise<string>
}

/** Parses the start of the buffer. Returns false if it needs more bytes. */
type Step = () => boolean

interface Part {
  readonly name: string
  /** Undefined for a text part. */
  readonly fileName: string | undefined
  readonly type: string
  readonly chunks: Uint8Array[]
  /** Undefined for a text part. */
  readonly hasher: Hasher | undefined
  size: number
}

const lineBreak = Uint8Array.of(13, 10)
const twoDashes = Uint8Array.of(45, 45)
const emptyLine = Uint8Array.of(13, 10, 13, 10)

const startsWith = (bytes: Uint8Array, prefix: Uint8Array) => prefix.every((byte, i) => bytes[i] === byte)

const joinedChunkMax = 64 * 1024

/**
 * Appends a chunk. Joins small chunks of similar size, which bounds both the number of chunks and the copying. Copies a
 * chunk that is a small part of its buffer, so that the buffer can be garbage-collected.
 */
const append = (chunks: Uint8Array[], chunk: Uint8Array) => {
  let last = chunk.buffer.byteLength > 2 * chunk.length ? concatBytes([chunk]) : chunk
  for (let previous = chunks.at(-1); previous; previous = chunks.at(-1)) {
    if (previous.length > 2 * last.length || previous.length + last.length > joinedChunkMax) break
    chunks.pop()
    last = concatBytes([previous, last])
  }
  chunks.push(last)
}

/**
 * Incremental parser for multipart bodies (RFC 7578) in chunks of any size. Stores no more than the limits allow. Both
 * `write` and `end` throw a `Refusal` if the body is malformed or over a limit.
 */
export class FormReader {
  readonly #functions: HostFunctions
  readonly #delimiter: Uint8Array
  readonly #fields: [string, string][] = []
  readonly #files: Promise<Upload>[] = []
  #size = 0
  #part: Part | undefined
  // Starts with a line break, because the first delimiter has none before it.
  #buffer: Uint8Array = lineBreak
  #step: Step

  constructor(contentType: string, functions: HostFunctions) {
    const boundary = paramsOf(contentType).get('boundary')
    if (!boundary) throw formRefusals.malformed()
    this.#functions = functions
    this.#delimiter = utf8(`\r\n--${boundary}`)
    this.#step = this.#preamble
  }

  write(chunk: Uint8Array) {
    this.#size += chunk.length
    if (this.#size > bodyBytesMax) throw formRefusals.tooLarge()
    this.#buffer = this.#buffer.length === 0 ? chunk : concatBytes([this.#buffer, chunk])
    while (this.#step());
  }

  /** Returns the form. Call it after the whole body was written. */
  async end(): Promise<Form> {
    if (this.#step !== this.#epilogue) throw formRefusals.malformed()
    return { fields: this.#fields, files: await Promise.all(this.#files) }
  }

  /** Drops the first `from` bytes of the buffer and continues with `step`. */
  #next(step: Step, from: number): true {
    this.#buffer = this.#buffer.subarray(from)
    this.#step = step
    return true
  }

  /** Passes on the bytes before the next delimiter; if there is none yet, those that cannot be the start of one. */
  #untilDelimiter(consume: (bytes: Uint8Array) => void): boolean {
    const at = this.#functions.indexOf(this.#buffer, this.#delimiter)
    if (at !== -1) {
      consume(this.#buffer.subarray(0, at))
      return this.#next(this.#afterDelimiter, at + this.#delimiter.length)
    }
    const tail = Math.max(0, this.#buffer.length - this.#delimiter.length + 1)
    const start = this.#buffer.indexOf(lineBreak[0]!, tail)
    const end = start === -1 ? this.#buffer.length : start
    consume(this.#buffer.subarray(0, end))
    this.#buffer = this.#buffer.subarray(end)
    return false
  }

  readonly #preamble: Step = () => this.#untilDelimiter(() => {})

  readonly #afterDelimiter: Step = () => {
    if (this.#part) this.#close(this.#part)
    if (this.#buffer.length < 2) return false
    if (startsWith(this.#buffer, twoDashes)) return this.#next(this.#epilogue, 2)
    if (!startsWith(this.#buffer, lineBreak)) throw formRefusals.malformed()
    // The line break stays, because a part may have no headers.
    return this.#next(this.#headers, 0)
  }

  readonly #headers: Step = () => {
    const end = this.#functions.indexOf(this.#buffer, emptyLine)
    const length = end === -1 ? this.#buffer.length - emptyLine.length + 1 : end
    if (length > limits.headerSize) throw formRefusals.malformed()
    if (end === -1) return false
    this.#part = this.#open(fromUtf8(this.#buffer.subarray(0, end)))
    // The second line break stays: if the content is empty, it belongs to the delimiter.
    return this.#next(this.#contentStart, end + lineBreak.length)
  }

  readonly #contentStart: Step = () => {
    if (this.#buffer.length < this.#delimiter.length) return false
    return this.#next(this.#content, startsWith(this.#buffer, this.#delimiter) ? 0 : lineBreak.length)
  }

  readonly #content: Step = () => this.#untilDelimiter((bytes) => this.#append(bytes))

  readonly #epilogue: Step = () => {
    this.#buffer = this.#buffer.subarray(this.#buffer.length)
    return false
  }

  #open(headers: string): Part {
    if (this.#fields.length + this.#files.length === limits.parts) throw formRefusals.tooMany()
    const part = partOf(headers, this.#functions)
    const isFull =
      part.fileName === undefined ? this.#fields.length === limits.fields : this.#files.length === limits.files
    if (isFull) throw formRefusals.tooMany()
    return part
  }

  #append(bytes: Uint8Array) {
    const part = this.#part!
    const isText = part.fileName === undefined
    if (isText && part.size + bytes.length > limits.fieldSize) throw formRefusals.fieldTooLong(part.name)
    const stored = isText ? bytes : bytes.subarray(0, limits.fileSize - part.size)
    part.size += stored.length
    if (stored.length === 0) return
    part.hasher?.update(stored)
    append(part.chunks, stored)
  }

  #close(part: Part) {
    this.#part = undefined
    if (part.fileName === undefined) this.#fields.push([part.name, fromUtf8(concatBytes(part.chunks))])
    // The bytes of excess files are not stored, because the form will be refused.
    else this.#files.push(upload(part, this.#files.length < productLimits.filesMax && part.size <= fileBytesMax))
  }
}

const upload = async (
  { name: field, fileName: name = '', type, size, chunks, hasher }: Part,
  storesBytes: boolean,
) => ({
  field,
  name,
  type,
  size,
  sha256: (await hasher?.digest()) ?? '',
  bytes: storesBytes ? chunks : null,
})

/** The parameters of a header value, unquoted. */
const paramsOf = (value: string) =>
  new Map(
    [...value.matchAll(/;\s*([^\s=;]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]*))/g)].map(
      ([, name, quoted, plain]) => [name!.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? ''] as const,
    ),
  )

const headersOf = (text: string) => {
  const lines = text.split('\r\n').filter((line) => line !== '')
  if (lines.some((line) => /[\r\n]/.test(line))) throw formRefusals.malformed()
  return new Map(
    lines.slice(0, limits.headerPairs).map((line) => {
      const colon = line.indexOf(':')
      if (colon < 1) throw formRefusals.malformed()
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
}

const partOf = (text: string, { sha256 }: HostFunctions): Part => {
  const headers = headersOf(text)
  const disposition = headers.get('content-disposition') ?? ''
  if (!/^form-data\s*(;|$)/i.test(disposition)) throw formRefusals.malformed()
  const params = paramsOf(disposition)
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'text/plain'
  const fileName = params.get('filename') ?? (type === 'application/octet-stream' ? '' : undefined)
  const name = params.get('name') ?? (fileName === undefined ? undefined : '')
  if (name === undefined || name.length > limits.fieldNameSize) throw formRefusals.malformed()
  return { name, fileName, type, chunks: [], hasher: fileName === undefined ? undefined : sha256(), size: 0 }
}
