import { createMiddleware } from '@mswjs/http-middleware'
import express from 'express'
import { http, HttpResponse } from 'msw'
import { responses, port } from './responses.mjs'

const records = { faq: JSON.parse(responses.faq), eventLog: JSON.parse(responses.eventLog) }
const app = express()
app.use(
  createMiddleware(
    http.get('/api/support/faq', () => HttpResponse.json(records.faq)),
    http.get('/api/event-log', () => HttpResponse.json(records.eventLog)),
  ),
)
app.listen(port, '127.0.0.1')
