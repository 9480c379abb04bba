import { createHash } from 'node:crypto'
import { Problem, wrong } from './problem.ts'
import { stored } from './text.ts'

export type Upload = { name: string; bytes: Buffer }
export type Form = { texts: Map<string, string[]>; files: Upload[] }
const MAX_TEXT = 64 * 1024
const malformed = (rule: string, field = 'body') => new Problem('BAD_REQUEST', [wrong(field, 'form', rule)])
const undecodable = (field: string, charset: string) => new Problem('BAD_REQUEST', [wrong(field, 'decode', charset)])
const utf8 = (latin1: string, field: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(latin1, 'latin1'))
  } catch {
    throw undecodable(field, 'UTF-8')
  }
}

/** The parameters of a header such as Content-Disposition, after its first word. */
function parameters(header: string) {
  const found = new Map<string, string>()
  const pattern = /;\s*([^=;\s]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^;]*))/g
  for (const [, name, quoted, bare] of header.matchAll(pattern)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, quoted === undefined ? bare.trim() : quoted.replaceAll('\\"', '"'))
  }
  return found
}

function decodeBy(charset: string, bytes: Buffer, field: string, keepMark = true) {
  let decoder: InstanceType<typeof TextDecoder>
  try {
    decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: keepMark })
  } catch {
    throw new Problem('BAD_REQUEST', [wrong(field, 'charset', charset)])
  }
  try {
    return decoder.decode(bytes)
  } catch {
    throw undecodable(field, charset)
  }
}

const unpercent = (text: string) =>
  Buffer.from(
    text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

/** `name*` and `filename*` (RFC 8187) first, then encoded words, percent-encoded names, and %22, %0D, %0A. */
function readName(all: Map<string, string>, key: string, field: string): string | undefined {
  const extended = all.get(`${key}*`)
  if (extended !== undefined) {
    const [, charset, value] = /^([^']*)'[^']*'(.*)$/s.exec(extended) ?? []
    if (value === undefined || /%(?![0-9a-f]{2})/i.test(value)) throw undecodable(field, 'RFC 8187')
    return decodeBy(charset, unpercent(value), field)
  }
  const raw = all.get(key)
  if (raw === undefined) return undefined
  const name = utf8(raw, field)
  if (/=\?[^?\s]+\?[bq]\?[^?]*\?=/i.test(name)) {
    return name.replace(/\?=\s+=\?/g, '?==?').replace(/=\?([^?\s]+)\?([bq])\?([^?]*)\?=/gi, (_, charset, how, value) => {
      const bytes = how.toLowerCase() === 'b' ? Buffer.from(value, 'base64') : unpercent(value.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, '%$1'))
      return decodeBy(charset, bytes, field)
    })
  }
  if (/%[89a-f][0-9a-f]/i.test(name) && /^(?:[\w.!~*'()+, -]|%[0-9a-f]{2})+$/i.test(name)) {
    try {
      return decodeURIComponent(name)
    } catch {
      return name
    }
  }
  return name.replace(/%(22|0D|0A)/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
}

function* parts(body: Buffer, boundary: string): Generator<{ head: string; bytes: Buffer }> {
  const mark = Buffer.from(`--${boundary}`, 'latin1')
  const next = (from: number) => {
    for (let at = body.indexOf(mark, from); at >= 0; at = body.indexOf(mark, at + 1)) {
      if (at === 0 || (body[at - 1] === 10 && body[at - 2] === 13)) return at
    }
    return -1
  }
  let at = next(0)
  if (at < 0) throw malformed('the boundary of Content-Type does not occur')
  for (;;) {
    let start = at + mark.length
    if (body.toString('latin1', start, start + 2) === '--') return
    while (body[start] === 32 || body[start] === 9) start++
    if (body[start] !== 13 || body[start + 1] !== 10) throw malformed('a line break follows a boundary')
    const end = next(start)
    if (end < 0) throw malformed('the last boundary ends with --')
    const empty = body.toString('latin1', start + 2, start + 4) === '\r\n'
    const split = empty ? start : body.indexOf('\r\n\r\n', start)
    if (split < 0 || split + 4 > end) throw malformed('an empty line follows the headers of a part')
    yield { head: body.toString('latin1', start + 2, split), bytes: body.subarray(split + 4, Math.max(split + 4, end - 2)) }
    at = end
  }
}

/** Reads multipart/form-data; `fileField` is the part for files. */
export function readForm(body: Buffer, contentType: string, fileField: string): Form {
  const boundary = parameters(contentType).get('boundary') ?? ''
  if (!/^[\x21-\x7e ]{0,69}[\x21-\x7e]$/.test(boundary)) throw malformed('Content-Type names a boundary')
  const raw: { name: string; bytes: Buffer; charset?: string }[] = []
  const files: Upload[] = []
  let count = 0
  for (const { head, bytes } of parts(body, boundary)) {
    if (++count > 128) throw new Problem('BAD_REQUEST', [wrong('body', 'texts')])
    const headers = new Map(
      head
        .replace(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => {
          const colon = line.indexOf(':')
          if (colon < 1) throw malformed('a header of a part has a name and a colon')
          return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const
        }),
    )
    const disposition = headers.get('content-disposition') ?? ''
    if (!/^form-data\s*(;|$)/i.test(disposition)) throw malformed('a part has Content-Disposition: form-data')
    const all = parameters(disposition)
    const name = readName(all, 'name', 'body')
    if (name === undefined) throw malformed('a part has a name')
    if (name.length > 100) throw malformed('a name has at most 100 characters', name.slice(0, 100))
    const fileName = readName(all, 'filename', name)
    const isFile = fileName !== undefined || name === fileField
    if (isFile && !fileName) {
      if (bytes.length) throw new Problem('BAD_REQUEST', [wrong(name, 'fileNameless')])
    } else if (isFile) {
      if (name !== fileField) throw new Problem('BAD_REQUEST', [wrong(name, 'fileOnly')])
      files.push({ name: fileName!, bytes: Buffer.from(bytes) })
    } else {
      if (bytes.length > MAX_TEXT) throw new Problem('PAYLOAD_TOO_LARGE', [{ ...wrong(name, 'longer', MAX_TEXT), code: 'PAYLOAD_TOO_LARGE' }])
      raw.push({ name, bytes, charset: parameters(`;${headers.get('content-type') ?? ''}`.replace(/^;[^;]*/, '')).get('charset') })
    }
  }
  if (raw.length > 64) throw new Problem('BAD_REQUEST', [wrong('body', 'texts')])
  const common = raw
    .find((one) => one.name === '_charset_')
    ?.bytes.toString('latin1')
    .trim()
  const texts = new Map<string, string[]>()
  for (const { name, bytes, charset } of raw) {
    texts.set(name, [...(texts.get(name) ?? []), decodeBy(charset || common || 'utf-8', bytes, name)])
  }
  return { texts, files }
}

/** What identifies the content of a form: fields and hashes of files, without the captcha. */
export const contentOf = (form: Form) =>
  JSON.stringify([
    [...form.texts]
      .filter(([name]) => !name.startsWith('captcha'))
      .map(([name, all]) => [name, all.map(stored)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    form.files.map((file) => [file.name.normalize('NFC'), createHash('sha256').update(file.bytes).digest('hex')]),
  ])
