import { bigEndian, crc32, concatBytes, utf8 } from '../http/bytes.ts'

/** A chunk: length, name, data, and the checksum of name and data. */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const named = concatBytes([utf8(name), data])
  return concatBytes([bigEndian(data.length), named, bigEndian(crc32(named))])
}

/** Pixels row by row, one byte per channel: 1 channel for greyscale, 3 for RGB. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

/** Applies the PNG filter "Up" to every line, which makes pictures with flat areas smaller. */
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

/** Encodes the picture as a PNG file with 8 bits per channel. Uses web streams only, so it works in Node and in browsers. */
export const png = async (picture: Picture): Promise<Uint8Array> => {
  const { width, height, channels } = picture
  const colorType = channels === 1 ? 0 : 2
  return concatBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', concatBytes([bigEndian(width), bigEndian(height), Uint8Array.of(8, colorType, 0, 0, 0)])),
    chunk('IDAT', await deflated(filtered(picture))),
    chunk('IEND', new Uint8Array(0)),
  ])
}
