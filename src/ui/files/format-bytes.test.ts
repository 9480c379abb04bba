import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.for([
  { bytes: 0, language: 'en', size: '0 bytes' },
  { bytes: 1023, language: 'ko', size: '1,023바이트' },
  { bytes: 1024, language: 'en', size: '1 KB' },
  { bytes: 1536, language: 'en', size: '2 KB' },
  { bytes: 1_258_291, language: 'ja', size: '1.2 MB' },
  { bytes: 10_485_760, language: 'ko', size: '10MB' },
])('$bytes bytes are $size in $language', ({ bytes, language, size }) => {
  expect(formatBytes(bytes, language)).toBe(size)
})
