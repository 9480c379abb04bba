import { bigEndian, crc32, concatBytes, utf8 } from '../bytes.ts'

const colorTypes = { grey: 0, color: 2 } as const

interface PngHeader {
  readonly width: number
  readonly height: number
  readonly colors: keyof typeof colorTypes
}

/** A chunk: length, name, data, and the checksum of name and data. */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const named = concatBytes([utf8(name), data])
  return concatBytes([bigEndian(data.length), named, bigEndian(crc32(named))])
}

/** A PNG file with 8 bits per channel. `lines` are the filtered lines, compressed with zlib. */
export const pngFile = ({ width, height, colors }: PngHeader, lines: Uint8Array) =>
  concatBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', concatBytes([bigEndian(width), bigEndian(height), Uint8Array.of(8, colorTypes[colors], 0, 0, 0)])),
    chunk('IDAT', lines),
    chunk('IEND', new Uint8Array(0)),
  ])
