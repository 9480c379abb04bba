import * as z from 'zod'

/**
 * A file of a form as the server receives it. `bytes` contains the chunks as received; it is null if the file was too
 * large or its bytes were evicted to free memory.
 */
export interface Upload {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly bytes: readonly Uint8Array[] | null
}

/** A file of a form. Hosts pass on text parts as strings and files as `Upload`. */
export const filePart = z
  .custom<Upload>((part) => typeof part === 'object')
  .meta({ override: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } })
