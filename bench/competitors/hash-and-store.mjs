// The floor of uploads whose bytes can be had back and whose SHA-256 is told: node:http, no form read, nothing checked.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { responses, port } from './responses.mjs'

const room = 64 * 1024 * 1024
const kept = []
let held = 0

createServer((request, response) => {
  const pieces = []
  const sum = createHash('sha256')
  request.on('data', (piece) => {
    sum.update(piece)
    pieces.push(piece)
    held += piece.length
  })
  request.on('end', () => {
    kept.push({ pieces, sha256: sum.digest('hex') })
    while (held > room) for (const piece of kept.shift().pieces) held -= piece.length
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(responses.upload)
  })
}).listen(port, '127.0.0.1')
