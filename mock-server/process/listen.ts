import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { startFailure } from './command-line.ts'
import type { Tls } from './tls.ts'

export interface Listening {
  readonly server: Server
  /** Takes no new connection, lets running requests end, and cuts those that have not after 5 s. */
  readonly drain: () => Promise<void>
}

const drainMs = 5_000
// Longer than any client keeps a connection idle: one that is closed just as it is used again fails a call.
const keepAliveTimeout = 65_000

// An import of them would load all that they offer, WebSocket and so undici among it: half of a bare server's start.
const { createServer } = process.getBuiltinModule('node:http')

/** Takes a port; throws the line that says why it cannot. */
export const listen = (port: number, host: string, tls?: Tls): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server: Server = tls
      ? process.getBuiltinModule('node:https').createServer({ ...tls, keepAliveTimeout })
      : createServer({ keepAliveTimeout })
    const drain = draining(server, tls ? 'secureConnection' : 'connection')
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? startFailure(`port ${port} is in use`, 'Stop what uses it, or choose another one with --port.')
          : startFailure(`cannot listen on ${host}:${port} (${error.code})`, 'Choose another --host or --port.'),
      ),
    )
    server.listen({ port, host }, () => resolve({ server, drain }))
  })

const draining = (server: Server, connected: 'connection' | 'secureConnection'): Listening['drain'] => {
  const sockets = new Set<Socket>()
  const newest = new WeakMap<Socket, ServerResponse>()
  server.on(connected, (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => newest.set(request.socket, response))
  // Node's own closeIdleConnections() waits for connections on which nothing was asked yet, as browsers keep them.
  const closeIdle = () => {
    for (const socket of sockets) if (newest.get(socket)?.writableFinished ?? true) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      const sweep = setInterval(closeIdle, 20)
      const ended = () => {
        clearInterval(sweep)
        clearTimeout(late)
        for (const socket of sockets) socket.destroy()
        resolve()
      }
      const late = setTimeout(ended, drainMs)
      server.close(ended)
      closeIdle()
    })
}
