import type { TransportResponse } from '../mock-client/transport.ts'
import { operationAt } from './needs.ts'

/** More than any response of the contract has. */
const maxMiB = 32

/** No complete response came. */
export class NoResponseError extends Error {
  /** That of the connection, such as ECONNRESET, or TIMEOUT or TOO_LONG. */
  readonly code: string
  readonly reason: string

  constructor(request: string, code: string, reason: string) {
    super(`${request}: no response: ${reason}${code === '' ? '' : ` (${code})`}`)
    this.code = code
    this.reason = reason
  }
}

class TooLongError extends Error {}

const bytesOf = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxMiB * 2 ** 20) throw new TooLongError()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Sends a request to a server that is not ours and resolves with its complete response, which is limited in size and
 * time. Throws a `NoResponseError` if there is none.
 */
export const ask = async (url: string, init: RequestInit = {}, timeoutMs = 30_000): Promise<TransportResponse> => {
  const { method = 'GET' } = init
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })
    return { status: response.status, headers: response.headers, bytes: await bytesOf(response) }
  } catch (error) {
    const { name, message, cause } = error as Error & { readonly cause?: { code?: string; message?: string } }
    const failed = (code: string, reason: string) => new NoResponseError(`${method} ${url}`, code, reason)
    if (error instanceof TooLongError) throw failed('TOO_LONG', `more than ${maxMiB} MiB`)
    if (name === 'TimeoutError') throw failed('TIMEOUT', `nothing complete within ${timeoutMs / 1000} s`)
    throw failed(cause?.code ?? '', cause?.message || message)
  }
}

/**
 * The same, but a GET whose connection is lost is sent once more. Servers close connections that were idle, and a request can
 * meet that; what may change something cannot be repeated.
 */
export const askTwice = (url: string, init: RequestInit = {}): Promise<TransportResponse> =>
  ask(url, init).catch((error: NoResponseError) => {
    const isConnection = error.code !== 'TIMEOUT' && error.code !== 'TOO_LONG'
    if (isConnection && (init.method ?? 'GET') === 'GET') return ask(url, init)
    throw error
  })

/** The JSON of a response; undefined if it is none, or only a part of one. */
export const jsonOf = ({ status, headers, bytes }: TransportResponse): unknown => {
  if (!headers.get('content-type')?.includes('json') || status === 206) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
    // What a test expects of the body fails it.
    // oxlint-disable-next-line proofs/no-swallowed-errors
  } catch {
    return undefined
  }
}

/**
 * Why a response does not come from the back end but from something in front of it, so that it says nothing about the
 * requirements; undefined if it can be judged.
 */
export const wallOf = (method: string, path: string, response: TransportResponse): string | undefined => {
  const { status, headers } = response
  if (operationAt(method, path)?.isControl !== false) return undefined
  if (status === 429) return 'returned 429. Set rateLimit.'
  if (status >= 502 && status <= 504 && jsonOf(response) === undefined)
    return `returned ${status} without JSON, so a gateway answers, and not the API.`
  const isPage = headers.get('content-type')?.includes('html') && !headers.has('content-disposition')
  if (isPage && status === 403) return 'returned HTML with 403, so a firewall answers, and not the API.'
  return isPage && status < 300 ? `returned HTML with ${status}, so a page answers, and not the API.` : undefined
}

/** Returns a function that waits until the next request may be sent. */
export const pacer = (perSecond = Infinity): (() => Promise<void>) => {
  // After what another worker, or the preflight, may have sent just before.
  let nextMs = performance.now() + 1000 / perSecond
  return async () => {
    const waitMs = nextMs - performance.now()
    nextMs = Math.max(nextMs, performance.now()) + 1000 / perSecond
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
