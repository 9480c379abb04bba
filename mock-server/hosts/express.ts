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
import { worldIdOf } from '../pipeline.ts'
import { Refusal } from '../refusal.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { bodyBytesMax } from './form-limits.ts'
import { readForm } from './multipart.ts'

/** The reloadable part of the mock: while developing, a changed handler or rule makes a new one. */
export interface Pipeline {
  readonly handleRequest: (
    request: MockRequest,
    worlds: Worlds,
    options: MockOptions,
  ) => MockResponse | Promise<MockResponse>
  readonly isApi: (path: string) => boolean
}

interface Host {
  /** The pipeline to use now. */
  readonly pipeline: () => Pipeline | Promise<Pipeline>
  readonly worlds: Worlds
  readonly options: MockOptions
  /** The site of a port; undefined for the first port. */
  readonly siteOf: (port: number | undefined) => Site | undefined
}

const knownMax = 100

/** An Express application that answers the mock's calls; pages may be added after it. */
export const expressHost = ({ pipeline, worlds, options, siteOf }: Host): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  // The same few come with every request, so each is taken apart once.
  const known = new Set<string | undefined>()
  const isOurs = (host: string | undefined) => {
    if (known.has(host)) return true
    const isOurs = isOurHost(host, options)
    if (isOurs && known.size < knownMax) known.add(host)
    return isOurs
  }
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isOurs(request.headers.host)) next()
    else {
      response.writeHead(403, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
      response.end(
        JSON.stringify({
          code: 'FORBIDDEN',
          message: `This server does not answer for ${request.headers.host ?? 'no host'}. Start it with --host to serve that name.`,
        }),
      )
    }
  })
  const respond = (request: Request, response: Response, next: NextFunction, { handleRequest, isApi }: Pipeline) => {
    if (!isApi(request.url)) return next()
    const given = handleRequest(toMockRequest(request, siteOf(request.socket.localPort)), worlds, options)
    // What is there already is written at once, without a turn of the event queue.
    if (given instanceof Promise) return given.then((mockResponse) => write(request, response, mockResponse))
    write(request, response, given)
  }
  app.use((request: Request, response: Response, next: NextFunction) => {
    const current = pipeline()
    return current instanceof Promise
      ? current.then((loaded) => respond(request, response, next, loaded))
      : respond(request, response, next, current)
  })
  return app
}

/** The last handler of an application: what goes wrong in pages or files is answered without a word of the insides. */
export const errorHandler: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  const { status = 500 } = error
  if (status >= 500) console.error(error)
  if (response.headersSent) next(error)
  else
    response
      .status(status)
      .type('text/plain')
      .send(status < 500 ? 'There is no such address.' : 'This went wrong.')
}

/**
 * Before a page: a browser whose cookie names a world that is gone loses the cookie and goes on in the default world;
 * `mock-world-gone` tells the developer's bar which one it was.
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

// By events: leaving a `for await` early would close the connection before the refusal is written.
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

/** Writes an answer. A body that was not read to its end is read and thrown away, or the connection is closed. */
const write = (request: Request, response: ServerResponse, { status, headers, body, abort }: MockResponse) => {
  if (abort) {
    request.socket.destroy()
    return
  }
  // One array, as it goes out: set one by one each name is looked up, checked and copied.
  const rows = ['x-content-type-options', 'nosniff']
  for (const [name, value] of headers) rows.push(name, value)
  if (!request.readableEnded && hasBody(request)) discard(request, rows)
  if (body === null) {
    response.writeHead(status, rows).end()
    return
  }
  // A text is left as it is: Node sends it in one piece with the head.
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
