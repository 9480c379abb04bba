import { request, type ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { needsMock } from '../verify/observed.ts'

interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

interface RawRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** The whole response to a request. Rejects if the connection fails. */
const responseTo = (outgoing: ClientRequest) =>
  new Promise<RawResponse>((resolve, reject) => {
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
  })

/** Where a raw connection leads. Other back ends have proxies, prefixes and TLS in front of them. */
const connection = (origin: string) => {
  needsMock('a raw connection')
  return new URL(origin)
}

/** Sends a request that `fetch` cannot send, such as another Host, an unnormalised path or a wrong Content-Length. */
export const raw = (origin: string, { method = 'GET', path, headers = {}, body }: RawRequest) => {
  const { hostname, port } = connection(origin)
  const outgoing = request({ hostname, port, method, path, headers, agent: false })
  const response = responseTo(outgoing)
  outgoing.end(body)
  return response
}

/** Sends bytes and closes the connection without waiting for a response; resolves when the connection is closed. */
export const hangUp = (origin: string, bytes: string | Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = connection(origin)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.end()))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    // A response must not keep the connection open.
    socket.on('data', () => socket.destroy())
  })

/** Sends bytes as they are and reads until the server closes the connection. Resolves with the response as it was sent. */
export const exchangeBytes = (origin: string, bytes: string | Uint8Array) =>
  new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = connection(origin)
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      const [statusLine = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')])
      resolve({ status: Number(statusLine.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body })
    })
  })

/** Starts a request whose body is sent later. Resolves once the server has received its headers. */
export const startUpload = (origin: string, { path, headers = {} }: RawRequest) =>
  new Promise<{
    readonly write: (bytes: Uint8Array) => void
    readonly end: (bytes: Uint8Array) => Promise<RawResponse>
    readonly response: Promise<RawResponse>
  }>((resolve, reject) => {
    const { hostname, port } = connection(origin)
    const all = { ...headers, expect: '100-continue' }
    const outgoing = request({ hostname, port, method: 'POST', path, headers: all, agent: false })
    const response = responseTo(outgoing)
    response.catch(reject)
    outgoing.on('continue', () =>
      resolve({
        write: (bytes) => void outgoing.write(bytes),
        end: (bytes) => {
          outgoing.end(bytes)
          return response
        },
        response,
      }),
    )
    outgoing.flushHeaders()
  })
