import type { Endpoint } from '#specs/contract/endpoint.ts'

/** A type, not an interface: an interface is not assignable to the index signature for x- fields in zod-openapi. */
type Header = { description: string; schema: { type: 'string' } }
type Headers = Readonly<Record<string, Header>>

const text = (description: string): Header => ({ description, schema: { type: 'string' } })

const etag: Headers = { ETag: text('Identifies this representation.') }
const cached: Headers = { ...etag, 'Cache-Control': text('How caches may store the response.') }
const ranged: Headers = { ...etag, 'Accept-Ranges': text('bytes.') }
const named: Headers = { 'Content-Disposition': text('attachment, with the file name in UTF-8 (RFC 6266).') }
const partial: Headers = { 'Content-Range': text('The byte range and the total size.') }
const entered: Headers = {
  Location: text('The requested path.'),
  'Set-Cookie': text('The cookie that /__mock/health names, with the id of the world.'),
}

const isNamed = (body: Endpoint['responses'][number] | undefined) =>
  body !== null && body !== undefined && 'media' in body && body.media.includes('application/octet-stream')

/** Headers of one response, in addition to those of every response. */
export const responseHeaders = ({ responses }: Endpoint, status: number): Headers | undefined => {
  const isWhole = status === 200 || status === 206
  const headers = {
    ...(304 in responses && (isWhole || status === 304) && cached),
    ...(206 in responses && isWhole && ranged),
    ...(isWhole && isNamed(responses[status]) && named),
    ...(status === 206 || status === 416 ? partial : undefined),
    ...(status === 302 || status === 303 ? entered : undefined),
  }
  return Object.keys(headers).length > 0 ? headers : undefined
}

const ifNoneMatch = { 'If-None-Match': text('The ETag of an earlier response.') }
const range = {
  Range: text('A single byte range, such as bytes=0-99.'),
  'If-Range': text('The ETag of an earlier response. If it does not match, the whole file is returned.'),
}

const idempotencyKey = {
  'Idempotency-Key': {
    description:
      'Identifies what is sent: a string in double quotes (RFC 9651) with 1 to 255 ASCII characters, also accepted without the quotes. Within 24 hours, the same key of the same person with the same content returns the first success again and changes nothing; with other content, 422. A back end may ignore it.',
    schema: { type: 'string' as const, 'x-origin': 'assumed' as const },
  },
}

export const requestHeaders = ({ responses, isIdempotent }: Endpoint) =>
  Object.entries({
    ...(304 in responses && ifNoneMatch),
    ...(206 in responses && range),
    ...(isIdempotent && idempotencyKey),
  }).map(([name, header]) => ({ name, in: 'header' as const, ...header }))
