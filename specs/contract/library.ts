import * as z from 'zod'
import { get, media, problem, ranged } from './endpoint.ts'
import { attachedFile, id, textLocale } from './wire.ts'

export const libraryItem = z
  .object({
    title: z.string(),
    titleDetail: z.string().optional().describe('The page shows it if typeDetailCode is UPDAT.'),
    typeDetailCode: z.string(),
    typeDetailCodeName: z.string().describe('The heading of the group of downloads.'),
    attachedFileList: z.array(attachedFile),
    locale: textLocale(),
  })
  .meta({ id: 'LibraryItem' })
export type LibraryItem = z.infer<typeof libraryItem>

export const fileBytes = media(
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'text/csv',
  'image/png',
  'image/jpeg',
)

export const library = {
  library: get('/api/support/library/DWCTR', {
    clause: 'call.library.list',
    origin: 'product',
    summary: 'Library downloads',
    order: 'by typeDetailCode, in the order of libraryTypes in codes.json',
    responses: { 200: z.array(libraryItem) },
    cache: 'records',
  }),
  file: get('/api/support/file/{fileNo}', {
    clause: 'call.file.download',
    origin: 'assumed',
    summary: 'Download a library or notice attachment, for signed-in users',
    params: z.object({ fileNo: id() }),
    responses: { ...ranged(fileBytes), 304: null, 400: problem, 401: problem, 404: problem },
  }),
}
