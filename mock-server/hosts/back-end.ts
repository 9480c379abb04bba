import { request as http, type IncomingMessage } from 'node:http'
import { request as https } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { HeaderRow } from '../http/request.ts'
import type { BackEndRequest, CallBackEnd } from '../options.ts'
import { overloaded } from './bodies.ts'

const seconds = 30
const mebibyte = 1024 * 1024
const responseMax = 32 * mebibyte
/** The responses that are being received, of all back ends together. */
const inFlightMax = 256 * mebibyte
let inFlight = 0

const tooLarge = 'more than 32 MiB'

const reasonOf = ({ name, message, code }: NodeJS.ErrnoException) => {
  if (name === 'AbortError' || name === 'TimeoutError') return `no response within ${seconds} s`
  return code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : (code ?? message)
}

/** Not `fetch`, which resolves the dots of a path and adds headers of its own. */
const send = (url: string, { method, headers, body }: BackEndRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { protocol, host } = new URL(url)
    const pathAt = url.indexOf('/', protocol.length + 2)
    const path = pathAt < 0 ? '/' : url.slice(pathAt)
    const length = body.length > 0 ? [['content-length', String(body.length)] as const] : []
    const sent = (protocol === 'https:' ? https : http)(
      protocol + '//' + host,
      {
        method,
        path,
        headers: Object.fromEntries([...headers, ...length]),
        signal: AbortSignal.timeout(seconds * 1000),
      },
      resolve,
    )
    sent.on('error', reject).end(body)
  })

const unpack = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

const headerRows = ({ headersDistinct }: IncomingMessage): HeaderRow[] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]): HeaderRow[] =>
    name === 'set-cookie' ? values.map((value) => [name, value]) : [[name, values.join(', ')]],
  )

export const callBackEnd: CallBackEnd = async (url, request) => {
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    const response = await send(url, request)
    // Leaving the loop closes the connection.
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      received += chunk.length
      inFlight += chunk.length
      if (received > responseMax) throw new Error(tooLarge)
      if (inFlight > inFlightMax) throw overloaded()
      chunks.push(chunk)
    }
    const headers = headerRows(response)
    const status = response.statusCode ?? 502
    const body = Buffer.concat(chunks)
    const coding = response.headers['content-encoding']?.toLowerCase()
    const unpacked = coding && coding in unpack ? unpack[coding as keyof typeof unpack] : undefined
    if (!unpacked || body.length === 0) return { status, headers, body }
    return {
      status,
      headers: headers.filter(([name]) => name !== 'content-encoding'),
      body: await unpacked(body, { maxOutputLength: responseMax }),
    }
  } catch (error) {
    if (error instanceof Error && error.name !== 'Refusal') throw new Error(reasonOf(error), { cause: error })
    throw error
  } finally {
    inFlight -= received
  }
}
