import { pngFile } from './png-file.ts'

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

/** Encodes the picture as a PNG file. Uses web streams only, so it works in Node and in browsers. */
export const png = async (picture: Picture): Promise<Uint8Array> => {
  const { width, height, channels } = picture
  return pngFile({ width, height, colors: channels === 1 ? 'grey' : 'color' }, await deflated(filtered(picture)))
}
