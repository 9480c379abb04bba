import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import type { Site } from '#specs/model/site.ts'
import type { MockResponse, MockRequest } from '../http/request.ts'
import { isHost, isOurHost } from '../http/origin.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import { worldIdOf } from '../pipeline/find-world.ts'
import { localeFor } from '../pipeline/find-row.ts'
import { recordRefused } from '../pipeline/record.ts'
import { after } from '../pipeline/exchange.ts'
import { isWellFormed } from '#specs/rules/paths.ts'
import { splitUrl } from '../http/url.ts'
import { Refusal } from '../http/refusal.ts'
import { problemResponse } from '../http/responses.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { readForm, canSend, discard, overloaded, readBytes, slowDown } from './bodies.ts'
import { cutConnection, sendBroken } from './broken-transfer.ts'

/** The reloadable part of the mock. During development, changing a handler or rule creates a new one. */
export interface Pipeline {
  readonly handleRequest: (
    request: MockRequest,
    worlds: Worlds,
    options: MockOptions,
  ) => MockResponse | Promise<MockResponse>
  readonly isApi: (path: string) => boolean
}

interface Host {
  /** Returns the current pipeline. */
  readonly pipeline: () => Pipeline | Promise<Pipeline>
  readonly worlds: Worlds
  readonly options: MockOptions
  /** The site of a port; undefined for the first port. */
  readonly siteOf: (port: number | undefined) => Site | undefined
  /** Lets pages of other origins call the product. */
  readonly cors?: RequestHandler | undefined
}

const allowedHostsMax = 100

const everyMethod = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const hostRefusal = (host: string | undefined) =>
  isHost(host)
    ? new Refusal('FORBIDDEN', { message: ['http.unknownHost', { host: host! }] })
    : new Refusal('BAD_REQUEST', { message: 'http.host' })

/** Why a request cannot be handled, whatever its path is. */
const refusalOf = ({ method, url, headers: { expect = '100-continue' } }: IncomingMessage): Refusal | undefined => {
  if (expect.toLowerCase() !== '100-continue') return new Refusal('EXPECTATION_FAILED')
  if (url?.startsWith('/') || (url === '*' && method === 'OPTIONS')) return undefined
  return /^https?:/i.test(url ?? '')
    ? new Refusal('MISDIRECTED_REQUEST')
    : new Refusal('BAD_REQUEST', { message: 'http.target' })
}

/** A path that no page has. */
const unknownPath = '/%25'

/**
 * An Express application that serves the API of the mock. Handlers of pages can be added after it; they get GET and HEAD.
 * One handler does everything that comes before them, because each costs as much as a stage of the pipeline.
 */
export const expressHost = ({ pipeline, worlds, options, siteOf, cors }: Host): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  // Parsing a Host header is slow, and the same few come with every request.
  const allowedHosts = new Set<string | undefined>()
  const isAllowedHost = (host: string | undefined) => {
    if (allowedHosts.has(host)) return true
    const isAllowed = isOurHost(host, options)
    if (isAllowed && allowedHosts.size < allowedHostsMax) allowedHosts.add(host)
    return isAllowed
  }
  const refuse = (request: Request, response: Response, refusal: Refusal | undefined) => {
    response.shouldKeepAlive = false
    const mockResponse: MockResponse = refusal
      ? problemOf(request, refusal)
      : { status: 204, headers: [['allow', everyMethod]], body: null }
    void recordRefused(worlds, toMockRequest(request, response, undefined), mockResponse)
    write(request, response, mockResponse)
  }
  const { basePath } = publicAddress(options)
  const respond = (request: Request, response: Response, next: NextFunction, { handleRequest, isApi }: Pipeline) => {
    const { method, url } = request
    if (!isApi(url)) {
      if (!isWellFormed(splitUrl(url).path)) {
        if (!request.headers.accept?.includes('text/html')) return writeProblem(request, response, 'BAD_REQUEST')
        // A person gets the page of an unknown address.
        request.url = unknownPath
      }
      // No page takes a body, and Express would read it to its end before it responds.
      return method === 'GET' || method === 'HEAD' ? next() : notFound(request, response)
    }
    const mockRequest = toMockRequest(request, response, siteOf(request.socket.localPort))
    return after(handleRequest(mockRequest, worlds, options), (mockResponse) => write(request, response, mockResponse))
  }
  const handle = (request: Request, response: Response, next: NextFunction) => {
    const { path, search } = splitUrl(request.url)
    // A proxy may pass on the path of the public URL or leave it out.
    if (basePath !== '' && `${path}/`.startsWith(`${basePath}/`))
      request.url = `/${path.slice(basePath.length + 1)}${search && `?${search}`}`
    return after(pipeline(), (current) => respond(request, response, next, current))
  }
  // First, so that pages can read every refusal.
  if (cors) app.use(cors)
  app.use((request: Request, response: Response, next: NextFunction) => {
    const refusal = isAllowedHost(request.headers.host) ? refusalOf(request) : hostRefusal(request.headers.host)
    return refusal || request.url === '*' ? refuse(request, response, refusal) : handle(request, response, next)
  })
  return app
}

