import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import type { Message } from '#specs/messages/i18n.ts'
import { localeFor } from '../pipeline/find-row.ts'
import { recordRefused } from '../pipeline/record.ts'
import { Refusal } from '../http/refusal.ts'
import { problemResponse } from '../http/responses.ts'
import type { HeaderRow } from '../http/request.ts'
import type { Worlds } from '../worlds/worlds.ts'

/**
 * Removes scheme and host from a target in absolute form, whose host replaces the header (RFC 9112, section 3.2.2). The
 * target of another scheme stays as it is, and so does a malformed one. Removes a Host header that is there twice.
 */
const normalizeTarget = (request: IncomingMessage) => {
  const { url = '/', headers, rawHeaders, socket } = request
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
  if (hosts.length !== 1) delete headers.host
  if (url.startsWith('/')) return
  const [start = '', scheme = '', host = ''] = /^(https?):\/\/([^/?#]*)/i.exec(url) ?? []
  if (scheme.toLowerCase() !== ((socket as Partial<TLSSocket>).encrypted ? 'https' : 'http')) return
  headers.host = host
  const rest = url.slice(start.length)
  const isServer = rest === '' && request.method === 'OPTIONS'
  request.url = rest.startsWith('/') || isServer ? rest || '*' : `/${rest}`
}

/** A request as far as its bytes show what it is. */
export interface Head {
  readonly method: string
  readonly url: string
  readonly header: (name: string) => string | undefined
}

const readHead = (bytes: Buffer = Buffer.alloc(0)): Head => {
  const [first = '', ...lines] = bytes.toString().split(/\r?\n/)
  const [method = '', ...words] = first.split(' ')
  const isRequest = /^[A-Z]{1,20}$/.test(method) && words.at(-1)?.startsWith('HTTP/') === true
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  return isRequest ? { method, url: words.slice(0, -1).join(' '), header } : { method: '?', url: '', header }
}

/** An error of Node's parser, with the bytes that it could not read. */
interface ParserError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer
  readonly reason?: string
}

const tlsHandshake = 0x16

const messageOf = ({ code, reason, message, rawPacket }: ParserError): Message => {
  if (rawPacket?.[0] === tlsHandshake) return 'http.tls'
  return code === 'HPE_INVALID_URL' ? 'http.characters' : ['http.malformed', { reason: reason ?? message }]
}

const refusalOf = (error: ParserError): Refusal => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return new Refusal('REQUEST_HEADER_FIELDS_TOO_LARGE')
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('REQUEST_TIMEOUT')
  return new Refusal('BAD_REQUEST', { message: messageOf(error) })
}

/** How long the rest of what a client sends is read, so that it can read the response. */
const lingerMs = 2_000

/** Writes an error to a connection that has no request, and closes it. */
const writeTo = (socket: Duplex, { status, headers, body }: ReturnType<typeof problemResponse>) => {
  const rows = [
    ...headers,
    ['x-content-type-options', 'nosniff'],
    ['content-length', String(Buffer.byteLength(body ?? ''))],
    ['connection', 'close'],
  ]
  // Without a reason phrase, which is optional (RFC 9112, 4): the bundle has no module that knows them.
  const head = [`HTTP/1.1 ${status} `, ...rows.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${head.join('\r\n')}\r\n\r\n${String(body)}`)
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/**
 * Handles what Node would refuse without a word: it writes the error that the application would write, and records it in
 * the journal of the default world. Call it before the application listens for requests.
 *
 * @param headersFor the headers by which pages of other origins may read the response
 */
export const readUnreadRequests = (
  server: Server,
  worlds: Worlds,
  headersFor: (request: Head) => readonly HeaderRow[] = () => [],
) => {
  const responses = new WeakMap<Duplex, ServerResponse>()
  const refused = new WeakSet<Duplex>()
  const refuse = (socket: Duplex, refusal: Refusal, request: Head, isRecorded = true) => {
    const problem = problemResponse(refusal, localeFor(request.url, request.header('accept-language')))
    const response = { ...problem, headers: [...problem.headers, ...headersFor(request)] }
    refused.add(socket)
    if (isRecorded) void recordRefused(worlds, request, response)
    writeTo(socket, response)
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response)
    normalizeTarget(request)
  })
  // The application refuses other expectations than 100-continue.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  server.on('connect', ({ method = '', url = '', headers }: IncomingMessage, socket: Duplex) => {
    const header = (name: string) => headers[name]?.toString()
    socket.on('error', () => socket.destroy())
    refuse(socket, new Refusal('METHOD_NOT_ALLOWED', { message: 'http.proxy' }), { method, url, header })
  })
  server.on('clientError', (error: ParserError, socket: Duplex & { readonly bytesRead?: number }) => {
    // What follows the first error cannot be read either.
    if (refused.has(socket)) return
    const response = responses.get(socket)
    const isRunning = response !== undefined && !response.writableEnded
    // Nothing was sent, nobody is there to read, or a response is being written.
    const isSilent = socket.bytesRead === 0 || error.code === 'ECONNRESET'
    if (isSilent || !socket.writable || (isRunning && response.headersSent)) socket.destroy()
    // The operation that is running records its request itself.
    else refuse(socket, refusalOf(error), readHead(error.rawPacket), !isRunning)
  })
}
