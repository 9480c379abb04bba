import { request } from 'node:http'
import { connect } from 'node:net'

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

/** A request that `fetch` would not make: a foreign Host, a path as it is, a body that does not fit its length. */
export const raw = (origin: string, { method = 'GET', path, headers = {}, body }: RawRequest) =>
  new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** Sends bytes and hangs up without waiting for an answer; resolves when the connection is over. */
export const hangUp = (origin: string, bytes: string | Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.end()))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    // An answer must not keep the connection open.
    socket.on('data', () => socket.destroy())
  })

/** Sends the same JSON so many times down one connection, without waiting in between; the statuses, in their order. */
export const pipelined = (origin: string, path: string, json: string, times: number) =>
  new Promise<readonly number[]>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = (connection: string) =>
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: ${connection}\r\ncontent-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json}`
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => {
      socket.write(outgoing('keep-alive').repeat(times - 1))
      // After the last one the server hangs up, which tells that all is there.
      socket.write(outgoing('close'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)))
    })
  })
