import { connect, type Socket } from 'node:net'

/** One request, as bytes that are sent again and again. */
export interface Shot {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface Load {
  readonly answered: number
  /** Of the statuses that came, how many were of each. */
  readonly statuses: ReadonlyMap<number, number>
  readonly perSecond: number
  /** Milliseconds between asking and the whole answer, in order of size; at most the first 100,000. */
  readonly times: readonly number[]
}

export const bytesOf = (port: number, { method = 'GET', path, headers = {}, body }: Shot): Buffer => {
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(body && { 'content-length': String(body.length) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return body ? Buffer.concat([head, body]) : head
}

/** How many bytes the answer has that begins here; undefined while its head is not whole, 0 where its end is not told. */
const sizeOf = (chunk: Buffer): { readonly size: number; readonly status: number } | undefined => {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return { size: length === undefined ? 0 : end + 4 + Number(length), status: Number(head.slice(9, 12)) }
}

/** Sends one request after the other down so many connections until the time is up or enough have been answered. */
export const load = async (port: number, shot: Shot, connections: number, seconds: number, most = Infinity) => {
  const request = bytesOf(port, shot)
  const statuses = new Map<number, number>()
  const times: number[] = []
  let answered = 0
  const startedMs = performance.now()
  const endMs = startedMs + seconds * 1000
  const one = () =>
    new Promise<void>((resolve, reject) => {
      let got = 0
      let expected: number | undefined
      let sentMs = 0
      let held: Buffer | undefined
      const send = () => {
        got = 0
        expected = undefined
        sentMs = performance.now()
        socket.write(request)
      }
      const socket: Socket = connect(port, '127.0.0.1', send)
      socket.setNoDelay(true)
      socket.on('data', (chunk) => {
        if (expected === undefined) {
          held = held ? Buffer.concat([held, chunk]) : chunk
          const found = sizeOf(held)
          if (!found) return
          expected = found.size
          got = held.length
          held = undefined
          statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1)
        } else got += chunk.length
        const isWhole = expected === 0 ? chunk.subarray(-5).toString('latin1') === '0\r\n\r\n' : got >= expected
        if (!isWhole) return
        answered += 1
        const nowMs = performance.now()
        if (times.length < 100_000) times.push(nowMs - sentMs)
        if (nowMs < endMs && answered < most) send()
        else socket.end()
      })
      socket.on('close', resolve)
      socket.on('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, one))
  const elapsed = (performance.now() - startedMs) / 1000
  return { answered, statuses, perSecond: answered / elapsed, times: times.toSorted((a, b) => a - b) } satisfies Load
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
