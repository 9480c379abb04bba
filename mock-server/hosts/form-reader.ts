import { fromUtf8, concatBytes, utf8 } from '#fixtures/files/bytes.ts'
import { fileBytesMax, filesMax } from '#specs/rules/inquiry-files.ts'
import type { Form, Upload } from '../request.ts'
import { bodyBytesMax, limits, refusedForm } from './form-limits.ts'

/** What a host does faster than the language. */
export interface Means {
  /** Where `sought` begins in the bytes; -1 where it does not. */
  readonly find: (bytes: Uint8Array, sought: Uint8Array) => number
  /** SHA-256 of bytes that came in pieces, as hex. */
  readonly sum: (pieces: readonly Uint8Array[]) => string | Promise<string>
}

/** Understands the start of the rest; false where that takes more bytes. */
type Step = () => boolean

interface Part {
  readonly name: string
  /** Undefined where the part is text. */
  readonly fileName: string | undefined
  readonly type: string
  readonly pieces: Uint8Array[]
  size: number
}

const lineBreak = Uint8Array.of(13, 10)
const twoDashes = Uint8Array.of(45, 45)
const emptyLine = Uint8Array.of(13, 10, 13, 10)

const startsWith = (bytes: Uint8Array, sought: Uint8Array) => sought.every((byte, i) => bytes[i] === byte)

const joinedMax = 64 * 1024

/**
 * Adds a piece. Small ones are put together, like with like, so that neither their number nor the copying grows; one
 * that is a small part of what came with it is copied, so that the rest can go.
 */
const keep = (pieces: Uint8Array[], piece: Uint8Array) => {
  let last = piece.buffer.byteLength > 2 * piece.length ? concatBytes([piece]) : piece
  for (let former = pieces.at(-1); former; former = pieces.at(-1)) {
    if (former.length > 2 * last.length || former.length + last.length > joinedMax) break
    pieces.pop()
    last = concatBytes([former, last])
  }
  pieces.push(last)
}

/**
 * Reads a multipart body (RFC 7578) piece by piece, wherever it is cut, and keeps no more of it than the limits allow.
 * Throws a `Refusal` as soon as it is malformed or over a limit.
 */
export class FormReader {
  readonly #means: Means
  readonly #delimiter: Uint8Array
  readonly #fields: [string, string][] = []
  readonly #files: Promise<Upload>[] = []
  #size = 0
  #part: Part | undefined
  // As if a line had ended before the first delimiter too.
  #rest: Uint8Array = lineBreak
  #step: Step

  constructor(contentType: string, means: Means) {
    const boundary = paramsOf(contentType).get('boundary')
    if (!boundary) throw refusedForm.malformed()
    this.#means = means
    this.#delimiter = utf8(`\r\n--${boundary}`)
    this.#step = this.#preamble
  }

