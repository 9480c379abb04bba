import type { AttachedFile } from '#specs/contract/wire.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { localized } from './localized.ts'
import type { StoredOf, InquiryRecord } from '../worlds/model.ts'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { mediaTypeOf } from '#fixtures/files/sample-file.ts'
import { concatBytes, fromBase64 } from '../http/bytes.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { FileResponse } from '../http/responses.ts'
import { Refusal } from '../http/refusal.ts'
import type { World } from '../worlds/world.ts'

/** The number of bytes that a base64 text encodes. */
const sizeOf = (base64: string) => (base64.length / 4) * 3 - [...base64.slice(-2)].filter((c) => c === '=').length

/** List entries of files; files of other sites are left out. */
export const attachedFiles = (site: Site, locale: Locale, files: readonly StoredOf<'files'>[]): AttachedFile[] =>
  files
    .filter(({ sites }) => sites.includes(site))
    .map(({ fileNo, fileName, fileDescription, updateYmd, language, base64 }) => ({
      fileNo,
      fileName,
      ...(fileDescription && { fileDescription: localized(fileDescription, locale).text }),
      fileSize: sizeOf(base64),
      ...(updateYmd && { updateYmd }),
      ...(language && { language }),
    }))

/** The number of an attachment: that of its inquiry, followed by its place, of which there are fewer than ten. */
const fileNoOf = (inquiryId: number, index: number) => inquiryId * 10 + index + 1

/** An attachment as base64 or as its bytes; undefined if they were evicted, or if the file has never been stored. */
const storedOf = ({ submissions }: World, { inquiryId, files = [] }: InquiryRecord, index: number) =>
  files[index]?.base64 ?? submissions.find((each) => each.inquiryId === inquiryId)?.files[index]?.bytes ?? undefined

/** The attachments of an inquiry. Those that are not stored have no number. */
export const attachmentsOf = (world: World, record: InquiryRecord): MyInquiry['attachedFileList'] =>
  (record.files ?? []).map(({ fileName, fileSize }, index) => ({
    ...(storedOf(world, record, index) !== undefined && { fileNo: fileNoOf(record.inquiryId, index) }),
    fileName,
    fileSize,
  }))

/** An attachment as a download. `inquiryOf` throws for an inquiry of another user. */
export const attachment = (world: World, fileNo: number, inquiryOf: (id: number) => InquiryRecord): FileResponse => {
  const record = inquiryOf(Math.floor(fileNo / 10))
  const index = (fileNo % 10) - 1
  const fileName = record.files?.[index]?.fileName
  const stored = storedOf(world, record, index)
  if (fileName === undefined || stored === undefined) throw new Refusal('NOT_FOUND')
  // By the extension, never as the sender declared it: the file must not open as a page of this site.
  return {
    type: mediaTypeOf(fileName),
    bytes: typeof stored === 'string' ? fromBase64(stored) : concatBytes(stored),
    headers: [['content-disposition', contentDisposition(fileName, fileNo)]],
  }
}
