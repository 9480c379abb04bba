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

/** Brotli and gzip of a text. The best quality is meant for files that are compressed once and sent many times. */
export const compressed = async (text: Buffer, quality: number) => ({
  br: await brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }),
  gzip: await gzipped(text, { level: Math.min(quality, 9) }),
})

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
