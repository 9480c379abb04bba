import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const servers: Server[] = []

/** Ends all servers that a test has started. */
export const stopServers = () =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections()
    server.close()
  })

/** The address at which a server listens, without its protocol. */
export const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Sends the response itself. */
  readonly reply?: (response: ServerResponse) => void
}
/** Returns undefined for what the server does by itself. */
export type Answer = (request: IncomingMessage, path: string) => Reply | undefined

export const notices = { body: { content: [] } }

export const listener =
  (answer: Answer): RequestListener =>
  (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    request.resume().on('end', () => {
      const found: Reply =
        answer(request, path) ?? (path === '/api/support/notice' ? notices : { status: 404, body: {} })
      const { status = 200, headers = {}, body, reply } = found
      if (reply) return reply(response.setHeader('content-type', 'application/json'))
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  }

/** Starts a back end that knows only the list of notices and what it is given. Resolves with its address. */
export const start = async (answer: Answer = () => undefined) =>
  `http://${await listen(createServer(listener(answer)))}`
