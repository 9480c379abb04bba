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
/** How long a client may take for the headers and for a whole request. The defaults of Node are 60 s and 300 s. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 1_000 }

/** Listens on a port. Rejects with a start failure if that is not possible. */
export const listen = (port: number, host: string, tls?: Tls): Promise<Listening> =>
  new Promise((resolve, reject) => {
    // The host refuses a missing Host header itself.
    const options = { ...timeouts, keepAliveTimeout, requireHostHeader: false }
    const server: Server = tls
      ? createSecureServer({ ...tls, ...options, handshakeTimeout: timeouts.headersTimeout })
      : createServer(options)
    const drain = draining(server, tls ? 'secureConnection' : 'connection')
    // The host asks for the body when it reads it. Node would ask before the request is looked at.
    server.on('checkContinue', (request, response) => void server.emit('request', request, response))
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
  const handshaking = connected === 'secureConnection' ? withoutTls(server) : []
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
      for (const socket of handshaking) socket.destroy()
    })
}

/** The connections of a server over TLS that have not completed the handshake. */
const withoutTls = (server: Server): Iterable<Socket> => {
  // The socket over TLS does not say which connection it uses, but both have the same address.
  const nameOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
  const sockets = new Map<string, Socket>()
  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket)
    sockets.set(name, socket)
    socket.once('close', () => sockets.delete(name))
  })
  server.on('secureConnection', (socket: Socket) => sockets.delete(nameOf(socket)))
  return { [Symbol.iterator]: () => sockets.values() }
}
