import { binaryString, bytesOfBinary } from './bytes.ts'
import { Refusal, refusalOf, type FieldFault } from './refusal.ts'

const options = { fatal: true, ignoreBOM: true }
const utf8Decoder = new TextDecoder('UTF-8', options)

const decoderOf = (charset: string) => {
  try {
    return charset === 'UTF-8' ? utf8Decoder : new TextDecoder(charset, options)
  } catch {
    return undefined
  }
}

/** Whether a charset is one that the Encoding Standard can decode. */
export const isCharset = (charset: string) => decoderOf(charset) !== undefined

/**
 * Decodes text. Throws a `Refusal` if the charset is not known or the bytes are not well-formed in it, so that no text is
 * stored with replacement characters. A byte order mark is part of the text.
 */
export const decodeText = (bytes: Uint8Array, charset = 'UTF-8'): string => {
  const decoder = decoderOf(charset)
  if (!decoder) throw new Refusal('BAD_REQUEST', { message: ['encoding.unknownCharset', { charset }] })
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Refusal('BAD_REQUEST', { message: ['encoding.undecodable', { charset }] })
  }
}

/** Binary text for a message: as UTF-8 if it is that, else with each byte as a character. */
export const readable = (binary: string): string => {
  try {
    return decodeText(bytesOfBinary(binary))
  } catch {
    return binary
  }
}

const isUtf8 = (binary: string) => {
  try {
    return decodeText(bytesOfBinary(binary)) !== undefined
  } catch {
    return false
  }
}

/** The refusal of a JSON body that is not UTF-8, with the fields of such texts. */
export const undecodableJson = (bytes: Uint8Array): Refusal => {
  const fields = new Set<string>()
  try {
    // As binary text the body has the same structure. Escapes are left out, because their characters are no bytes.
    const json = binaryString(bytes).replace(/\\u[\da-f]{4}/gi, String.raw`\u0020`)
    const values: [field: string, value: unknown][] = [['', JSON.parse(json)]]
    for (let next = values.pop(); next; next = values.pop()) {
      const [field, value] = next
      if (typeof value === 'string' && !isUtf8(value)) fields.add(field)
      if (typeof value !== 'object' || value === null) continue
      for (const [key, child] of Object.entries(value).toReversed())
        if (isUtf8(key)) values.push([field === '' ? key : `${field}.${key}`, child])
        else fields.add(field)
    }
  } catch {
    fields.clear()
  }
  const [first = '', ...others] = fields
  return refusalOf([faultOf(first), ...others.map(faultOf)])
}

const faultOf = (field: string): FieldFault => ({
  field: field || 'body',
  code: 'BAD_REQUEST',
  message: ['encoding.undecodable', { charset: 'UTF-8' }],
})
