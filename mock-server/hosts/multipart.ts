import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Form } from '../request.ts'
import { formRefusals } from './form-limits.ts'
import { FormReader, type HostFunctions } from './form-reader.ts'

const functions: HostFunctions = {
  indexOf: (bytes, pattern) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(pattern),
  sha256: () => {
    const hash = createHash('sha256')
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('hex') }
  },
}

/** Parses the form of a request while it arrives. Throws a `Refusal` if it is malformed or over a limit. */
export const readForm = async (request: IncomingMessage): Promise<Form> => {
  const reader = new FormReader(request.headers['content-type'] ?? '', functions)
  return new Promise((resolve, reject) => {
    let isRefused = false
    const refuse = (reason: unknown) => {
      isRefused = true
      reject(reason)
    }
    // After a refusal the rest of the body is read and discarded.
    request.on('data', (chunk: Buffer) => {
      if (isRefused) return
      try {
        reader.write(chunk)
      } catch (error) {
        refuse(error)
      }
    })
    request.on('end', () => {
      if (!isRefused) resolve(reader.end())
    })
    request.on('aborted', () => refuse(formRefusals.malformed()))
  })
}
