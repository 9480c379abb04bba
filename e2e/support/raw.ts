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
