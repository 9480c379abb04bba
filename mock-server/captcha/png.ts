/** Pixels row by row, one byte a channel: 1 is grey, 3 is red, green, blue. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

const crcOf = (bytes: Uint8Array): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** Length, name, data, and the checksum of name and data. */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(data.length + 12)
  const view = new DataView(whole.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) whole[4 + i] = name.charCodeAt(i)
  whole.set(data, 8)
  view.setUint32(data.length + 8, crcOf(whole.subarray(4, data.length + 8)))
  return whole
}

/** Every line with the filter "Up" in front: pictures with flat surfaces get smaller by it. */
const filtered = ({ width, height, channels, data }: Picture): Uint8Array<ArrayBuffer> => {
  const line = width * channels
  const lines = new Uint8Array((line + 1) * height)
  for (let y = 0; y < height; y++) {
    lines[y * (line + 1)] = 2
    for (let x = 0; x < line; x++) {
      const above = y > 0 ? (data[(y - 1) * line + x] ?? 0) : 0
      lines[y * (line + 1) + 1 + x] = (data[y * line + x] ?? 0) - above
    }
  }
  return lines
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The picture as a PNG file. The same in Node and in a browser: nothing but web streams is used. */
export const png = async (picture: Picture): Promise<Uint8Array> => {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, picture.width)
  view.setUint32(4, picture.height)
  header[8] = 8
  header[9] = picture.channels === 1 ? 0 : 2
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', await deflated(filtered(picture))),
    chunk('IEND', new Uint8Array(0)),
  ])
}