  write(piece: Uint8Array) {
    this.#size += piece.length
    if (this.#size > bodyBytesMax) throw refusedForm.tooLarge()
    this.#rest = this.#rest.length === 0 ? piece : concatBytes([this.#rest, piece])
    while (this.#step());
  }

  /** The form, once all of the body was written. */
  async end(): Promise<Form> {
    if (this.#step !== this.#epilogue) throw refusedForm.malformed()
    return { fields: this.#fields, files: await Promise.all(this.#files) }
  }

  /** Leaves what was understood, and goes on with what it says comes next. */
  #next(step: Step, from: number): true {
    this.#rest = this.#rest.subarray(from)
    this.#step = step
    return true
  }

  /** Hands on what stands before the next delimiter; until that is there, whatever cannot be the start of it. */
  #untilDelimiter(take: (bytes: Uint8Array) => void): boolean {
    const at = this.#means.find(this.#rest, this.#delimiter)
    if (at !== -1) {
      take(this.#rest.subarray(0, at))
      return this.#next(this.#edge, at + this.#delimiter.length)
    }
    const tail = Math.max(0, this.#rest.length - this.#delimiter.length + 1)
    const start = this.#rest.indexOf(lineBreak[0]!, tail)
    const sure = start === -1 ? this.#rest.length : start
    take(this.#rest.subarray(0, sure))
    this.#rest = this.#rest.subarray(sure)
    return false
  }

  readonly #preamble: Step = () => this.#untilDelimiter(() => {})

  readonly #edge: Step = () => {
    if (this.#part) this.#close(this.#part)
    if (this.#rest.length < 2) return false
    if (startsWith(this.#rest, twoDashes)) return this.#next(this.#epilogue, 2)
    if (!startsWith(this.#rest, lineBreak)) throw refusedForm.malformed()
    // The line break stays: a part may have no head at all.
    return this.#next(this.#head, 0)
  }

  readonly #head: Step = () => {
    const end = this.#means.find(this.#rest, emptyLine)
    const length = end === -1 ? this.#rest.length - emptyLine.length + 1 : end
    if (length > limits.headerSize) throw refusedForm.malformed()
    if (end === -1) return false
    this.#part = this.#open(fromUtf8(this.#rest.subarray(0, end)))
    // The second line break stays: it is that of the delimiter where there is no content.
    return this.#next(this.#contentStart, end + lineBreak.length)
  }

  readonly #contentStart: Step = () => {
    if (this.#rest.length < this.#delimiter.length) return false
    return this.#next(this.#content, startsWith(this.#rest, this.#delimiter) ? 0 : lineBreak.length)
  }

  readonly #content: Step = () => this.#untilDelimiter((bytes) => this.#take(bytes))

  readonly #epilogue: Step = () => {
    this.#rest = this.#rest.subarray(this.#rest.length)
    return false
  }

  #open(head: string): Part {
    if (this.#fields.length + this.#files.length === limits.parts) throw refusedForm.tooMany()
    const part = partOf(head)
    const isFull =
      part.fileName === undefined ? this.#fields.length === limits.fields : this.#files.length === limits.files
    if (isFull) throw refusedForm.tooMany()
    return part
  }

  #take(bytes: Uint8Array) {
    const part = this.#part!
    const isText = part.fileName === undefined
    if (isText && part.size + bytes.length > limits.fieldSize) throw refusedForm.fieldTooLong(part.name)
    const kept = isText ? bytes : bytes.subarray(0, limits.fileSize - part.size)
    part.size += kept.length
    if (kept.length > 0) keep(part.pieces, kept)
  }

  #close(part: Part) {
    this.#part = undefined
    if (part.fileName === undefined) this.#fields.push([part.name, fromUtf8(concatBytes(part.pieces))])
    // The bytes of files past the count are not kept: such a form is refused.
    else this.#files.push(this.#upload(part, this.#files.length < filesMax && part.size <= fileBytesMax))
  }

  async #upload({ name: field, fileName: name = '', type, size, pieces }: Part, isKept: boolean): Promise<Upload> {
    return { field, name, type, size, sha256: await this.#means.sum(pieces), bytes: isKept ? pieces : null }
  }
}

/** The parameters of a header's value, without their quotes. */
const paramsOf = (value: string) =>
  new Map(
    [...value.matchAll(/;\s*([^\s=;]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]*))/g)].map(
      ([, name, quoted, plain]) => [name!.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? ''] as const,
    ),
  )

const headOf = (text: string) => {
  const lines = text.split('\r\n').filter((line) => line !== '')
  if (lines.some((line) => /[\r\n]/.test(line))) throw refusedForm.malformed()
  return new Map(
    lines.slice(0, limits.headerPairs).map((line) => {
      const colon = line.indexOf(':')
      if (colon < 1) throw refusedForm.malformed()
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
}

const partOf = (head: string): Part => {
  const rows = headOf(head)
  const disposition = rows.get('content-disposition') ?? ''
  if (!/^form-data\s*(;|$)/i.test(disposition)) throw refusedForm.malformed()
  const params = paramsOf(disposition)
  const type = rows.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'text/plain'
  const fileName = params.get('filename') ?? (type === 'application/octet-stream' ? '' : undefined)
  const name = params.get('name') ?? (fileName === undefined ? undefined : '')
  if (name === undefined || name.length > limits.fieldNameSize) throw refusedForm.malformed()
  return { name, fileName, type, pieces: [], size: 0 }
}
