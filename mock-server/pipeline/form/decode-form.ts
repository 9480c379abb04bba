import { fileBytesMax, limits as productLimits } from '#specs/model/limits.ts'
import type { Upload } from '#specs/contract/upload.ts'
import type { Message } from '#specs/messages/i18n.ts'
import { binaryString, concatBytes } from '../../http/bytes.ts'
import { decodeText, isCharset, readable } from '../../http/decode-text.ts'
import { isRefusal, refuseAny, type FieldFault } from '../../http/refusal.ts'
import type { Form } from '../../http/request.ts'
import { decodeName } from './decode-name.ts'
import { malformed, type EncodedText, type PartHeaders } from './part-headers.ts'

/** Limits of a form for all hosts. Nothing beyond them is stored, so memory stays bounded. */
export const limits = {
  fieldNameSize: 100,
  // The largest text of the product, 5,000 characters, has at most 15,000 bytes.
  fieldSize: 64 * 1024,
  fields: 64,
  files: 20,
  headerSize: 8 * 1024,
  // One byte more than allowed, to distinguish a file of exactly the maximum size from a larger one.
  fileSize: fileBytesMax + 1,
}

/** The largest form: five files of 10 MB, all fields, and what is between them. A larger one is not read. */
export const bodyBytesMax = 55 * 1024 * 1024

/** Computes a hash while the bytes arrive, when they are still in the cache of the processor. */
export interface Hasher {
  readonly update: (bytes: Uint8Array) => void
  /** The hash as hex. */
  readonly digest: () => string | Promise<string>
}

/** A part as received. */
export interface Part extends PartHeaders {
  readonly chunks: Uint8Array[]
  /** Undefined for a text part. */
  readonly hasher: Hasher | undefined
  size: number
}

/** The name of a part for a refusal. */
export const labelOf = ({ plain, extended = plain }: EncodedText) => readable(extended).slice(0, limits.fieldNameSize)

/**
 * The charset of texts that name none themselves. Browsers fill it in where a form has a hidden field of this name (RFC
 * 7578, 4.6).
 */
const charsetOf = (parts: readonly Part[]): string | undefined => {
  const field = '_charset_'
  const part = parts.find(({ name, fileName }) => name.plain === field && fileName === undefined)
  const charset = (part && binaryString(concatBytes(part.chunks)).trim()) || undefined
  if (charset !== undefined && !isCharset(charset))
    refuseAny([{ field, code: 'BAD_REQUEST', message: ['encoding.unknownCharset', { charset }] }])
  return charset
}

const fieldNameOf = ({ name }: Part, part: number, charset: string | undefined): string => {
  let field
  try {
    field = decodeName(name, charset)
  } catch {
    throw malformed(['multipart.undecodableName', { part, name: labelOf(name) }])
  }
  if (field.length > limits.fieldNameSize)
    throw malformed(['multipart.nameTooLong', { part, max: limits.fieldNameSize }])
  return field
}

/** A form from its parts. Throws a `Refusal` that lists every part that cannot be decoded. */
export const decodeForm = async (parts: readonly Part[]): Promise<Form> => {
  const charset = charsetOf(parts)
  const fields: [string, string][] = []
  const files: Promise<Upload>[] = []
  const faults: FieldFault[] = []
  for (const [i, part] of parts.entries()) {
    const field = fieldNameOf(part, i + 1, charset)
    const refuse = (code: FieldFault['code'], message: Message | undefined) => faults.push({ field, code, message })
    if (part.problem) refuse('BAD_REQUEST', part.problem)
    else if (part.fileName === undefined)
      try {
        fields.push([field, decodeText(concatBytes(part.chunks), part.charset ?? charset)])
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (part.type.startsWith('text/')) refuse('BAD_REQUEST', error.detail.message)
        else refuse('BAD_REQUEST', 'multipart.noFileName')
      }
    else {
      const fileName = fileNameOf(part.fileName, charset)
      if (fileName === undefined)
        refuse('FILE_NAME_INVALID', ['multipart.undecodableFileName', { name: labelOf(part.fileName) }])
      else if (fileName !== '') files.push(upload(part, field, fileName, files.length < productLimits.filesMax))
      // A file input in which nobody has chosen a file has neither name nor bytes.
      else if (part.size > 0) refuse('FILE_NAME_INVALID', 'multipart.noFileName')
    }
  }
  refuseAny(faults)
  return { fields, files: await Promise.all(files) }
}

const fileNameOf = (name: EncodedText, charset: string | undefined): string | undefined => {
  try {
    return decodeName(name, charset)
  } catch {
    return undefined
  }
}

/** The bytes of excess files are not stored, because the form will be refused. */
const upload = async ({ type, size, chunks, hasher }: Part, field: string, name: string, storesBytes: boolean) => ({
  field,
  name,
  type,
  size,
  sha256: (await hasher?.digest()) ?? '',
  bytes: storesBytes && size <= fileBytesMax ? chunks : null,
})
