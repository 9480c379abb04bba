import { Agent, createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import express, { type Request, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { isWellFormed } from '#specs/rules/paths.ts'
import { startApp } from '../run/app-server.ts'
import { command } from '../run/steps.ts'
import { root } from '../root.ts'

// `npm run test:openapi`: runs the API suites through a proxy with an external validator, which compares each response
// of the mock with the committed OpenAPI document. Arguments are passed on to Playwright.
const port = Number(process.env.PORT ?? 5400)
/** Each port of the proxy plus this offset is a port of the mock. */
const mockPortOffset = 40
// The mock may close a connection at the moment when the proxy would use it again.
const agent = new Agent({ keepAlive: false })
const findings = new Map<string, number>()

const validator = OpenApiValidator.middleware({
  apiSpec: join(root, 'specs/contract/openapi.yaml'),
  // The suites send invalid requests on purpose. Only responses are validated.
  validateRequests: false,
  validateSecurity: false,
  validateResponses: {
    onError: ({ message, errors }, _body, { method, path }) => {
      const finding = `${method} ${path}: ${message} ${JSON.stringify(errors)}`
      findings.set(finding, (findings.get(finding) ?? 0) + 1)
    },
  },
  fileUploader: false,
  ignoreUndocumented: true,
})

const readBody = async (incoming: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Forwards a request to the mock. Sends JSON with `response.json`, because the validator checks only that. */
const forward = (request: Request, response: Response) => {
  const { localPort = port } = request.socket
  const headers = { ...request.headers }
  // The mock rejects writes from other origins, so an origin of the proxy becomes the matching origin of the mock.
  const originPort = Number(headers.origin?.split(':').at(-1))
  if (headers.origin && originPort >= port && originPort < port + 4)
    headers.origin = headers.origin.replace(`:${originPort}`, `:${originPort + mockPortOffset}`)
  const upstream = sendRequest(
    {
      host: '127.0.0.1',
      port: localPort + mockPortOffset,
      agent,
      method: request.method,
      path: request.originalUrl,
      headers,
    },
    async (upstreamResponse) => {
      const bytes = await readBody(upstreamResponse)
      response.status(upstreamResponse.statusCode ?? 500)
      for (const [name, value] of Object.entries(upstreamResponse.headers))
        if (value !== undefined && !['connection', 'keep-alive', 'transfer-encoding'].includes(name))
          response.setHeader(name, value)
      // Faults violate the contract on purpose, a response to HEAD has no body, and the bytes of a download must stay.
      const { 'x-mock-fault': fault, 'accept-ranges': ranges } = upstreamResponse.headers
      const isValidated = fault === undefined && ranges === undefined && request.method !== 'HEAD'
      const isJson = isValidated && upstreamResponse.headers['content-type']?.startsWith('application/json')
      const value = isJson ? parsed(bytes) : undefined
      if (value === undefined) response.end(bytes)
      else {
        response.removeHeader('content-length')
        response.json(value)
      }
    },
  )
  // The mock may respond to a body that is too large and close the connection before it has read all of it.
  upstream.on('error', () => {
    if (!response.headersSent) request.socket.destroy()
  })
  request.pipe(upstream)
}

/** The parsed JSON; undefined if a fault made it malformed, or if it is nested too deep to be written again. */
const parsed = (bytes: Buffer): unknown => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}

const mock = await startApp({
  port: port + mockPortOffset,
  host: '127.0.0.1',
  built: true,
  hasRealTime: true,
  controlToken: undefined,
})
const app = express().disable('x-powered-by').disable('etag')
// The validator fails on malformed paths, which cannot be in the document.
app.use((request, response, next) => (isWellFormed(request.path) ? next() : forward(request, response)))
app.use(validator, forward)
const servers = Array.from({ length: 4 }, (_, i) => createServer(app).listen(port + i, '127.0.0.1'))
// These name the ports of the mock, not those of the proxy, or are about the connection, which here ends at the proxy.
// Where the mock forwards a request, the response is that of a back end.
const excluded = [
  'control\\.(sites|openapi\\.server|instance\\.[\\w-]+|forward\\.[\\w-]+|enter(\\.[\\w-]+)?)',
  'control\\.world\\.(by-cookie|gone-on-open|unknown)',
  'mail\\.link\\.absolute',
  'hardening\\.http\\.(host-grammar|expectation)',
  'hardening\\.(timeout\\.header|upload\\.(ceiling|refusal-readable)|json\\.too-large)',
  'hardening\\.multipart\\.(too-many-parts|field-too-long)',
]
try {
  const env = { PORT: String(port), REUSE_SERVER: '1' }
  const args = ['test', '--project=api', '--grep-invert', `@(${excluded.join('|')});`, ...process.argv.slice(2)]
  const { output, isGood } = await command('playwright', args, { env })
  console.log(output)
  if (!isGood) process.exitCode = 1
} finally {
  for (const server of servers) server.close().closeAllConnections()
  await mock.stop()
}
for (const [finding, times] of findings) console.log(`${times} × ${finding}`)
console.log(`The external validator found ${findings.size === 0 ? 'no violations' : `${findings.size} violations`}.`)
if (findings.size > 0) process.exitCode = 1
