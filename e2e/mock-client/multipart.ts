/** A file of a multipart body. Its name is sent unescaped. */
export interface FilePart {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type?: string
}

/** One part of a form. A name may occur more than once. */
export type Part = readonly [name: string, value: string | FilePart]

export const boundary = 'haneul-suite-boundary-7f3a'

/** Encodes a multipart body. `FormData` is not used because it escapes names and normalises line breaks. */
export const multipart = (
  parts: readonly Part[],
): { readonly type: string; readonly body: Uint8Array<ArrayBuffer> } => {
  const chunks = parts.flatMap(([name, value]) => {
    if (typeof value === 'string')
      return [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`]
    const { name: fileName, bytes, type = 'application/octet-stream' } = value
    const head = `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}`
    return [`--${boundary}\r\n${head}\r\n\r\n`, bytes, '\r\n']
  })
  const body = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
  )
  return { type: `multipart/form-data; boundary=${boundary}`, body: new Uint8Array(body) }
}
