import { pngFile } from '#fixtures/files/png.ts'

/** Pixels row by row, one byte a channel: 1 is grey, 3 is red, green, blue. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
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

/** The picture as a PNG file. The same in Node and in a browser: nothing but web streams is used. */
export const png = async (picture: Picture): Promise<Uint8Array> => {
  const { width, height, channels } = picture
  return pngFile(
    { width, height, depth: 8, colours: channels === 1 ? 'grey' : 'colour' },
    await deflated(filtered(picture)),
  )
}
