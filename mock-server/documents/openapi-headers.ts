import type { Endpoint } from '#specs/contract/endpoint.ts'
import { locales } from '#specs/model/locale.ts'

/** A type, not an interface: an interface is not assignable to the index signature for x- fields in zod-openapi. */
type Header = { description: string; schema: { type: 'string'; examples?: string[] } }

const text = (description: string, ...examples: string[]): Header => ({
  description,
  schema: { type: 'string', ...(examples.length > 0 && { examples }) },
})

/** Every header of a response. */
export const headers = {
  'Accept-Ranges': text('bytes.'),
  Allow: text('The methods of the path, with OPTIONS and, beside GET, HEAD.', 'GET, HEAD, OPTIONS'),
  'Cache-Control': text(
    'private, no-cache where 304 is possible: a cache asks again each time. Else no-store.',
    'private, no-cache',
    'no-store',
  ),
  'Content-Disposition': text(
    'attachment, with the file name in UTF-8 as filename* (RFC 6266). In filename, each UTF-16 code unit other than ASCII letters, digits, spaces and _ . - ( ) is replaced with _; if one was, - and the number of the file follow before the extension.',
    'attachment; filename="guide_-3010.pdf"; filename*=UTF-8\'\'guide%231.pdf',
  ),
  'Content-Language': text('The language of texts and messages.', ...locales),
  'Content-Range': text('The byte range and the total size.', 'bytes 0-99/1000', 'bytes */1000'),
  ETag: text('Identifies these bytes (a strong ETag). Another language or user gives another one.', '"5a1f-93c0-1b2"'),
  Location: text('The requested path.'),
  'Retry-After': text('After how many seconds a client may try again.', '1'),
  SessionCookie: text('The session cookie: set by signing in, removed by signing out.'),
  Vary: text('The response depends at least on Accept-Language and Cookie.', 'Accept-Language, Cookie'),
  WorldCookie: text('The cookie that /__mock/health names, with the id of the world.'),
} satisfies { readonly [name: string]: Header }

const isFile = (body: Endpoint['responses'][number] | undefined) =>
  body !== null && body !== undefined && 'media' in body && body.media.includes('application/octet-stream')

const hasTexts = (body: Endpoint['responses'][number] | undefined) =>
  body !== null && body !== undefined && !('media' in body)

/** Headers of one response, in addition to those of every response, by the name of their component. */
export const responseHeaders = ({ responses, path, session }: Endpoint, status: number) => {
  const isWhole = status === 200 || status === 206
  const isProduct = !path.startsWith('/__mock')
  const isTagged = (304 in responses || 206 in responses) && (isWhole || status === 304)
  const names: readonly (keyof typeof headers | false)[] = [
    isProduct && hasTexts(responses[status]) && 'Content-Language',
    isTagged && 'ETag',
    isTagged && 'Cache-Control',
    isTagged && 'Vary',
    206 in responses && isWhole && 'Accept-Ranges',
    isWhole && isFile(responses[status]) && 'Content-Disposition',
    (status === 206 || status === 416) && 'Content-Range',
    (status === 302 || status === 303) && 'Location',
    (status === 302 || status === 303) && 'WorldCookie',
    status < 300 && (session === 'starts' || session === 'ends') && 'SessionCookie',
  ]
  return headerRefs(...names.filter((name) => name !== false))
}

/** References to headers, by their names in HTTP; undefined if there are none. */
export const headerRefs = (...names: readonly (keyof typeof headers)[]) =>
  names.length === 0
    ? undefined
    : Object.fromEntries(
        names.map((name) => [name.endsWith('Cookie') ? 'Set-Cookie' : name, { $ref: `#/components/headers/${name}` }]),
      )

const parameter = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  description,
  schema: { type: 'string' as const },
})

/** Every header of a request that only some operations read. */
export const headerParameters = {
  'If-None-Match': parameter('If-None-Match', 'The ETag of an earlier response.'),
  Range: parameter('Range', 'A single byte range, such as bytes=0-99. Several ranges, and what is none, are ignored.'),
  'If-Range': parameter(
    'If-Range',
    'The ETag of an earlier response. If it does not match, the whole file is returned.',
  ),
  'Idempotency-Key': {
    ...parameter(
      'Idempotency-Key',
      'Identifies what is sent: a string in double quotes (RFC 9651) with 1 to 255 ASCII characters, also accepted without the quotes. Within 24 hours, the same key of the same person with the same content returns the first success again and changes nothing; with other content, 422. All anonymous visitors count as one person, so a key must be as hard to guess as a random UUID. A back end may ignore it.',
    ),
    'x-origin': 'assumed',
  },
}

export const requestHeaders = ({ responses, isIdempotent }: Endpoint) =>
  [
    304 in responses && 'If-None-Match',
    206 in responses && 'Range',
    206 in responses && 'If-Range',
    isIdempotent && 'Idempotency-Key',
  ]
    .filter((name) => typeof name === 'string')
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))
