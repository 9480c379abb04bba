// A hand-written server with Express and multer that returns the recorded responses.
import { createHash } from 'node:crypto'
import express from 'express'
import multer from 'multer'
import { responses, port } from './responses.mjs'

const app = express()
const upload = multer({ storage: multer.memoryStorage(), limits: { fileSize: 10 * 1024 * 1024 } })
const records = { faq: JSON.parse(responses.faq), eventLog: JSON.parse(responses.eventLog) }

app.get('/api/support/faq', (_request, response) => response.json(records.faq))
app.get('/api/event-log', (_request, response) => response.json(records.eventLog))
app.post('/api/support/inquiry', upload.array('attachFile'), (request, response) => {
  for (const file of request.files) createHash('sha256').update(file.buffer).digest('hex')
  response.type('json').send(responses.upload)
})
app.listen(port, '127.0.0.1')
