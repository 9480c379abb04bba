import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import { localeOfHeader } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import type { MockResponse, MockRequest } from '../http/request.ts'
import { isHost, isOurHost } from '../http/origin.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import { worldIdOf } from '../pipeline/find-world.ts'
import { recordRefused } from '../pipeline/record.ts'
import { isWellFormed, splitUrl } from '../http/url.ts'
import { Refusal } from '../http/refusal.ts'
import { problemResponse } from '../http/responses.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { productCors, resourcePolicy } from './cors.ts'
import { readForm, canSend, discard, overloaded, readBytes } from './bodies.ts'

/** The reloadable part of the mock. During development, changing a handler or rule creates a new one. */
export interface Pipeline {
  readonly handleRequest: (request: MockRequest, worlds: Worlds, options: MockOptions) => Promise<MockResponse>
  readonly isApi: (path: string) => boolean
}

interface Host {
  /** Returns the current pipeline. */
  readonly pipeline: () => Pipeline | Promise<Pipeline>
  readonly worlds: Worlds
  readonly options: MockOptions
  /** The site of a port; undefined for the first port. */
  readonly siteOf: (port: number | undefined) => Site | undefined
}

const allowedHostsMax = 100

const everyMethod = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const hostRefusal = (host: string | undefined) =>
  isHost(host)
    ? new Refusal('FORBIDDEN', {
        text: `The host ${host} is not allowed. Start the mock with --allow-host and its name to allow it.`,
      })
    : new Refusal('BAD_REQUEST', { message: 'http.host' })

/** Why a request cannot be handled, whatever its path is. */
const refusalOf = ({ method, url, headers: { expect = '100-continue' } }: IncomingMessage): Refusal | undefined => {
  if (expect.toLowerCase() !== '100-continue') return new Refusal('EXPECTATION_FAILED')
  if (url?.startsWith('/') || (url === '*' && method === 'OPTIONS')) return undefined
  return /^https?:/i.test(url ?? '')
    ? new Refusal('MISDIRECTED_REQUEST')
    : new Refusal('BAD_REQUEST', { message: 'http.target' })
}

/** An Express application that serves the API of the mock. Page handlers can be added after it. */
export const expressHost = ({ pipeline, worlds, options, siteOf }: Host): Express => {
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
  app.use((request: Request, response: Response, next: NextFunction) => {
    const refusal = isAllowedHost(request.headers.host) ? refusalOf(request) : hostRefusal(request.headers.host)
    if (!refusal && request.url !== '*') return next()
    response.shouldKeepAlive = false
    const locale = localeOfHeader(request.headers['accept-language'])
    const mockResponse: MockResponse = refusal
      ? problemResponse(refusal, locale)
      : { status: 204, headers: [['allow', everyMethod]], body: null }
    void recordRefused(worlds, toMockRequest(request, response, undefined), mockResponse)
    write(request, response, mockResponse)
  })
  if (options.corsOrigins && options.corsOrigins.length > 0) app.use(productCors(options.corsOrigins))
  const { basePath } = publicAddress(options)
  const respond = (request: Request, response: Response, next: NextFunction, { handleRequest, isApi }: Pipeline) => {
    if (!isApi(request.url)) {
      if (!isWellFormed(splitUrl(request.url).path)) return writeProblem(request, response, 'BAD_REQUEST')
      // No page takes a body, and Express would read it to its end before it responds.
      return request.method === 'GET' || request.method === 'HEAD' ? next() : notFound(request, response)
    }
    const mockRequest = toMockRequest(request, response, siteOf(request.socket.localPort))
    return handleRequest(mockRequest, worlds, options).then((mockResponse) => write(request, response, mockResponse))
  }
  app.use((request: Request, response: Response, next: NextFunction) => {
    // A proxy may pass on the path of the public URL or leave it out.
    if (basePath !== '' && `${request.url}/`.replace('?', '/').startsWith(`${basePath}/`))
      request.url = `/${request.url.slice(basePath.length).replace(/^\//, '')}`
    const current = pipeline()
    return current instanceof Promise
      ? current.then((loaded) => respond(request, response, next, loaded))
      : respond(request, response, next, current)
  })
  return app
}

/** Writes an error that no operation returns, for example of a page. */
export const writeProblem = (request: Request, response: ServerResponse, code: RefusalCode) =>
  write(request, response, problemResponse(new Refusal(code), localeOfHeader(request.headers['accept-language'])))

/** Responds to requests that no operation, page or file matches. Express would respond with a page of its own. */
export const notFound = (request: Request, response: Response) => writeProblem(request, response, 'NOT_FOUND')

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
})

/** No page of another origin may embed a response or guess its type. */
const protection = ['x-content-type-options', 'nosniff', resourcePolicy, 'same-origin']

/** Writes a response, or 503 if there is no room for it. The rest of the request body is read and discarded. */
const write = (request: Request, response: ServerResponse, mockResponse: MockResponse): void => {
  const { status, headers, body, abort } = mockResponse
  if (abort) {
    request.socket.destroy()
    return
  }
  if (!request.readableEnded && hasBody(request)) discard(request, response)
  // One flat array is faster than `setHeader`, which looks up, checks and copies each name.
  const rows = response.hasHeader(resourcePolicy) ? protection.slice(0, 2) : [...protection]
  for (const [name, value] of headers) rows.push(name, value)
  if (body === null) {
    response.writeHead(status, rows).end()
    return
  }
  // Node sends a string together with the headers in one write.
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  if (!canSend(response, length))
    return write(request, response, problemResponse(overloaded(), localeOfHeader(request.headers['accept-language'])))
  rows.push('content-length', String(length))
  response.writeHead(status, rows).end(request.method === 'HEAD' ? undefined : body)
}

const hasBody = ({ headers }: Request) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
