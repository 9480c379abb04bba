import type { ControlId } from '#specs/contract/control.ts'
import type { OperationId } from '#specs/contract/index.ts'

type Id = OperationId | ControlId

/** A type, not an interface: an interface is not assignable to the index signature for x- fields in zod-openapi. */
type Header = { description: string; schema: { type: 'string' } }

const text = (description: string): Header => ({ description, schema: { type: 'string' } })

const etag = {
  ETag: text('Identifies this representation.'),
  'Cache-Control': text('How caches may store the response.'),
}

const contentRange = text('The byte range and the total size.')

const file = {
  ...etag,
  'Content-Disposition': text('attachment, with the file name in UTF-8 (RFC 6266).'),
  'Accept-Ranges': text('bytes.'),
}

const entered = { Location: text('The requested path.'), 'Set-Cookie': text('mock-world, with the id of the world.') }

const responseHeaderRows: { readonly [Key in Id]?: { readonly [status: number]: Record<string, Header> } } = {
  cachedNews: { 200: etag, 304: etag },
  openapiJson: { 200: etag, 304: etag },
  openapiYaml: { 200: etag, 304: etag },
  file: {
    200: file,
    206: { ...file, 'Content-Range': contentRange },
    304: etag,
    416: { 'Content-Range': contentRange },
  },
  enter: { 302: entered },
  enterConfirmed: { 303: entered },
}

const ifNoneMatch = text('The ETag of an earlier response.')

const requestHeaderRows: { readonly [Key in Id]?: Record<string, Header> } = {
  cachedNews: { 'If-None-Match': ifNoneMatch },
  openapiJson: { 'If-None-Match': ifNoneMatch },
  openapiYaml: { 'If-None-Match': ifNoneMatch },
  file: {
    'If-None-Match': ifNoneMatch,
    Range: text('A single byte range, such as bytes=0-99.'),
    'If-Range': text('The ETag of an earlier response. If it does not match, the whole file is returned.'),
  },
}

/** Headers of one response, in addition to those of every response. */
export const responseHeaders = (id: string, status: number) => responseHeaderRows[id as Id]?.[status]

export const requestHeaders = (id: string) => {
  const headers = requestHeaderRows[id as Id]
  return headers && Object.entries(headers).map(([name, header]) => ({ name, in: 'header' as const, ...header }))
}
