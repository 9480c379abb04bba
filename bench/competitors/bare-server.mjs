// The baseline: a bare node:http server that sends a prepared buffer.
import { createServer } from 'node:http'
import { responses, port } from './responses.mjs'

const json = (body) => ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)]
const missing = Buffer.from('{"code":"NOT_FOUND","message":"Not found."}')
const headers = {
  missing: json(missing),
  faq: json(responses.faq),
  eventLog: json(responses.eventLog),
  upload: json(responses.upload),
}

createServer((request, response) => {
  if (request.method === 'POST') {
    request.on('data', () => {})
    request.on('end', () => response.writeHead(200, headers.upload).end(responses.upload))
  } else if (request.url.startsWith('/api/support/faq')) response.writeHead(200, headers.faq).end(responses.faq)
  else if (request.url === '/api/event-log') response.writeHead(200, headers.eventLog).end(responses.eventLog)
  else response.writeHead(404, headers.missing).end(missing)
}).listen(port, '127.0.0.1')
