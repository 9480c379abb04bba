import { concatBytes, hexOf } from '../bytes.ts'
import type { Form } from '../request.ts'
import { FormReader, type HostFunctions } from './form-reader.ts'

const functions: HostFunctions = {
  indexOf: (bytes, pattern) => {
    for (let at = bytes.indexOf(pattern[0]!); at !== -1; at = bytes.indexOf(pattern[0]!, at + 1))
      if (pattern.every((byte, i) => bytes[at + i] === byte)) return at
    return -1
  },
  // A browser cannot compute a hash incrementally.
  sha256: () => {
    const chunks: Uint8Array[] = []
    return {
      update: (bytes) => void chunks.push(bytes),
      digest: async () => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', concatBytes(chunks)))),
    }
  },
}

/** Parses a form from its complete body, as in a browser. Throws a `Refusal` if it is malformed or over a limit. */
export const formOfBytes = async (contentType: string, body: Uint8Array): Promise<Form> => {
  const reader = new FormReader(contentType, functions)
  reader.write(body)
  return reader.end()
}
