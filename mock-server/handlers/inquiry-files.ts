import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { mediaTypeOf } from '#fixtures/files/sample-file.ts'
import { concatBytes, fromBase64 } from '../bytes.ts'
import { contentDisposition } from '../content-disposition.ts'
import type { FileResponse } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

/** The number of an attachment: that of its inquiry, followed by its place, of which there are fewer than ten. */
const fileNoOf = (inquiryId: number, index: number) => inquiryId * 10 + index + 1

/** The bytes of an attachment; undefined if they were evicted, or if the file has never been stored. */
const bytesOf = ({ submissions }: World, { inquiryId, files = [] }: InquiryRecord, index: number) => {
  const stored = files[index]?.base64
  if (stored !== undefined) return fromBase64(stored)
  const chunks = submissions.find((each) => each.inquiryId === inquiryId)?.files[index]?.bytes
  return chunks ? concatBytes(chunks) : undefined
}

const isStored = ({ submissions }: World, { inquiryId, files = [] }: InquiryRecord, index: number) =>
  files[index]?.base64 !== undefined ||
  Boolean(submissions.find((each) => each.inquiryId === inquiryId)?.files[index]?.bytes)

/** The attachments of an inquiry. Those that are not stored have no number. */
export const attachmentsOf = (world: World, record: InquiryRecord): MyInquiry['attachedFileList'] =>
  (record.files ?? []).map(({ fileName, fileSize }, index) => ({
    ...(isStored(world, record, index) && { fileNo: fileNoOf(record.inquiryId, index) }),
    fileName,
    fileSize,
  }))

/** An attachment as a download. `inquiryOf` throws for an inquiry of another user. */
export const attachment = (world: World, fileNo: number, inquiryOf: (id: number) => InquiryRecord): FileResponse => {
  const record = inquiryOf(Math.floor(fileNo / 10))
  const index = (fileNo % 10) - 1
  const fileName = record.files?.[index]?.fileName
  const bytes = fileName === undefined ? undefined : bytesOf(world, record, index)
  if (fileName === undefined || !bytes) throw new Refusal('NOT_FOUND')
  // By the extension, never as the sender declared it: the file must not open as a page of this site.
  return {
    type: mediaTypeOf(fileName),
    bytes,
    headers: [['content-disposition', contentDisposition(fileName, fileNo)]],
  }
}
