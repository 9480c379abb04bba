import { request, type IncomingMessage } from 'node:http'
import { request as requestOverTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Fault } from '#specs/contract/control.ts'
import { listen } from '../process/listen.ts'
import type { Tls } from '../process/tls.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { Worlds } from '../worlds/worlds.ts'
import { inquiry } from './mock.ts'
import { expressHost, lastHandlers } from '../hosts/express.ts'
import { pipeline } from '../hosts/handle-request.ts'

export interface Answer {
  /** 0 if there was no response. */
  readonly status: number
  readonly retryAfter?: string | undefined
  /** The bytes of the body that arrived. */
  readonly bytes: number
  readonly ms: number
  /** Why there was no response, or no end of it. */
  readonly error?: string | undefined
  readonly hadInterim: boolean
}

/** A mock on a port, with its default world. */
export const onSocket = async (hasControl = true, tls?: Tls) => {
  const worlds = new Worlds({ seed: 'spring', now: '2026-11-20T00:00:00Z' })
  const { server, drain } = await listen(0, '127.0.0.1', tls)
  onTestFinished(async () => {
    server.closeAllConnections()
    await drain()
  })
  const { port } = server.address() as AddressInfo
  const options = {
    ...{ hostNames: ['127.0.0.1'], ports: [port], worldCookie: 'mock-world', hasControl, version: '0.0.0' },
    startedMs: elapsedMs(),
  }
  const app = expressHost({ pipeline: () => pipeline, worlds, options, siteOf: () => undefined })
  app.use(...lastHandlers)
  server.on('request', app)
  const call = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> =>
    new Promise((resolve) => {
      const startedMs = elapsedMs()
      let hadInterim = false
      let bytes = 0
      let arrived: IncomingMessage | undefined
      const end = (error?: Error) =>
        resolve({
          status: arrived?.statusCode ?? 0,
          retryAfter: arrived?.headers['retry-after'],
          bytes,
          ms: elapsedMs() - startedMs,
          error: error?.message,
          hadInterim,
        })
      const send = tls ? requestOverTls : request
      const trust = { rejectUnauthorized: false }
      const sent = send({ ...trust, port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        arrived = response
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', end).on('error', end)
      })
      sent.on('continue', () => (hadInterim = true))
      sent.on('error', end)
      sent.end(body)
    })
  const world = worlds.get('default')
  return { call, world, worlds, set: (...faults: readonly Partial<Fault>[]) => world.replaceFaults(faults) }
}

const boundary = 'b'
const form = (fields: Readonly<Record<string, string>>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
/** Sends an inquiry with these fields. */
export const submit = (
  { call }: Pick<Awaited<ReturnType<typeof onSocket>>, 'call'>,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) => call('/api/support/inquiry', { ...multipart, ...headers }, 'POST', form({ ...inquiry, ...fields }))
