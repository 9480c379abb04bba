/** A file as it crosses the wire: its name goes out byte for byte, whatever a browser would have made of it. */
export interface FilePart {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type?: string
}

/** One part of a form, in its place; a name may come twice. */
export type Part = readonly [name: string, value: string | FilePart]

export const boundary = 'haneul-suite-boundary-7f3a'

/** The bytes of a multipart body. Own, because a browser's encoder escapes names and rewrites line breaks. */
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
