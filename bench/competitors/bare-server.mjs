// The baseline: a bare node:http server that sends a prepared buffer.
import { createServer } from 'node:http'
import { responses, port } from './responses.mjs'

const json = (body) => ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)]
const missing = Buffer.from('{"code":"NOT_FOUND","message":"Not found."}')
const headers = Object.fromEntries(Object.entries(responses).map(([name, body]) => [name, json(body)]))

const nameOf = (url) => {
  if (url.startsWith('/api/support/faq?searchKeyword')) return 'faqSearches'
  if (url.startsWith('/api/support/faq')) return 'faq'
  if (url.startsWith('/api/support/notice')) return 'noticePages'
  return url === '/api/event-log' ? 'eventLog' : undefined
}

createServer((request, response) => {
  if (request.method === 'POST') {
    request.on('data', () => {})
    request.on('end', () => response.writeHead(200, headers.upload).end(responses.upload))
    return
  }
  const name = nameOf(request.url)
  if (name) response.writeHead(200, headers[name]).end(responses[name])
  else response.writeHead(404, json(missing)).end(missing)
}).listen(port, '127.0.0.1')