const problemOf = ({ url = '', headers }: IncomingMessage, refusal: Refusal) =>
  problemResponse(refusal, localeFor(url, headers['accept-language']))

/** Writes an error that no operation returns, for example of a page. */
export const writeProblem = (request: IncomingMessage, response: ServerResponse, code: RefusalCode) =>
  write(request, response, problemOf(request, new Refusal(code)))

/** Responds to requests that no operation, page or file matches. Express would respond with a page of its own. */
export const notFound = (request: IncomingMessage, response: ServerResponse) =>
  writeProblem(request, response, 'NOT_FOUND')

const toMockRequest = (request: IncomingMessage, response: ServerResponse, site: Site | undefined): MockRequest => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  headerNames: () => Object.keys(request.headers),
  site,
  bytes: (maxBytes) => readBytes(request, response, maxBytes),
  form: () => readForm(request, response),
  slowDown: (bytesPerSecond) => slowDown(request, bytesPerSecond),
})

/** The header that says which pages may embed a response. */
export const resourcePolicy = 'cross-origin-resource-policy'

/** No page of another origin may embed a response or guess its type. */
const protection = ['x-content-type-options', 'nosniff', resourcePolicy, 'same-origin']

/** Longer bodies leave in a write of their own: Node would allocate as much memory for one with the headers. */
const oneWriteMax = 16 * 1024

/** A body as Node sends it together with the headers in one write: bytes that are kept as they are, else a short text. */
const oneWrite = (body: string | Uint8Array): string | Uint8Array => {
  if (typeof body !== 'string') return body
  const bytes = Buffer.from(body)
  return bytes.length > oneWriteMax ? bytes : bytes.toString('latin1')
}

/** Writes a response, or 503 if there is no room for it. The rest of the request body is read and discarded. */
const write = (request: IncomingMessage, response: ServerResponse, mockResponse: MockResponse): void => {
  const { status, headers, body, cut, transfer } = mockResponse
  if (cut) return cutConnection(request, response, cut)
  if (!request.readableEnded && hasBody(request)) discard(request, response)
  // One flat array is faster than `setHeader`, which looks up, checks and copies each name.
  const rows = response.hasHeader(resourcePolicy) ? protection.slice(0, 2) : [...protection]
  for (const [name, value] of headers) rows.push(name, value)
  if (body === null) {
    response.writeHead(status, rows).end()
    return
  }
  const sent = oneWrite(body)
  if (!canSend(response, sent.length)) return write(request, response, problemOf(request, overloaded()))
  rows.push('content-length', String(sent.length))
  response.writeHead(status, rows)
  if (request.method === 'HEAD') response.end()
  else if (transfer) void sendBroken(response, typeof sent === 'string' ? Buffer.from(sent, 'latin1') : sent, transfer)
  else response.end(sent, 'latin1')
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Responds to errors in pages or files without revealing details. */
const errorHandler: ErrorRequestHandler = (error: { status?: number }, request, response, next) => {
  const { status = 500 } = error
  if (status >= 500) console.error(error)
  if (response.headersSent) next(error)
  else writeProblem(request, response, status >= 500 ? 'INTERNAL_ERROR' : status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST')
}

/** The last handlers of an application, in this order. */
export const lastHandlers = [notFound, errorHandler] as const

/**
 * Middleware for pages. If the cookie of a browser names a world that no longer exists, it removes the cookie, so that
 * the browser continues in the default world. A cookie whose name ends with `-gone` tells the developer bar which world it was.
 */
export const forgetGoneWorld =
  (worlds: Worlds, options: MockOptions) => (request: Request, response: Response, next: NextFunction) => {
    const { worldCookie } = options
    const id = worldIdOf(toMockRequest(request, response, undefined), options)
    if (request.headers.accept?.includes('text/html') && !worlds.has(id)) {
      response.appendHeader('set-cookie', `${worldCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
      response.appendHeader(
        'set-cookie',
        `${worldCookie}-gone=${encodeURIComponent(id)}; Path=/; Max-Age=60; SameSite=Lax`,
      )
    }
    next()
  }
