import { request } from 'node:http'
import { connect } from 'node:net'

interface RawAnswer {
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
  new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
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
    const asked = (connection: string) =>
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: ${connection}\r\ncontent-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json}`
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => {
      socket.write(asked('keep-alive').repeat(times - 1))
      // After the last one the server hangs up, which tells that all is there.
      socket.write(asked('close'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)))
    })
  })
