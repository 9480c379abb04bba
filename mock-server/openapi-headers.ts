import type { ControlId } from '#specs/contract/control.ts'
import type { OperationId } from '#specs/contract/index.ts'

type Id = OperationId | ControlId

/** A type, not an interface: only a type may stand where zod-openapi allows any x- field. */
type Header = { description: string; schema: { type: 'string' } }

const text = (description: string): Header => ({ description, schema: { type: 'string' } })

const etag = { ETag: text('Names this state.'), 'Cache-Control': text('How long it may be kept.') }

const contentRange = text('Which bytes of how many.')

const file = {
  ...etag,
  'Content-Disposition': text('attachment, with the file name in UTF-8 (RFC 6266).'),
  'Accept-Ranges': text('bytes.'),
}

const responseHeaderRows: { readonly [Key in Id]?: { readonly [status: number]: Record<string, Header> } } = {
  cachedNews: { 200: etag, 304: etag },
  file: {
    200: file,
    206: { ...file, 'Content-Range': contentRange },
    304: etag,
    416: { 'Content-Range': contentRange },
  },
  enter: {
    302: { Location: text('The path that was asked for.'), 'Set-Cookie': text('mock-world, naming the world.') },
  },
}

const ifNoneMatch = text('The ETag of an earlier answer.')

const requestHeaderRows: { readonly [Key in Id]?: Record<string, Header> } = {
  cachedNews: { 'If-None-Match': ifNoneMatch },
  file: {
    'If-None-Match': ifNoneMatch,
    Range: text('Bytes that are wanted, in one part, such as bytes=0-99.'),
    'If-Range': text('The ETag of an earlier answer: without it being the same the whole file is answered.'),
  },
}

/** Headers that belong to one answer, beyond those that every answer has. */
export const responseHeaders = (id: string, status: number) => responseHeaderRows[id as Id]?.[status]

export const requestHeaders = (id: string) => {
  const headers = requestHeaderRows[id as Id]
  return headers && Object.entries(headers).map(([name, header]) => ({ name, in: 'header' as const, ...header }))
}
