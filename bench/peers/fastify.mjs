import fastify from 'fastify'
import { answers, port } from './answers.mjs'

const app = fastify()
const records = { faq: JSON.parse(answers.faq), eventLog: JSON.parse(answers.eventLog) }
app.get('/api/support/faq', async () => records.faq)
app.get('/api/event-log', async () => records.eventLog)
await app.listen({ port, host: '127.0.0.1' })
