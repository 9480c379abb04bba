import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The hashes of the scripts inside a page, for its content security policy. */
export const scriptHashes = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
