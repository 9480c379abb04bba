// The upper bound for uploads: a bare node:http server that hashes and stores the body without parsing it.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { responses, port } from './responses.mjs'

const maxBytes = 64 * 1024 * 1024
const stored = []
let storedBytes = 0

createServer((request, response) => {
  const chunks = []
  const hash = createHash('sha256')
  request.on('data', (chunk) => {
    hash.update(chunk)
    chunks.push(chunk)
    storedBytes += chunk.length
  })
  request.on('end', () => {
    stored.push({ chunks, sha256: hash.digest('hex') })
    while (storedBytes > maxBytes) for (const chunk of stored.shift().chunks) storedBytes -= chunk.length
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(responses.upload)
  })
}).listen(port, '127.0.0.1')
