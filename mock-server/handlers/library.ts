import { fromBase64 } from '../http/bytes.ts'
import { libraryTypes } from '#fixtures/library/index.ts'
import type { library } from '#specs/contract/index.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { Handlers } from './handler.ts'
import { localized } from './localized.ts'
import { Refusal } from '../http/refusal.ts'
import { attachedFiles } from './attached-files.ts'
import { required } from './member.ts'

export const libraryHandlers = {
  library: ({ world, site, locale }) =>
    world.tables.library.rows
      .filter(({ sites }) => sites.includes(site))
      .map(({ title, titleDetail, typeDetailCode, files }) => ({
        title: localized(title, locale).text,
        ...(titleDetail && { titleDetail: localized(titleDetail, locale).text }),
        typeDetailCode,
        typeDetailCodeName: localized(libraryTypes[typeDetailCode], locale).text,
        attachedFileList: attachedFiles(site, locale, files),
        locale: localized(title, locale).locale,
      })),
  file: ({ world, site, params: { fileNo } }) => {
    required(world)
    const file = world.tables.files.get(fileNo)
    if (!file?.sites.includes(site)) throw new Refusal('NOT_FOUND')
    const { type, fileName, base64 } = file
    return { type, bytes: fromBase64(base64), headers: [['content-disposition', contentDisposition(fileName, fileNo)]] }
  },
} satisfies Handlers<typeof library>
