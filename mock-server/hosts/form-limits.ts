import { fileBytesMax } from '#specs/rules/inquiry-files.ts'
import { Refusal, refusalOf } from '../refusal.ts'

/** Limits of a form for all hosts. Nothing beyond them is stored, so memory stays bounded. */
export const limits = {
  fieldNameSize: 200,
  fieldSize: 256 * 1024,
  fields: 100,
  files: 20,
  parts: 120,
  headerPairs: 20,
  headerSize: 8 * 1024,
  // One byte more than allowed, to distinguish a file of exactly the maximum size from a larger one.
  fileSize: fileBytesMax + 1,
}

/** A request body larger than this is not read completely. */
export const bodyBytesMax = 160 * 1024 * 1024

/** Refusals for forms that cannot be read. */
export const formRefusals = {
  malformed: () => new Refusal('BAD_REQUEST', { message: 'error.malformedMultipart' }),
  tooMany: () => new Refusal('BAD_REQUEST', { message: 'error.tooManyParts' }),
  tooLarge: () => new Refusal('PAYLOAD_TOO_LARGE'),
  fieldTooLong: (field: string) => refusalOf([{ field, code: 'PAYLOAD_TOO_LARGE', message: 'error.fieldTooLong' }]),
}
