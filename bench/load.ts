import { connect, type Socket } from 'node:net'

/** A request that is sent repeatedly. */
export interface RequestSpec {
  readonly name?: string
  readonly method?: string
  /** Path and query; a function of the number of the request, so that no two URLs are the same. */
  readonly path: string | ((n: number) => string)
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface Load {
  /** Number of responses. */
  readonly responses: number
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly perSecond: number
  /** Milliseconds from request to complete response, sorted; only of the first 100,000 requests. */
  readonly times: readonly number[]
}

let sent = 0
/** The path of the next request. */
export const nextPath = ({ path }: RequestSpec): string => (typeof path === 'string' ? path : path(sent++))

const bytesOf = (port: number, spec: RequestSpec): Buffer => {
  const { method = 'GET', headers = {}, body } = spec
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(body && { 'content-length': String(body.length) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${nextPath(spec)} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return body ? Buffer.concat([head, body]) : head
}

/** Size and status of the response in `chunk`; undefined if its headers are incomplete, size 0 if it is chunked. */
const sizeOf = (chunk: Buffer): { readonly size: number; readonly status: number } | undefined => {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return { size: length === undefined ? 0 : end + 4 + Number(length), status: Number(head.slice(9, 12)) }
}

/**
 * Sends requests one after the other on each connection, until the time is over or `maxResponses` have arrived. A
 * function as `spec` gives the next request. `onResponse` gets each with its time in ms and its status.
 */
export const load = async (
  port: number,
  spec: RequestSpec | (() => RequestSpec),
  connections: number,
  seconds: number,
  maxResponses = Infinity,
  onResponse: (request: RequestSpec, ms: number, status: number) => void = () => {},
) => {
  const fixed = typeof spec !== 'function' && typeof spec.path === 'string' ? bytesOf(port, spec) : undefined
  const statuses = new Map<number, number>()
  const times: number[] = []
  let responses = 0
  const startedMs = performance.now()
  const endMs = startedMs + seconds * 1000
  const runConnection = () =>
    new Promise<void>((resolve, reject) => {
      let receivedBytes = 0
      let expected: number | undefined
      let sentMs = 0
      let partialHead: Buffer | undefined
      let request: RequestSpec
      let status = 0
      const send = () => {
        request = typeof spec === 'function' ? spec() : spec
        receivedBytes = 0
        expected = undefined
        sentMs = performance.now()
        socket.write(fixed ?? bytesOf(port, request))
      }
      const socket: Socket = connect(port, '127.0.0.1', send)
      socket.setNoDelay(true)
      socket.on('data', (chunk) => {
        if (expected === undefined) {
          partialHead = partialHead ? Buffer.concat([partialHead, chunk]) : chunk
          const head = sizeOf(partialHead)
          if (!head) return
          expected = head.size
          receivedBytes = partialHead.length
          partialHead = undefined
          status = head.status
          statuses.set(head.status, (statuses.get(head.status) ?? 0) + 1)
        } else receivedBytes += chunk.length
        const isComplete =
          expected === 0 ? chunk.subarray(-5).toString('latin1') === '0\r\n\r\n' : receivedBytes >= expected
        if (!isComplete) return
        responses += 1
        const nowMs = performance.now()
        onResponse(request, nowMs - sentMs, status)
        if (times.length < 100_000) times.push(nowMs - sentMs)
        if (nowMs < endMs && responses < maxResponses) send()
        else socket.end()
      })
      socket.on('close', resolve)
      socket.on('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, runConnection))
  const elapsed = (performance.now() - startedMs) / 1000
  return { responses, statuses, perSecond: responses / elapsed, times: times.toSorted((a, b) => a - b) } satisfies Load
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
