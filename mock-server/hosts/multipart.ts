import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Form } from '../request.ts'
import { bodyBytesMax } from './form-limits.ts'
import { FormReader, type HostFunctions } from './form-reader.ts'
import { receive } from './receive.ts'

const functions: HostFunctions = {
  indexOf: (bytes, pattern) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(pattern),
  sha256: () => {
    const hash = createHash('sha256')
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('hex') }
  },
}

/** Parses the form of a request while it arrives. Throws a `Refusal` if it is malformed or over a limit. */
export const readForm = async (request: IncomingMessage, response: ServerResponse): Promise<Form> => {
  const reader = new FormReader(request.headers['content-type'] ?? '', functions)
  await receive(request, response, bodyBytesMax, (chunk) => reader.write(chunk))
  return reader.end()
}
