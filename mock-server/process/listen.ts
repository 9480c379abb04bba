import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { startFailure } from './command-line.ts'
import type { Tls } from './tls.ts'

export interface Listening {
  readonly server: Server
  /** Accepts no new connections, waits for running requests, and closes the remaining ones after 5 s. */
  readonly drain: () => Promise<void>
}

const drainMs = 5_000
// Longer than clients keep idle connections: a request on a connection that is just being closed would fail.
const keepAliveTimeout = 65_000

/** Listens on a port. Rejects with a start failure if that is not possible. */
export const listen = (port: number, host: string, tls?: Tls): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server: Server = tls ? createSecureServer({ ...tls, keepAliveTimeout }) : createServer({ keepAliveTimeout })
    const drain = draining(server, tls ? 'secureConnection' : 'connection')
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? startFailure(`port ${port} is in use`, 'Stop the process that uses it, or choose another port with --port.')
          : startFailure(`cannot listen on ${host}:${port} (${error.code})`, 'Choose another --host or --port.'),
      ),
    )
    server.listen({ port, host }, () => resolve({ server, drain }))
  })

const draining = (server: Server, connected: 'connection' | 'secureConnection'): Listening['drain'] => {
  const sockets = new Set<Socket>()
  const lastResponse = new WeakMap<Socket, ServerResponse>()
  server.on(connected, (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => lastResponse.set(request.socket, response))
  // closeIdleConnections() of Node does not close connections without any request, which browsers keep open.
  const closeIdle = () => {
    for (const socket of sockets) if (lastResponse.get(socket)?.writableFinished ?? true) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      const sweep = setInterval(closeIdle, 20)
      const finish = () => {
        clearInterval(sweep)
        clearTimeout(timeout)
        for (const socket of sockets) socket.destroy()
        resolve()
      }
      const timeout = setTimeout(finish, drainMs)
      server.close(finish)
      closeIdle()
    })
}
