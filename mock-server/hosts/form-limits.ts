import { fileBytesMax } from '#specs/model/limits.ts'

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
