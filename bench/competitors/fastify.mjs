import fastify from 'fastify'
import { responses, port } from './responses.mjs'

const app = fastify()
const records = { faq: JSON.parse(responses.faq), eventLog: JSON.parse(responses.eventLog) }
app.get('/api/support/faq', async () => records.faq)
app.get('/api/event-log', async () => records.eventLog)
await app.listen({ port, host: '127.0.0.1' })
