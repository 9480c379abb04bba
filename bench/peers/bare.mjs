// The floor: node:http and a buffer that is ready.
import { createServer } from 'node:http'
import { answers, port } from './answers.mjs'

const json = (body) => ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)]
const missing = Buffer.from('{"code":"NOT_FOUND","message":"There is nothing here."}')
const heads = {
  missing: json(missing),
  faq: json(answers.faq),
  eventLog: json(answers.eventLog),
  upload: json(answers.upload),
}

createServer((request, response) => {
  if (request.method === 'POST') {
    request.on('data', () => {})
    request.on('end', () => response.writeHead(200, heads.upload).end(answers.upload))
  } else if (request.url.startsWith('/api/support/faq')) response.writeHead(200, heads.faq).end(answers.faq)
  else if (request.url === '/api/event-log') response.writeHead(200, heads.eventLog).end(answers.eventLog)
  else response.writeHead(404, heads.missing).end(missing)
}).listen(port, '127.0.0.1')
