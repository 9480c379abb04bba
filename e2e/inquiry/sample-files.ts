import type { Pick } from '../pages/inquiry-page.ts'

/** A file of so many bytes, all alike: what matters is its name and its size. */
export const pick = (name: string, size = 12): Pick => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
})

/** So many small files of different names. */
export const picks = (count: number): readonly Pick[] => Array.from({ length: count }, (_, i) => pick(`${i + 1}.txt`))
