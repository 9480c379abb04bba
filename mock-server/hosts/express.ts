import type { IncomingMessage, ServerResponse } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express'
import type { Site } from '#specs/sites/index.ts'
import type { MockResponse, MockRequest } from '../request.ts'
import { isOurHost } from '../control/guard.ts'
import type { MockOptions } from '../options.ts'
import { worldIdOf } from '../pipeline/find-world.ts'
import { Refusal } from '../refusal.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { bodyBytesMax } from './form-limits.ts'
import { readForm } from './multipart.ts'

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
}

const allowedHostsMax = 100

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
    if (isAllowedHost(request.headers.host)) next()
    else {
      response.writeHead(403, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
      response.end(
        JSON.stringify({
          code: 'FORBIDDEN',
          message: `The host ${request.headers.host ?? '(none)'} is not allowed. Start the mock with --host to allow it.`,
        }),
      )
    }
  })
  const respond = (request: Request, response: Response, next: NextFunction, { handleRequest, isApi }: Pipeline) => {
    if (!isApi(request.url)) return next()
    const result = handleRequest(toMockRequest(request, siteOf(request.socket.localPort)), worlds, options)
    // A cached response is written synchronously, without waiting for a microtask.
    if (result instanceof Promise) return result.then((mockResponse) => write(request, response, mockResponse))
    write(request, response, result)
  }
  app.use((request: Request, response: Response, next: NextFunction) => {
    const current = pipeline()
    return current instanceof Promise
      ? current.then((loaded) => respond(request, response, next, loaded))
      : respond(request, response, next, current)
  })
  return app
}

/** Error handler of an application: responds to errors in pages or files without revealing details. */
export const errorHandler: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  const { status = 500 } = error
  if (status >= 500) console.error(error)
  if (response.headersSent) next(error)
  else
    response
      .status(status)
      .type('text/plain')
      .send(status < 500 ? 'Page not found.' : 'Something went wrong. See the log of the server.')
}

/**
 * Middleware for pages. If the cookie of a browser names a world that no longer exists, it removes the cookie, so that
 * the browser continues in the default world. The cookie `mock-world-gone` tells the developer bar which world it was.
 */
export const forgetGoneWorld = (worlds: Worlds) => (request: Request, response: Response, next: NextFunction) => {
  const id = worldIdOf(toMockRequest(request, undefined))
  if (request.headers.accept?.includes('text/html') && !worlds.find(id)) {
    response.appendHeader('set-cookie', 'mock-world=; Path=/; Max-Age=0; SameSite=Lax')
    response.appendHeader('set-cookie', `mock-world-gone=${encodeURIComponent(id)}; Path=/; Max-Age=60; SameSite=Lax`)
  }
  next()
}

const toMockRequest = (request: IncomingMessage, site: Site | undefined): MockRequest => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  site,
  text: (maxBytes) => readText(request, maxBytes),
  form: () => readForm(request),
})

// Events, not `for await`: leaving the loop early would close the connection before the refusal is written.
const readText = (request: IncomingMessage, maxBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) {
        chunks = []
        reject(new Refusal('PAYLOAD_TOO_LARGE'))
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks, bytes).toString('utf8')))
    request.on('error', reject)
  })

/** Writes a response. Reads and discards the rest of the request body, or closes the connection if it is too large. */
const write = (request: Request, response: ServerResponse, { status, headers, body, abort }: MockResponse) => {
  if (abort) {
    request.socket.destroy()
    return
  }
  // One flat array is faster than `setHeader`, which looks up, checks and copies each name.
  const rows = ['x-content-type-options', 'nosniff']
  for (const [name, value] of headers) rows.push(name, value)
  if (!request.readableEnded && hasBody(request)) discard(request, rows)
  if (body === null) {
    response.writeHead(status, rows).end()
    return
  }
  // Node sends a string together with the headers in one write.
  rows.push('content-length', String(typeof body === 'string' ? Buffer.byteLength(body) : body.length))
  response.writeHead(status, rows).end(request.method === 'HEAD' ? undefined : body)
}

const hasBody = ({ headers }: Request) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const discard = (request: Request, rows: string[]) => {
  let bytes = 0
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax) rows.push('connection', 'close')
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > bodyBytesMax) request.socket.destroy()
  })
  request.resume()
}
