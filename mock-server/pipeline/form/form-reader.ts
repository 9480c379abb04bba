import { bytesOfBinary, concatBytes, hexOf } from '../../http/bytes.ts'
import { Refusal, refusalOf } from '../../http/refusal.ts'
import type { Form } from '../../http/request.ts'
import { decodeForm, labelOf, type Hasher, type Part, bodyBytesMax, limits } from './decode-form.ts'
import { malformed, parametersOf, parsePartHeaders, type PartHeaders } from './part-headers.ts'

/** Functions for which each host has its own fast implementation. */
export interface HostFunctions {
  /** Index of `pattern` in the bytes; -1 if it is not there. */
  readonly indexOf: (bytes: Uint8Array, pattern: Uint8Array) => number
  readonly sha256: () => Hasher
}

/** Parses the start of the buffer. Returns false if it needs more bytes. */
type Step = () => boolean

const lineFeed = 10
const lineBreak = Uint8Array.of(13, lineFeed)
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
 * `write` and `end` throw a `Refusal` if the body is malformed or over a limit. Names and texts are decoded at the end,
 * because a field of the form, `_charset_`, can name their charset.
 */
export class FormReader {
  readonly #functions: HostFunctions
  readonly #boundary: string
  readonly #delimiter: Uint8Array
  readonly #parts: Part[] = []
  #size = 0
  // Starts with a line break, because the first delimiter has none before it.
  #buffer: Uint8Array = lineBreak
  #step: Step

