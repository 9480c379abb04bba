import type { AttachedFile } from '#specs/contract/wire.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { localized } from '../localized.ts'
import type { StoredOf } from '../worlds/model.ts'

/** The number of bytes that a base64 text encodes. */
const sizeOf = (base64: string) => (base64.length / 4) * 3 - [...base64.slice(-2)].filter((c) => c === '=').length

/** List entries of files; files of other sites are left out. */
export const attachedFiles = (site: Site, locale: Locale, files: readonly StoredOf<'files'>[]): AttachedFile[] =>
  files
    .filter(({ sites }) => sites.includes(site))
    .map(({ fileNo, fileName, fileDescription, base64 }) => ({
      fileNo,
      fileName,
      ...(fileDescription && { fileDescription: localized(fileDescription, locale).text }),
      fileSize: sizeOf(base64),
    }))
