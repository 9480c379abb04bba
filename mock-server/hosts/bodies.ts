import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyTooLong, Refusal } from '../http/refusal.ts'
import { bodyBytesMax } from '../pipeline/form/decode-form.ts'
import { createHash } from 'node:crypto'
import type { Form } from '../http/request.ts'
import { FormReader, type HostFunctions } from '../pipeline/form/form-reader.ts'

/** The bodies that are being received, of all connections together. */
const inFlightMax = 256 * 1024 * 1024
let inFlight = 0

/** The response while there is no room for more bytes. */
export const overloaded = () => new Refusal('SERVICE_UNAVAILABLE', { headers: [['retry-after', '1']] })

const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

const speeds = new WeakMap<IncomingMessage, number>()

/** Lets the body of a request be read at a speed. Call it before the body is read. */
export const slowDown = (request: IncomingMessage, bytesPerSecond: number): void =>
  void speeds.set(request, bytesPerSecond)

/** Waits with the next chunk of a body, if it is to be read slowly. */
const pace = (request: IncomingMessage, bytes: number) => {
  const speed = speeds.get(request)
  if (speed === undefined) return
  request.pause()
  setTimeout(() => request.resume(), (1000 * bytes) / speed)
}

/**
 * Passes the chunks of a body on. Rejects with `tooLong` if the body is announced or received with more than `maxBytes`, and
 * with another `Refusal` if all bodies together need too much memory, or if `take` throws one. After that the rest is not passed on.
 */
const receive = (
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, tooLong }: { readonly maxBytes: number; readonly tooLong: Refusal },
  take: (chunk: Buffer) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (lengthOf(request) > maxBytes) {
      reject(tooLong)
      return
    }
    let held = 0
    let isOver = false
    const release = () => {
      inFlight -= held
      held = 0
    }
    const refuse = (reason: unknown) => {
      isOver = true
      release()
      reject(reason)
    }
    // The bytes are held until the request is processed.
    response.once('close', () => {
      isOver = true
      release()
    })
    let received = 0
    // Events, not `for await`: leaving the loop early would close the connection before the refusal is written.
    request.on('data', (chunk: Buffer) => {
      if (isOver) return
      received += chunk.length
      if (received > maxBytes) return refuse(tooLong)
      if (inFlight + chunk.length > inFlightMax) return refuse(overloaded())
      held += chunk.length
      inFlight += chunk.length
      pace(request, chunk.length)
      try {
        take(chunk)
      } catch (error) {
        refuse(error)
      }
    })
    request.on('end', resolve)
    request.on('aborted', () => refuse(new Refusal('BAD_REQUEST')))
    request.on('error', refuse)
    // A client that asked whether it may send its body waits for this.
    if (request.headers.expect !== undefined && request.httpVersion !== '1.0' && !response.headersSent)
      response.writeContinue()
  })

/** How long the rest of a body that is too large is read, so that its client can read the response. */
const lingerMs = 10_000

/** Reads the rest of a body and drops it. Closes the connection if that does not end. Call it before the response. */
export const discard = (request: IncomingMessage, response: ServerResponse): void => {
  if (!response.shouldKeepAlive) {
    // Node would close the connection after the response. A client that is still sending could then not read it.
    response.shouldKeepAlive = true
    request.once('end', () => request.socket.end())
  }
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const limit = () => (timer ??= setTimeout(() => request.socket.destroy(), lingerMs).unref())
  if (lengthOf(request) > bodyBytesMax) limit()
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > bodyBytesMax) limit()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
}

const functions: HostFunctions = {
  indexOf: (bytes, pattern) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(pattern),
  sha256: () => {
    const hash = createHash('sha256')
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('hex') }
  },
}

/** Reads the body of a request. Rejects like `receive`. */
export const readBytes = async (
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  await receive(request, response, { maxBytes, tooLong: bodyTooLong() }, (chunk) => void chunks.push(chunk))
  return Buffer.concat(chunks)
}

/** Parses the form of a request while it arrives. Throws a `Refusal` if it is malformed or over a limit. */
export const readForm = async (request: IncomingMessage, response: ServerResponse): Promise<Form> => {
  const reader = new FormReader(request.headers['content-type'] ?? '', functions)
  const limit = { maxBytes: bodyBytesMax, tooLong: new Refusal('PAYLOAD_TOO_LARGE') }
  await receive(request, response, limit, (chunk) => reader.write(chunk))
  return reader.end()
}

/** The responses that their clients have not read yet, of all connections together. Smaller ones are not counted. */
const outgoingMax = 256 * 1024 * 1024
const countedMin = 64 * 1024
let outgoing = 0

/** Counts a body until it is sent. Returns false if there is no room for it. */
export const canSend = (response: ServerResponse, bytes: number): boolean => {
  if (bytes < countedMin) return true
  if (outgoing + bytes > outgoingMax) return false
  outgoing += bytes
  response.once('close', () => (outgoing -= bytes))
  return true
}