  constructor(contentType: string, functions: HostFunctions) {
    this.#boundary = parametersOf(contentType)?.get('boundary') ?? ''
    if (this.#boundary === '') throw malformed('multipart.noBoundary')
    this.#functions = functions
    this.#delimiter = bytesOfBinary(`\r\n--${this.#boundary}`)
    this.#step = this.#preamble
  }

  write(chunk: Uint8Array) {
    this.#size += chunk.length
    if (this.#size > bodyBytesMax) throw new Refusal('PAYLOAD_TOO_LARGE')
    this.#buffer = this.#buffer.length === 0 ? chunk : concatBytes([this.#buffer, chunk])
    while (this.#step());
  }

  /** Returns the form. Call it after the whole body was written. */
  async end(): Promise<Form> {
    if (this.#step !== this.#epilogue) throw this.#incomplete()
    return decodeForm(this.#parts)
  }

  /** Says what a body lacks that ends before the closing boundary. */
  #incomplete(): Refusal {
    const boundary = this.#boundary
    if (this.#size === 0) return malformed('multipart.noBody')
    if (this.#step === this.#headers && this.#functions.indexOf(this.#buffer, this.#delimiter) !== -1)
      return malformed(['multipart.headerLine', { part: this.#parts.length + 1, line: `--${boundary}` }])
    if (this.#step !== this.#preamble) return malformed(['multipart.noClosingBoundary', { boundary }])
    // Without the line break, which a body with other line ends does not have.
    const isLineFeed = this.#functions.indexOf(this.#buffer, this.#delimiter.subarray(2)) !== -1
    return malformed(isLineFeed ? 'multipart.lineFeed' : ['multipart.boundaryNotFound', { boundary }])
  }

  /** Drops the first `from` bytes of the buffer and continues with `step`. */
  #next(step: Step, from: number): true {
    this.#buffer = this.#buffer.subarray(from)
    this.#step = step
    return true
  }

  readonly #preamble: Step = () => {
    const at = this.#functions.indexOf(this.#buffer, this.#delimiter)
    if (at === -1 && this.#buffer.length <= limits.headerSize) return false
    if (at !== -1 && at <= limits.headerSize) return this.#next(this.#afterDelimiter, at + this.#delimiter.length)
    this.#buffer = this.#buffer.subarray(0, limits.headerSize)
    throw this.#incomplete()
  }

  readonly #afterDelimiter: Step = () => {
    if (this.#buffer.length < 2) return false
    return startsWith(this.#buffer, twoDashes) ? this.#next(this.#epilogue, 2) : this.#next(this.#padding, 0)
  }

  /** RFC 2046 calls the spaces after a boundary transport padding. */
  readonly #padding: Step = () => {
    const end = this.#buffer.findIndex((byte) => byte !== 32 && byte !== 9)
    this.#buffer = this.#buffer.subarray(end === -1 ? this.#buffer.length : end)
    if (this.#buffer[0] === lineFeed) throw malformed('multipart.lineFeed')
    if (this.#buffer.length < 2) return false
    if (!startsWith(this.#buffer, lineBreak))
      throw malformed(['multipart.boundaryInside', { boundary: this.#boundary }])
    // The line break stays, because a part may have no headers.
    return this.#next(this.#headers, 0)
  }

  readonly #headers: Step = () => {
    const end = this.#functions.indexOf(this.#buffer, emptyLine)
    const length = end === -1 ? this.#buffer.length - emptyLine.length + 1 : end
    const part = this.#parts.length + 1
    if (length > limits.headerSize) throw malformed(['multipart.headersTooLong', { part, max: limits.headerSize }])
    if (end === -1) return false
    this.#open(parsePartHeaders(this.#buffer.subarray(0, end), part))
    // The second line break stays: if the content is empty, it belongs to the delimiter.
    return this.#next(this.#contentStart, end + lineBreak.length)
  }

  readonly #contentStart: Step = () => {
    if (this.#buffer.length < this.#delimiter.length) return false
    return this.#next(this.#content, startsWith(this.#buffer, this.#delimiter) ? 0 : lineBreak.length)
  }

  /** Stores the bytes before the next delimiter; if there is none yet, those that cannot be the start of one. */
  readonly #content: Step = () => {
    const at = this.#functions.indexOf(this.#buffer, this.#delimiter)
    if (at !== -1) {
      this.#append(this.#buffer.subarray(0, at))
      return this.#next(this.#afterDelimiter, at + this.#delimiter.length)
    }
    const tail = Math.max(0, this.#buffer.length - this.#delimiter.length + 1)
    const start = this.#buffer.indexOf(lineBreak[0]!, tail)
    const end = start === -1 ? this.#buffer.length : start
    this.#append(this.#buffer.subarray(0, end))
    this.#buffer = this.#buffer.subarray(end)
    return false
  }

  readonly #epilogue: Step = () => {
    this.#buffer = this.#buffer.subarray(this.#buffer.length)
    return false
  }

  #open(headers: PartHeaders) {
    const isText = headers.fileName === undefined
    const alike = this.#parts.filter(({ fileName }) => (fileName === undefined) === isText).length
    if (alike === (isText ? limits.fields : limits.files))
      throw malformed(['multipart.tooManyParts', { fields: limits.fields, files: limits.files }])
    this.#parts.push({ ...headers, chunks: [], hasher: isText ? undefined : this.#functions.sha256(), size: 0 })
  }

  #append(bytes: Uint8Array) {
    const part = this.#parts.at(-1)!
    const isText = part.fileName === undefined
    if (isText && part.size + bytes.length > limits.fieldSize)
      throw refusalOf([{ field: labelOf(part.name), code: 'PAYLOAD_TOO_LARGE', message: 'error.fieldTooLong' }])
    const stored = isText ? bytes : bytes.subarray(0, limits.fileSize - part.size)
    part.size += stored.length
    if (stored.length === 0) return
    part.hasher?.update(stored)
    append(part.chunks, stored)
  }
}

const functions: HostFunctions = {
  indexOf: (bytes, pattern) => {
    for (let at = bytes.indexOf(pattern[0]!); at !== -1; at = bytes.indexOf(pattern[0]!, at + 1))
      if (pattern.every((byte, i) => bytes[at + i] === byte)) return at
    return -1
  },
  // A browser cannot compute a hash incrementally.
  sha256: () => {
    const chunks: Uint8Array[] = []
    return {
      update: (bytes) => void chunks.push(bytes),
      digest: async () => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', concatBytes(chunks)))),
    }
  },
}

/** Parses a form from its complete body, as in a browser. Throws a `Refusal` if it is malformed or over a limit. */
export const formOfBytes = async (contentType: string, body: Uint8Array): Promise<Form> => {
  const reader = new FormReader(contentType, functions)
  reader.write(body)
  return reader.end()
}
