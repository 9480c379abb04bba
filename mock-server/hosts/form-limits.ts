import { fileBytesMax } from '#specs/rules/inquiry-files.ts'
import { Refusal, refusalOf } from '../refusal.ts'

/** Every limit of a form, whichever host reads it. Past them nothing is kept, so memory stays flat. */
export const limits = {
  fieldNameSize: 200,
  fieldSize: 256 * 1024,
  fields: 100,
  files: 20,
  parts: 120,
  headerPairs: 20,
  headerSize: 8 * 1024,
  // One more than a file may have, so that one of just the limit is told from a larger one.
  fileSize: fileBytesMax + 1,
}

/** A whole body larger than this is not read to its end. */
export const bodyBytesMax = 160 * 1024 * 1024

/** What a form that cannot be read is refused with. */
export const refusedForm = {
  malformed: () => new Refusal('BAD_REQUEST', { message: 'error.malformedMultipart' }),
  tooMany: () => new Refusal('BAD_REQUEST', { message: 'error.tooManyParts' }),
  tooLarge: () => new Refusal('PAYLOAD_TOO_LARGE'),
  fieldTooLong: (field: string) => refusalOf([{ field, code: 'PAYLOAD_TOO_LARGE', message: 'error.fieldTooLong' }]),
}
