import type { CallBackEnd } from '../options.ts'
import { overloaded } from './bodies.ts'

const seconds = 30
const mebibyte = 1024 * 1024
const responseMax = 32 * mebibyte
/** The responses that are being received, of all back ends together. */
const inFlightMax = 256 * mebibyte
let inFlight = 0

const reasonOf = ({ name, message, cause }: Error) =>
  name === 'TimeoutError'
    ? `no response within ${seconds} s`
    : ((cause as { readonly code?: string } | undefined)?.code ?? message)

export const callBackEnd: CallBackEnd = async (url, { method, headers, body }) => {
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
      ...(body.length > 0 && { body: body as Uint8Array<ArrayBuffer> }),
    })
    // Leaving the loop closes the connection.
    for await (const chunk of response.body ?? []) {
      received += chunk.length
      inFlight += chunk.length
      if (received > responseMax) throw new Error('more than 32 MiB')
      if (inFlight > inFlightMax) throw overloaded()
      chunks.push(chunk)
    }
    return { status: response.status, headers: [...response.headers], body: Buffer.concat(chunks) }
  } catch (error) {
    if (error instanceof Error && error.name !== 'Refusal') throw new Error(reasonOf(error), { cause: error })
    throw error
  } finally {
    inFlight -= received
  }
}
