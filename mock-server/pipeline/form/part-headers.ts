import type { Message } from '#specs/messages/i18n.ts'
import { binaryString } from '../../http/bytes.ts'
import { readable } from '../../http/decode-text.ts'
import { Refusal } from '../../http/refusal.ts'

/** A parameter as bytes, because its charset may be known only at the end of the form: `plain`, or as RFC 8187 has it. */
export interface EncodedText {
  readonly plain: string
  /** The value of the parameter with an asterisk. */
  readonly extended: string | undefined
}

/** The headers of a part. */
export interface PartHeaders {
  readonly name: EncodedText
  /** Undefined for a text part. */
  readonly fileName: EncodedText | undefined
  readonly type: string
  /** The charset of a text part, if its Content-Type names one. */
  readonly charset: string | undefined
  /** Why the part cannot be accepted, although it can be read. */
  readonly problem: Message | undefined
}

export const malformed = (message: Message) => new Refusal('BAD_REQUEST', { message })

/**
 * The parameters of a header value, unquoted; undefined if it does not have the form of parameters, or one occurs twice.
 * Of the escapes in a quoted string only those of quotation mark and backslash count, because browsers write none.
 */
export const parametersOf = (value: string): ReadonlyMap<string, string> | undefined => {
  const start = value.indexOf(';')
  const parameters = new Map<string, string>()
  if (start === -1) return parameters
  const parameter = /;[ \t]*(?:([^ \t=;"]+)[ \t]*(?:=[ \t]*(?:"((?:\\.|[^"\\])*)"[ \t]*|([^ \t;"][^;"]*))?)?)?(?=;|$)/y
  parameter.lastIndex = start
  while (parameter.lastIndex < value.length) {
    const match = parameter.exec(value)
    if (!match) return undefined
    const [, name, quoted, plain = ''] = match
    if (name === undefined) continue
    if (parameters.has(name.toLowerCase())) return undefined
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim())
  }
  return parameters
}

const headersOf = (lines: readonly string[], part: number): ReadonlyMap<string, string> =>
  new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
      if (!/^[!-9;-~]+$/.test(name))
        throw malformed(['multipart.headerLine', { part, line: readable(line).slice(0, 80) }])
      return [name, line.slice(colon + 1).trim()] as const
    }),
  )

/** Encodings that leave the bytes as they are. */
const identityEncodings = ['7bit', '8bit', 'binary']

/** Parses the headers of the part with this number, counted from 1. Throws a `Refusal` if they are malformed. */
export const parsePartHeaders = (bytes: Uint8Array, part: number): PartHeaders => {
  const text = binaryString(bytes)
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) throw malformed('multipart.lineFeed')
  const headers = headersOf(
    lines.filter((line) => line !== ''),
    part,
  )
  const disposition = headers.get('content-disposition') ?? ''
  if (!/^form-data\s*(;|$)/i.test(disposition)) throw malformed(['multipart.noDisposition', { part }])
  const parameters = parametersOf(disposition)
  if (!parameters) throw malformed(['multipart.parameters', { part }])
  if ([...parameters.keys()].some((name) => /\*\d/.test(name))) throw malformed(['multipart.continued', { part }])
  const textOf = (name: string): EncodedText | undefined => {
    const [plain, extended] = [parameters.get(name), parameters.get(`${name}*`)]
    return plain === undefined && extended === undefined ? undefined : { plain: plain ?? '', extended }
  }
  const contentType = headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]!.trim().toLowerCase() || 'text/plain'
  const fileName =
    textOf('filename') ?? (type === 'application/octet-stream' ? { plain: '', extended: undefined } : undefined)
  const name = textOf('name')
  if (!name) throw malformed(['multipart.noName', { part }])
  const encoding = headers.get('content-transfer-encoding')?.trim() ?? 'binary'
  const isEncoded = !identityEncodings.includes(encoding.toLowerCase())
  return {
    name,
    fileName,
    type,
    charset: parametersOf(contentType)?.get('charset') || undefined,
    problem: type.startsWith('multipart/')
      ? 'multipart.nested'
      : isEncoded
        ? ['multipart.transferEncoding', { encoding }]
        : undefined,
  }
}
