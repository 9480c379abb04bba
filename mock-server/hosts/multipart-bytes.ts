import { fileBytesMax, filesMax } from '#specs/rules/inquiry-files.ts'
import type { Form, Upload } from '../asked.ts'
import { bodyBytesMax, limits, refusedForm } from './form-limits.ts'

type Bytes = Uint8Array<ArrayBuffer>

const dash = 45
const lineBreak = [13, 10]
// A byte order mark is part of what was sent.
const utf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Where `sought` begins in the bytes, at or after a place; -1 where it does not. */
const find = (bytes: Bytes, sought: Uint8Array, from: number) => {
  for (let at = bytes.indexOf(sought[0]!, from); at !== -1; at = bytes.indexOf(sought[0]!, at + 1))
    if (sought.every((byte, i) => bytes[at + i] === byte)) return at
  return -1
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

interface Part {
  readonly name: string | undefined
  /** Undefined where the part is text. */
  readonly fileName: string | undefined
  readonly type: string
  readonly bytes: Bytes
}

const partOf = (head: string, bytes: Bytes): Part => {
  const rows = headOf(head)
  const disposition = rows.get('content-disposition') ?? ''
  if (!/^form-data\s*(;|$)/i.test(disposition)) throw refusedForm.malformed()
  const params = paramsOf(disposition)
  const type = rows.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'text/plain'
  const fileName = params.get('filename') ?? (type === 'application/octet-stream' ? '' : undefined)
  return { name: params.get('name'), fileName, type, bytes }
}

/** The parts of a body in their order; a body that does not keep the form is refused. */
function* partsOf(body: Bytes, boundary: string): Generator<Part> {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`)
  const emptyLine = Uint8Array.from([...lineBreak, ...lineBreak])
  const startsAtOnce = delimiter.subarray(2).every((byte, i) => body[i] === byte)
  let at = startsAtOnce ? -2 : find(body, delimiter, 0)
  for (;;) {
    if (at === -1) throw refusedForm.malformed()
    const after = at + delimiter.length
    if (body[after] === dash && body[after + 1] === dash) return
    if (!lineBreak.every((byte, i) => body[after + i] === byte)) throw refusedForm.malformed()
    // From the line break of the delimiter on: a part may have no head at all.
    const headEnd = find(body, emptyLine, after)
    if (headEnd === -1 || headEnd - after > limits.headerSize) throw refusedForm.malformed()
    at = find(body, delimiter, after)
    if (at < headEnd + 2) throw refusedForm.malformed()
    yield partOf(utf8(body.subarray(after, headEnd)), body.subarray(headEnd + emptyLine.length, at))
  }
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fileOf = async (part: Part, isKept: boolean): Promise<Upload> => {
  const { name: field = '', fileName: name = '', type } = part
  const bytes = part.bytes.slice(0, limits.fileSize)
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
  const fits = bytes.length <= fileBytesMax
  return { field, name, type, size: bytes.length, sha256, bytes: isKept && fits ? bytes : null }
}

/** Reads a multipart body that is there as a whole, by the same limits and with the same refusals as a stream. */
export const formOfBytes = async (contentType: string, body: Bytes): Promise<Form> => {
  if (body.length > bodyBytesMax) throw refusedForm.tooLarge()
  const boundary = paramsOf(contentType).get('boundary')
  if (!boundary) throw refusedForm.malformed()
  const fields: [string, string][] = []
  const files: Upload[] = []
  let parts = 0
  for (const part of partsOf(body, boundary)) {
    parts += 1
    if (parts > limits.parts) throw refusedForm.tooMany()
    if (part.fileName !== undefined) {
      if (files.length === limits.files) throw refusedForm.tooMany()
      // The bytes of files past the count are not kept: such a form is refused.
      files.push(await fileOf(part, files.length < filesMax))
      continue
    }
    if (fields.length === limits.fields) throw refusedForm.tooMany()
    if (part.name === undefined || part.name.length > limits.fieldNameSize) throw refusedForm.malformed()
    if (part.bytes.length > limits.fieldSize) throw refusedForm.fieldTooLong(part.name)
    fields.push([part.name, utf8(part.bytes)])
  }
  return { fields, files }
}
