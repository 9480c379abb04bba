import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Form } from '../request.ts'
import { refusedForm } from './form-limits.ts'
import { FormReader, type Means } from './form-reader.ts'

const means: Means = {
  find: (bytes, sought) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(sought),
  sum: (pieces) => {
    const sum = createHash('sha256')
    for (const piece of pieces) sum.update(piece)
    return sum.digest('hex')
  },
}

/** Reads the form of a request as it comes. Throws a `Refusal` for one that is malformed or over a limit. */
export const readForm = async (request: IncomingMessage): Promise<Form> => {
  const reader = new FormReader(request.headers['content-type'] ?? '', means)
  return new Promise((resolve, reject) => {
    let isRefused = false
    const refuse = (reason: unknown) => {
      isRefused = true
      reject(reason)
    }
    // What comes after a refusal is read and thrown away.
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
    request.on('aborted', () => refuse(refusedForm.malformed()))
  })
}
