import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { MockResponse } from '../http/request.ts'

/**
 * Ends a connection without a response. Browsers repeat a request on a connection that was used before and closes without
 * a byte, so before a reset they get an interim response: without it, one lost response would be two requests.
 */
export const cutConnection = (request: IncomingMessage, response: ServerResponse, cut: MockResponse['cut']): void => {
  const { socket, httpVersion } = request
  if (cut === 'close') return void socket.destroy()
  // What TLS runs on is reset, because a socket with TLS cannot be. If it only closed, Chromium would see an empty response.
  const { _parent: below } = socket as Socket & { readonly _parent?: Socket | null }
  const reset = () => (below ?? socket).resetAndDestroy()
  if (httpVersion === '1.0') reset()
  else response.writeContinue(reset)
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** How often a slow transfer goes on, in ms, unless a byte takes longer. */
const shortestMs = 100

/** Sends a body at a speed, and closes the connection where it breaks off. The headers must be written. */
export const sendBroken = async (
  response: ServerResponse,
  body: Uint8Array,
  { truncateAt = Infinity, bytesPerSecond = Infinity }: NonNullable<MockResponse['transfer']>,
): Promise<void> => {
  const end = Math.min(body.length, truncateAt)
  const stepMs = Math.max(shortestMs, 1000 / bytesPerSecond)
  const step = Math.max(1, Math.round((bytesPerSecond * stepMs) / 1000))
  response.flushHeaders()
  for (let at = 0; at < end && !response.destroyed; at += step) {
    if (at > 0) await wait(stepMs)
    await new Promise<unknown>((resolve) => response.write(body.subarray(at, Math.min(at + step, end)), resolve))
  }
  if (end < body.length) response.socket?.destroySoon()
  else response.end()
}
