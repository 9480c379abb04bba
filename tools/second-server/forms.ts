import { createHash } from 'node:crypto'
import { fault, Problem, refuse, type Fault } from './words.ts'

// Bodies of multipart/form-data (RFC 7578).

export interface FormFile {
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
  readonly sha256: string
}

export interface Form {
  /** CR LF is LF. */
  readonly texts: Readonly<Record<string, string>>
  readonly files: readonly FormFile[]
}

type Parameters = ReadonlyMap<string, string>
const [textsMax, filesMax, textBytesMax, nameMax] = [64, 20, 64 * 1024, 100]

const malformed = (): never => {
  throw new Problem('BAD_REQUEST')
}

/** Text of bytes that are held as characters of Latin-1. */
const decode = (binary: string, charset = 'utf-8'): string =>
  new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(Buffer.from(binary, 'latin1'))

const unescaped = (text: string, escape = /%([\da-f]{2})/gi) =>
  text.replace(escape, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const parametersOf = (header: string): Parameters => {
  const parameters = new Map<string, string>()
  const parameter = /^;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\["\\]|[^"])*)"|([^;"]*?))\s*(?=;|$)/
  for (let rest = header.replace(/^[^;]*/, ''); !/^;?\s*$/.test(rest);) {
    const [all, name, quoted, bare] = parameter.exec(rest) ?? malformed()
    const key = name!.toLowerCase()
    if (parameters.has(key)) malformed()
    parameters.set(key, quoted?.replace(/\\(["\\])/g, '$1') ?? bare!)
    rest = rest.slice(all.length)
  }
  return parameters
}

const encodedWord = String.raw`=\?[^?\s]+\?[bq]\?[^?]*\?=`

/** Adjacent encoded words (RFC 2047), which can share a character. */
const decodeWords = (text: string): string => {
  const words = [...text.matchAll(/=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=/gi)]
  const bytes = words.map(([, , kind, value]) =>
    kind!.toLowerCase() === 'b'
      ? Buffer.from(value!, 'base64').toString('latin1')
      : unescaped(value!.replaceAll('_', ' '), /=([\da-f]{2})/gi),
  )
  const charsets = words.map(([, charset]) => charset!.toLowerCase())
  if (new Set(charsets).size === 1) return decode(bytes.join(''), charsets[0])
  return bytes.map((binary, i) => decode(binary, charsets[i])).join('')
}

/** A name or file name of a part; its extended form (RFC 8187) has priority. */
const nameOf = (parameters: Parameters, key: string, charset: string | undefined): string | undefined => {
  const extended = parameters.get(`${key}*`)
  if (extended !== undefined) {
    const [, label, text] = /^([^']+)'[^']*'(.*)$/s.exec(extended) ?? malformed()
    return decode(unescaped(text!), label)
  }
  const several = new RegExp(`(${encodedWord}(?:\\s*${encodedWord})*)`, 'gi')
  const texts = parameters.get(key)?.split(several)
  const text = texts?.map((each, i) => (i % 2 === 1 ? decodeWords(each) : decode(each, charset))).join('')
  const isEncoded = text && /^[ -~]*$/.test(text) && /%[89a-f][\da-f]/i.test(text)
  const whole = isEncoded ? Buffer.from(unescaped(text), 'latin1').toString() : '\uFFFD'
  if (!whole.includes('\uFFFD')) return whole
  return text && unescaped(text, /%(22|0d|0a)/gi)
}

const fieldOf = (parameters: Parameters, charset: string | undefined): string => {
  try {
    return nameOf(parameters, 'name', charset) ?? malformed()
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('BAD_REQUEST')
  }
}

interface Part {
  readonly disposition: Parameters
  readonly type: string
  readonly bytes: Buffer
}

const partsIn = (body: Buffer, boundary: string): readonly Part[] => {
  const all = Buffer.concat([Buffer.from('\r\n'), body])
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const parts: Part[] = []
  for (let at = all.indexOf(delimiter); at >= 0; at = all.indexOf(delimiter, at)) {
    at += delimiter.length
    if (all.subarray(at, at + 2).toString() === '--') return parts
    while (all[at] === 32 || all[at] === 9) at += 1
    const [blank, end] = [all.indexOf('\r\n\r\n', at), all.indexOf(delimiter, at)]
    if (all.subarray(at, at + 2).toString() !== '\r\n' || blank < 0 || blank > end) malformed()
    const lines = all
      .subarray(at + 2, blank)
      .toString('latin1')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
    const headers = new Map(
      lines.map((line) => {
        const [, name, value] = /^([^\s:]+)[ \t]*:[ \t]*([^\n]*)$/.exec(line) ?? malformed()
        return [name!.toLowerCase(), value!] as const
      }),
    )
    const disposition = headers.get('content-disposition') ?? ''
    if (!/^form-data\s*(;|$)/i.test(disposition) || parts.length === textsMax + filesMax) malformed()
    const bytes = all.subarray(blank + 4, Math.max(end, blank + 4))
    parts.push({ disposition: parametersOf(disposition), type: headers.get('content-type') ?? '', bytes })
    at = end
  }
  return malformed()
}

export const formOf = (contentType: string, body: Buffer): Form => {
  const parts = partsIn(body, parametersOf(contentType).get('boundary') || malformed())
  const texts: Record<string, string> = Object.create(null)
  const files: FormFile[] = []
  const faults: Fault[] = []
  const named = parts.find(({ disposition }) => disposition.get('name') === '_charset_')
  const charset = named?.bytes.toString('latin1').trim() || undefined
  for (const { disposition, type, bytes } of parts) {
    const field = fieldOf(disposition, charset)
    if (field.length > nameMax) malformed()
    const hasFileName = disposition.has('filename') || disposition.has('filename*')
    try {
      const name = nameOf(disposition, 'filename', charset)
      if (hasFileName || (type !== '' && !/^text\//i.test(type))) {
        if (!name && bytes.length > 0) faults.push(fault(field, 'file', 'FILE_NAME_INVALID'))
        else if (name && field !== 'attachFile') faults.push(fault(field, 'file'))
        else if (name) files.push({ field, name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') })
      } else if (bytes.length > textBytesMax) faults.push(fault(field, 'tooLong', 'PAYLOAD_TOO_LARGE'))
      else if (field === 'attachFile') faults.push(fault(field, 'file'))
      else if (texts[field] !== undefined) faults.push(fault(field, 'once'))
      else {
        const own = parametersOf(type).get('charset') ?? charset
        texts[field] = decode(bytes.toString('latin1'), own).replaceAll('\r\n', '\n')
      }
    } catch (error) {
      if (error instanceof Problem) throw error
      // Bytes that are no text of the charset, or an unknown charset.
      faults.push(fault(field, 'encoding', hasFileName ? 'FILE_NAME_INVALID' : 'BAD_REQUEST'))
    }
  }
  if (Object.keys(texts).length > textsMax || files.length > filesMax) malformed()
  refuse(faults)
  return { texts, files }
}
