import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** The best compression of a larger file takes seconds. Such files are only loaded on request. */
const bestQualityMaxBytes = 500_000
/** A smaller file fits into one network packet without compression. */
const minBytes = 1_000

const compress = async (text: Buffer, quality: number) => ({
  br: await brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }),
  gzip: await gzipped(text, { level: Math.min(quality, 9) }),
})

// An encoder has its memory from the start, also while it waits for a thread: a thousand of them have 12 GB.
const lanes = Array.from({ length: 4 }, (): Promise<unknown> => Promise.resolve())
let count = 0

/** Brotli and gzip of a text. The best quality is meant for files that are compressed once and sent many times. */
export const compressed = (text: Buffer, quality: number): ReturnType<typeof compress> => {
  const lane = count % lanes.length
  count += 1
  const result = lanes[lane]!.then(() => compress(text, quality))
  lanes[lane] = result.catch(() => {})
  return result
}

/** Writes `.br` and `.gz` files beside the scripts, styles and pictures of a folder. */
export const compressFiles = async (folder: string): Promise<void> => {
  await Promise.all(
    globSync('**/*.{js,css,svg,json}', { cwd: folder }).map(async (name) => {
      const file = join(folder, name)
      const text = await readFile(file)
      if (text.length < minBytes) return
      const { br, gzip: gz } = await compressed(text, text.length > bestQualityMaxBytes ? 5 : 11)
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
