import type { Exchange } from '#specs/contract/control-record.ts'
import type { Headers } from '../message-view.tsx'
import { isComplete, isForm, partsOf } from './resend.ts'

const named = (headers: Headers) => headers.map(([name, value]) => ({ name, value }))

const valueOf = (headers: Headers, name: string) => headers.find(([each]) => each === name)?.[1]

const typeOf = (headers: Headers) => valueOf(headers, 'content-type') ?? ''

const notKept = 'The journal has no more of this body.'

/** What the journal has instead of bytes, and after the start of a long text. */
const leftOut = /(?:^|… \()(\d+) bytes\)?$/

const kept = (body: string) =>
  leftOut.test(body) ? { text: body.replace(leftOut, ''), comment: notKept } : { text: body }

const postDataOf = (exchange: Exchange, size: number) => {
  const { request, requestHeaders } = exchange
  if (request === null && size === 0) return undefined
  const mimeType = typeOf(requestHeaders)
  if (request === null || (isForm(exchange) && !isComplete(exchange))) return { mimeType, text: '', comment: notKept }
  if (!isForm(exchange)) return { mimeType, ...kept(request) }
  const { fields, files } = partsOf(exchange)
  return {
    // A client that sends the parts again chooses a boundary.
    mimeType: 'multipart/form-data',
    params: [
      ...named(fields),
      ...files.map(({ field, name, size: bytes, sha256 }) => ({
        name: field,
        fileName: name,
        comment: `The journal keeps no bytes of files. This one has ${bytes}, with the SHA-256 ${sha256}.`,
      })),
    ],
  }
}

/** How many bytes were sent; -1, as in HAR, if nothing says it. The journal has the JSON of a request, not its spelling. */
const requestSize = ({ request, requestHeaders }: Exchange) =>
  Number(valueOf(requestHeaders, 'content-length') ?? (request === null && typeOf(requestHeaders) === '' ? 0 : -1))

const responseSize = ({ response, responseHeaders, forwarded }: Exchange) => {
  if (response === null) return typeOf(responseHeaders) === '' ? 0 : -1
  // Of what a back end answered, emails and phone numbers are masked.
  return Number(leftOut.exec(response)?.[1] ?? (forwarded ? -1 : new Blob([response]).size))
}

const entryOf = (exchange: Exchange, origin: string) => {
  const { method, path, query, status, ms, at, response, requestHeaders, responseHeaders } = exchange
  const [sent, received] = [requestSize(exchange), responseSize(exchange)]
  return {
    startedDateTime: at,
    time: ms,
    request: {
      method,
      url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(requestHeaders),
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: sent,
      postData: postDataOf(exchange, sent),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(responseHeaders),
      content: {
        size: received,
        mimeType: typeOf(responseHeaders),
        ...(received === -1 && response === null ? { text: '', comment: notKept } : kept(response ?? '')),
      },
      redirectURL: valueOf(responseHeaders, 'location') ?? '',
      headersSize: -1,
      bodySize: received,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

/** Exchanges as a HAR 1.2 document, which browsers and proxies can open. */
export const harOf = (exchanges: readonly Exchange[], origin: string, version: string): string =>
  JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: 'Haneul Cloud mock', version },
        entries: exchanges.map((exchange) => entryOf(exchange, origin)),
        comment:
          'From the journal: without cookies, credentials and the bytes of files. Passwords are masked; of forwarded requests, emails and phone numbers too.',
      },
    },
    null,
    1,
  )
