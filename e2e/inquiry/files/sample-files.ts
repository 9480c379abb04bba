import type { UploadFile } from '../../pages/inquiry-page.ts'

/** A file of `size` identical bytes. */
export const sampleFile = (name: string, size = 12): UploadFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
})

/** Small files named `1.txt`, `2.txt` and so on. */
export const sampleFiles = (count: number): readonly UploadFile[] =>
  Array.from({ length: count }, (_, i) => sampleFile(`${i + 1}.txt`))
