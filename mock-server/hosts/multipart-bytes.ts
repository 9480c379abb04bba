import { concatBytes } from '#fixtures/files/bytes.ts'
import type { Form } from '../request.ts'
import { FormReader, type Means } from './form-reader.ts'

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const means: Means = {
  find: (bytes, sought) => {
    for (let at = bytes.indexOf(sought[0]!); at !== -1; at = bytes.indexOf(sought[0]!, at + 1))
      if (sought.every((byte, i) => bytes[at + i] === byte)) return at
    return -1
  },
  sum: async (pieces) => hex(await crypto.subtle.digest('SHA-256', concatBytes(pieces))),
}

/** Reads a form that is there as a whole, as in a browser. Throws a `Refusal` as `readForm` does. */
export const formOfBytes = async (contentType: string, body: Uint8Array): Promise<Form> => {
  const reader = new FormReader(contentType, means)
  reader.write(body)
  return reader.end()
}
