import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import express, { type Request, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { isWellFormed } from '#mock-server/pipeline.ts'
import { startApp } from './app-server.ts'
import { command } from './steps.ts'

// `npm run validated`: the wire suites through a validator that is not ours. It stands between them and the mock, reads
// the committed OpenAPI document, and says of each answer whether it keeps it. Arguments go to Playwright.
const port = Number(process.env.PORT ?? 5400)
const behind = 40
const findings = new Map<string, number>()

const validator = OpenApiValidator.middleware({
  apiSpec: join(import.meta.dirname, '../specs/contract/openapi.json'),
  // The suites send what is wrong on purpose; it is the answers that are judged.
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

const read = async (incoming: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Passes a call on to the mock behind, and its answer back by way of `response.json`, where it is judged. */
const passOn = (request: Request, response: Response) => {
  const { localPort = port } = request.socket
  const headers = { ...request.headers }
  const own = Number(headers.origin?.split(':').at(-1)) - port
  if (headers.origin && own >= 0 && own < 4)
    headers.origin = headers.origin.replace(`:${port + own}`, `:${port + own + behind}`)
  const upstream = ask(
    { host: '127.0.0.1', port: localPort + behind, method: request.method, path: request.originalUrl, headers },
    async (upstreamResponse) => {
      const bytes = await read(upstreamResponse)
      response.status(upstreamResponse.statusCode ?? 500)
      for (const [name, value] of Object.entries(upstreamResponse.headers))
        if (value !== undefined && !['connection', 'keep-alive', 'transfer-encoding'].includes(name))
          response.setHeader(name, value)
      // A fault breaks the contract on purpose, and a HEAD has no body to judge.
      const isJudged = upstreamResponse.headers['x-mock-fault'] === undefined && request.method !== 'HEAD'
      const isWhole = isJudged && upstreamResponse.headers['content-type']?.startsWith('application/json')
      const value = isWhole ? parsed(bytes) : undefined
      if (value === undefined) response.end(bytes)
      else {
        response.removeHeader('content-length')
        response.json(value)
      }
    },
  )
  upstream.on('error', () => request.socket.destroy())
  request.pipe(upstream)
}

/** Undefined for what a fault has broken on purpose. */
const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

const mock = await startApp({ port: port + behind, host: '127.0.0.1', built: true, controlToken: undefined })
const app = express().disable('x-powered-by').disable('etag')
// What the validator cannot even decode is none of the document's paths.
app.use((request, response, next) => (isWellFormed(request.path) ? next() : passOn(request, response)))
app.use(validator, passOn)
const servers = Array.from({ length: 4 }, (_, i) => createServer(app).listen(port + i, '127.0.0.1'))
try {
  const env = { BASE_URL: `http://127.0.0.1:${port + 1}` }
  // The mock tells its own ports, which lie behind the validator.
  const args = ['test', '--project=api', '--grep-invert', '@control\\.sites;', ...process.argv.slice(2)]
  const { output, isGood } = await command('playwright', args, env)
  console.log(output)
  if (!isGood) process.exitCode = 1
} finally {
  for (const server of servers) server.close().closeAllConnections()
  await mock.stop()
}
for (const [finding, times] of findings) console.log(`${times} × ${finding}`)
console.log(`The foreign validator found ${findings.size === 0 ? 'nothing' : `${findings.size} breaches`}.`)
if (findings.size > 0) process.exitCode = 1
